import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { filmSeconds, strippedFilm } from '../../../app/items/stripped-film.ts';
import { slug } from '../../../language/fold.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { BuildContext, BuildStep, Worked } from '../builder.ts';
import { itemsByPath, type Known, readKnown } from '../known.ts';
import type { LifeItem } from '../life.ts';
import { byRule } from '../step-records.ts';
import { type Film, filmRecords } from './records.ts';

/** Films of the paper are of fifteen seconds; of longer ones no single look is left. */
const LONGEST_SECONDS = 60;

/** Films of the memory, copied without their metadata, with what was said in them. */
export const filmsStep: BuildStep = {
  id: filmRecords.id,
  title: 'Copying films',
  needs: 'nothing',
  makes: filmRecords,
  async run(context) {
    const known = await readKnown(context.options.truth);
    const films = context.life.items.filter(({ modality }) => modality === 'video');
    await mkdir(join(context.folder, 'films'), { recursive: true, mode: 0o700 });
    const tasks = films.map((item, i) => ({ key: keyOf(item, i), item }));
    await context.each(filmRecords, tasks, ({ key, item }) => copied(context, known, key, item));
  },
};

/** As file names in the set: what the file was called may be private. */
const keyOf = ({ id }: LifeItem, i: number): string => `film-${i + 1}-${slug(id).slice(-6)}`;

async function copied(context: BuildContext, known: Known, key: string, item: LifeItem): Promise<Worked<Film>> {
  const { life, folder, signal } = context;
  const file = `films/${key}.mp4`;
  const marked = markedOf(life, known, item);
  try {
    const seconds = await life.app.withMedia(item.id, async (path) => {
      const length = await filmSeconds(path);
      if (length <= LONGEST_SECONDS) await strippedFilm(path, join(folder, file), signal);
      return length;
    });
    if (seconds > LONGEST_SECONDS)
      return { skipped: { code: 'too-long', message: `${Math.round(seconds)} of at most ${LONGEST_SECONDS} seconds` } };
    const heard = item.transcript?.segments.map(({ text }) => text).join(' ') ?? '';
    const scores = marked?.scores;
    const value = { item: item.id, file, seconds, transcript: marked?.transcript ?? heard };
    return { by: [byRule('films-of-the-memory')], value: { ...value, ...(scores === undefined ? {} : { scores }) } };
  } catch (error) {
    if (!isMadeleineError(error) || signal.aborted) throw error;
    return { skipped: { code: error.code, message: error.message } };
  }
}

/** What the user's file says of the film. */
export const markedOf = (life: BuildContext['life'], known: Known, { id }: { readonly id: string }) => {
  const find = itemsByPath(life);
  return known.films.find(({ path }) => find(path)?.id === id);
};
