/** Constant and a weight for each cue of `glassesCues`; fitted by training/fit/glasses.ts. */
export const glassesWeights: readonly number[] = [-4.244, 3.307, 5.156, 3.217, -0.393, 0.832, 0.206];
