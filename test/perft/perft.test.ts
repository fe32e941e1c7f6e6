import { testPerfts } from './declare.ts';

testPerfts(0, 700);
