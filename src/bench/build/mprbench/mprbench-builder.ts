import type { Builder } from '../builder.ts';
import { checksStep } from './checks-step.ts';
import { conceptsStep } from './concepts-step.ts';
import { distractorsStep } from './distractors-step.ts';
import { exportSet } from './export-set.ts';
import { generatedStep } from './generated-step.ts';
import { looksStep } from './looks-step.ts';
import { profilesStep } from './profiles-step.ts';
import { formsStep, templatesStep } from './questions-step.ts';

/** Builds a set as MPRBench's Appendix C and D.2 have it, from the owner's own pictures. */
export const mprbenchBuilder: Builder = {
  name: 'mprbench',
  title: 'MPRBench',
  method:
    'After MPRBench, Appendix C and D.2: concepts with at least five crops each; profiles by rule and by a model from two references and the query pictures; questions from templates, by people and by a model; checks by code and by readers; distractors. All names, dates, likes and events are made up. Query pictures are the owner’s own: no image was generated.',
  steps: [conceptsStep, looksStep, profilesStep, templatesStep, formsStep, generatedStep, checksStep, distractorsStep],
  twoReaders: true,
  oneLanguage: true,
  export: exportSet,
};
