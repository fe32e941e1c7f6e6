import { testPerfts } from './declare.ts';

testPerfts(1200, Number.POSITIVE_INFINITY);
