/** Wordings come in pools that share no sentence, so that what is tuned on one can be checked on the others. */
export type Wording = 'first' | 'second' | 'third';
