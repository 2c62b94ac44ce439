import pc from 'picocolors';
import type { ItemCorrectionShape, ItemCorrectionsResponse, ItemPatch } from '../../contract/item-verbs.ts';
import { itemPatch } from '../../contract/item-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { starsTag } from '../../memory/item-text.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { readingWords } from '../reading-words.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { choiceOf } from './albums.ts';

export type CorrectOptions = {
  readonly time?: string;
  /** False for `--no-place`. */
  readonly place?: string | false;
  readonly person?: readonly string[];
  readonly notPerson?: readonly string[];
  readonly tag?: readonly string[];
  readonly notTag?: readonly string[];
  readonly album?: readonly string[];
  readonly notAlbum?: readonly string[];
  readonly rating?: string;
  readonly turn?: string;
  /** False for `--no-favourite`. */
  readonly favourite?: boolean;
  readonly query?: string;
  readonly archived?: boolean;
  /** True if no correction id is given. */
  readonly undo?: string | true;
};

/** `correct`: corrects items, undoes a correction or, without options, lists the corrections of an item. */
export async function correctItems(
  context: VerbContext,
  ids: readonly string[],
  options: CorrectOptions,
): Promise<ExitCode> {
  const said = patchOf(options);
  const choice = choiceOf(ids, options);
  return withApp(context, async (app) => {
    const [id = ''] = ids;
    if (options.undo !== undefined) {
      if (said !== undefined || ids.length !== 1)
        throw new MadeleineError('usage', '--undo works on a single item.', {
          action: 'Give one item and no other options.',
        });
      const undone = await app.undoCorrection(id, options.undo === true ? undefined : options.undo);
      await app.organiseIfDue();
      context.face.result(undone, ({ done }) => plain(done));
      return exitCodes.done;
    }
    if (said === undefined) {
      if (ids.length !== 1)
        throw new MadeleineError('usage', 'No correction was given.', {
          action: 'See `madeleine correct --help`.',
        });
      context.face.result(await app.itemCorrections(id), drawCorrections);
      return exitCodes.done;
    }
    const result = await app.correctChosen(choice, said);
    await app.organiseIfDue();
    context.face.result(result, ({ done }) => plain(done));
    return exitCodes.done;
  });
}

/** Undefined if no correction is given. */
function patchOf(options: CorrectOptions): ItemPatch | undefined {
  const { time, place, person, notPerson, tag, notTag, album, notAlbum, rating, turn, favourite, archived } = options;
  const patch = {
    ...(time === undefined ? {} : { time }),
    ...(place === undefined ? {} : { place: place === false ? null : place }),
    ...(person === undefined && notPerson === undefined ? {} : { people: { add: person, remove: notPerson } }),
    ...(tag === undefined && notTag === undefined ? {} : { tags: { add: tag, remove: notTag } }),
    ...(album === undefined && notAlbum === undefined ? {} : { albums: { add: album, remove: notAlbum } }),
    ...(rating === undefined ? {} : { rating: Number(rating) }),
    ...(turn === undefined ? {} : { turn: Number(turn) }),
    ...(favourite === undefined ? {} : { favourite }),
    ...(archived === undefined ? {} : { archived }),
  };
  if (Object.keys(patch).length === 0) return undefined;
  const parsed = itemPatch.safeParse(patch);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MadeleineError('usage', `Invalid value for --${String(issue?.path[0] ?? 'time')}: ${issue?.message}.`, {
    action: 'See `madeleine correct --help`.',
  });
}

function drawCorrections({ corrections }: ItemCorrectionsResponse): string {
  if (corrections.length === 0) return 'This item has no corrections.';
  return corrections
    .map((one) => {
      const others = one.items === 1 ? '' : ` (applies to ${one.items} items)`;
      return `${pc.cyan(one.kind.padEnd(7))}${plain(wordsOf(one))}${others}\n${pc.dim(`       ${one.id}`)}`;
    })
    .join('\n');
}

function wordsOf(one: ItemCorrectionShape): string {
  if (one.kind === 'person') return `${one.name === '' ? one.person : one.name}${one.holds ? '' : ' removed'}`;
  if (one.kind === 'album') return `${one.album}${one.holds ? '' : ' removed'}`;
  if (one.kind === 'rating') return starsTag(one.stars) ?? 'not rated';
  if (one.kind === 'stack') return `behind ${one.behind}`;
  if (one.kind === 'differ') return 'not duplicates';
  if (one.kind === 'turn') return one.degrees === 0 ? 'as the file says' : `${one.degrees}° clockwise`;
  if (one.kind === 'tag') return `${one.tag}${one.holds ? '' : ' removed'}`;
  const provenance = { kind: 'corrected', by: 'owner', version: 1 };
  return one.kind === 'time'
    ? readingWords({ field: 'time', value: one.time, provenance })
    : readingWords({ field: 'place', value: one.place, provenance });
}
