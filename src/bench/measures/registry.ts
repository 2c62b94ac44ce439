/** The measures by their printed forms, which are their identities. */
export const measureList: readonly { readonly name: string; readonly about: string }[] = [
  { name: 'R@k', about: 'fraction of the gold among the first k' },
  { name: 'R@gt', about: 'the same at as many places as there are gold ids' },
  { name: 'hit@k', about: '1 when some gold is among the first k' },
  { name: 'P@k', about: 'fraction of the first k places that hold gold' },
  { name: 'nDCG@k', about: 'discounted cumulative gain, binary, against the ideal of min(k, gold)' },
  { name: 'AP', about: 'mean precision at the places of the gold' },
  { name: 'RR', about: 'one over the place of the first gold' },
  { name: 'set-P, set-R, set-F1', about: 'over the whole returned list, for questions with gold' },
  { name: 'Rej-P, Rej-R, Rej-F1', about: 'rejecting questions without gold' },
  { name: 'F1(rules)', about: 'LoCoMo: multiset F1 of stemmed words' },
];
