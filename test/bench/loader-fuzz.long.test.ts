import { testBrokenDataSets } from './broken-data-sets.ts';

testBrokenDataSets(60);
