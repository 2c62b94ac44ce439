import { testRandomOperations } from './random-store.ts';

testRandomOperations([3, 4, 5, 6, 7, 8]);
