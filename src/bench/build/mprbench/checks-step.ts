import type { BuildContext, BuildStep } from '../builder.ts';
import { byRule } from '../step-records.ts';
import { problemsBetween, problemsOf, questionProblems } from './checks.ts';
import {
  type Checked,
  checkedRecords,
  formRecords,
  generatedRecords,
  profileRecords,
  templateRecords,
} from './records.ts';

export const questionRecords = [templateRecords, formRecords, generatedRecords] as const;

/** Verification by code: what contradicts itself or another is named, for whoever reviews it, and is not exported. */
export const checksStep: BuildStep = {
  id: checkedRecords.id,
  title: 'Checking profiles and questions',
  needs: 'nothing',
  makes: checkedRecords,
  async run(context) {
    const file = context.records(checkedRecords);
    for (const [key, value] of checkedIn(context))
      if (!file.has(key)) file.append({ key, by: [byRule('consistency-checks')], value });
  },
};

function checkedIn(context: BuildContext): [string, Checked][] {
  const profiles = context.records(profileRecords).all();
  const between = problemsBetween(new Map(profiles.map(({ key, value }) => [key, value])));
  const questions = questionRecords.flatMap((of) => context.records(of).all());
  return [
    ...profiles.map(({ key, value }): [string, Checked] => [
      key,
      { of: 'profile', problems: [...problemsOf(value), ...(between.get(key) ?? [])] },
    ]),
    // A form that nobody has filled in is no mistake yet.
    ...questions
      .filter(({ value }) => value.written)
      .map(({ key, value }): [string, Checked] => [key, { of: 'question', problems: questionProblems(value) }]),
  ];
}
