import { resolve } from 'node:path';
import { bundle } from './bundle.ts';

await bundle(resolve(import.meta.dirname, '../dist'));
