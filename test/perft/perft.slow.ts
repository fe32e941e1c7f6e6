import { testPerfts } from './declare.ts';

testPerfts(700, Number.POSITIVE_INFINITY);
