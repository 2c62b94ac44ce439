import { testBrokenDataSets } from './broken-data-sets.ts';

// More of them: loader-fuzz.long.test.ts.
testBrokenDataSets(6);
