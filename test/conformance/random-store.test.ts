import { testRandomOperations } from './random-store.ts';

// More of them: random-store.long.test.ts.
testRandomOperations([1, 2], 1);
