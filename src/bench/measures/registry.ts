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
  { name: 'Abst-P, Abst-R, Abst-F1', about: 'saying that it is not known, where it is not' },
  { name: 'ECE, Brier-skill, AUROC', about: 'what a said confidence is worth, under the leading measure' },
  { name: 'QS(rules)', about: 'ATM-Bench: exact match, Jaccard or a judge’s verdict, by type' },
  { name: 'joint_strict@k(rules)', about: 'ATM-Bench: some score, and all of the evidence' },
  { name: 'joint_partial@k(rules)', about: 'ATM-Bench: recall, where there is some score' },
  { name: 'qs_x_recall@k(rules)', about: 'ATM-Bench: score times recall' },
  { name: 'accuracy, macro-accuracy', about: 'MPRBench: over questions, over groups' },
  {
    name: 'PR, CR, IR, HR(t1,t2,t3)',
    about: 'MM-OCEAN: prejudice, confabulation, failed integration, holistic grounding',
  },
  { name: 'F1(rules)', about: 'LoCoMo: multiset F1 of stemmed words' },
];
