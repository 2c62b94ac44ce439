import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContext, BuildStep } from '../builder.ts';
import { referencePaths } from './crops.ts';
import { looksPrompt } from './looks.prompt.ts';
import { type ConceptFound, conceptRecords, looksRecords } from './records.ts';

const SHOWN = 3;

/** Sex, age and height of persons by their reference pictures; without a model of pictures they are left unknown. */
export const looksStep: BuildStep = {
  id: looksRecords.id,
  title: 'Looking at people',
  needs: 'vision-model',
  makes: looksRecords,
  async run(context) {
    const { vision } = context;
    if (vision === undefined) return;
    const people = context
      .records(conceptRecords)
      .all()
      .filter(({ value }) => value.kind === 'person');
    await context.each(looksRecords, people, async ({ value }) => {
      const asked = await vision.ask(looksPrompt, 'Describe this person.', await referencesOf(context, value, SHOWN));
      return asked.state === 'answered'
        ? { by: [asked.by], value: asked.value }
        : { skipped: { code: asked.code, message: asked.message } };
    });
  },
};

/** The first reference pictures as bytes. */
export const referencesOf = (context: BuildContext, found: ConceptFound, most: number): Promise<Uint8Array[]> =>
  Promise.all(
    referencePaths(found)
      .slice(0, most)
      .map((path) => readFile(join(context.folder, path))),
  );
