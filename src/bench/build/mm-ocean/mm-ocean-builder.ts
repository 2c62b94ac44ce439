import type { Builder } from '../builder.ts';
import { alignStep } from './align-step.ts';
import { analyseStep } from './analyse-step.ts';
import { examineStep } from './examine-step.ts';
import { exportSet } from './export-set.ts';
import { filmsStep } from './films-step.ts';
import { leakStep } from './leak-step.ts';
import { observeStep } from './observe-step.ts';

/** Builds a set as MM-OCEAN's §3.2 and Appendices A and B have it, from the owner's own films. */
export const mmOceanBuilder: Builder = {
  name: 'mm-ocean',
  title: 'MM-OCEAN',
  method:
    'After MM-OCEAN, §3.2 and Appendices A and B: atomic observations without interpretation, explanations of viewers’ ratings that cite them, questions of seven categories with six options, checks by code and by a model, a filter of what text alone answers, and people’s review. Levels come from viewers’ scores in the user’s file. Films are copied without metadata; nobody’s face is changed.',
  steps: [filmsStep, observeStep, analyseStep, examineStep, alignStep, leakStep],
  export: exportSet,
};
