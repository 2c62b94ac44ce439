/** Best first. */
export const byScore = (a: { readonly score: number }, b: { readonly score: number }): number => b.score - a.score;
