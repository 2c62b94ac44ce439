/** A use of ratings of apparent personality, by the name that is chosen and kept in the record of a run. */
export type Purpose = { readonly name: string; readonly about: string };
export type RefusedPurpose = Purpose & { readonly why: string };

/** What ratings may be made for: the uses that MM-OCEAN states for its data (App. K, L). */
export const acceptedPurposes: readonly Purpose[] = [
  {
    name: 'model-evaluation',
    about: 'measuring how well models rate, reason and ground on a research data set',
  },
  {
    name: 'bias-research',
    about: 'research on bias, fairness or misuse of models that judge people, in hiring or anywhere else',
  },
  { name: 'method-research', about: 'developing or reproducing a research method, on a research data set' },
  { name: 'teaching', about: 'teaching or showing what such ratings are worth, on a research data set' },
];

const noBasis = 'a short film is not a valid basis for a decision about a person';
/** What ratings are never made for, and why: what MM-OCEAN (App. L) and ATM-Bench (App. A.4) warn of or forbid. */
export const refusedPurposes: readonly RefusedPurpose[] = [
  {
    name: 'hiring',
    about: 'screening applicants, or judging people at work',
    why: `${noBasis}, and ratings discriminate`,
  },
  { name: 'credit-insurance', about: 'credit, insurance or tenancy', why: noBasis },
  {
    name: 'surveillance',
    about: 'monitoring or profiling people',
    why: 'the data set’s terms and the people shown do not allow it',
  },
  { name: 'policing', about: 'policing, borders, courts, or detecting lies', why: noBasis },
  { name: 'education-decisions', about: 'admitting or grading pupils and students', why: noBasis },
  {
    name: 'health',
    about: 'diagnosis, triage or therapy',
    why: 'apparent personality is what viewers would say of a film; it is no finding',
  },
  {
    name: 'targeting',
    about: 'advertising to people or persuading them by their personality',
    why: 'it uses a guess about people against their interest',
  },
  {
    name: 'private-life',
    about: 'judging partners, neighbours or other people one knows',
    why: 'they did not agree to it',
  },
];

/** What everybody who reads a rating has to know, in the words of this program; after MM-OCEAN §6 and App. L. */
export const traitLimits: readonly string[] = [
  'Ratings are of apparent personality: what viewers would say of a short film. They are no measurement of a person.',
  'The reference ratings are of short English films of single speakers, mostly Western, by crowd workers; how personality is perceived differs between cultures.',
  'Task 3 asks for fixed cues by multiple choice, so that a high prejudice rate may partly come from the questions; a model’s grades of task 2 need people to confirm them.',
  'Not for use about real people without their consent, openness about these limits, and an audit for fairness; never for hiring, credit, insurance, policing or surveillance.',
];

/** The same for what is observed of a film, from which somebody may want to conclude. */
export const observationLimits: readonly string[] = [
  'Observations say what could be seen and heard. They are no basis for judging anybody’s personality, mood, honesty or health.',
];
