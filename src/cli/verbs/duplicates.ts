import pc from 'picocolors';
import type {
  BestReason,
  DuplicateDecision,
  DuplicateGroup,
  DuplicatesResponse,
} from '../../contract/duplicate-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { SameShotWay } from '../../memory/link.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted } from '../table.ts';

const LISTED = 50;

export async function listDuplicates(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.duplicates({ limit: LISTED }), drawDuplicates);
    return exitCodes.done;
  });
}

const wayWords: Readonly<Record<SameShotWay, string>> = {
  raw: 'raw file and picture',
  edit: 'edited version',
  copy: 'the same picture, saved twice',
  burst: 'burst',
  alike: 'taken again within minutes',
};
const reasonWords: Readonly<Record<BestReason, string>> = {
  favourite: 'a favourite',
  rated: 'rated higher',
  edited: 'edited',
  developed: 'developed from the raw file',
  larger: 'larger',
  'better-shot': 'the better shot',
  dated: 'knows its time',
};

function drawDuplicates({ groups, total }: DuplicatesResponse): string {
  if (groups.length === 0) return 'No duplicates found.';
  const more = total > groups.length ? [`${total - groups.length} more groups.`] : [];
  return [...groups.map(drawGroup), ...more].join('\n');
}

function drawGroup({ id, ways, because, pictures }: DuplicateGroup): string {
  const why = because.map((one) => reasonWords[one]).join(', ');
  const head = `${pc.cyan(id)}  ${counted(pictures.length, 'picture')}: ${ways.map((way) => wayWords[way]).join(', ')}`;
  const rows = pictures.map(({ id: item, file, width, height, bytes: size, start }, n) =>
    [
      n === 0 ? '  ★' : '   ',
      item,
      plain(file),
      start?.slice(0, 19).replace('T', ' '),
      width === undefined ? undefined : `${width}×${height}`,
      size === undefined ? undefined : bytes(size),
      n === 0 && why !== '' ? `(${why})` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join('  '),
  );
  return [head, ...rows].join('\n');
}

/** Decides about groups, one after another. Errors: `usage`, `not-found`. */
export async function decideDuplicates(
  context: VerbContext,
  groups: readonly string[],
  decided: DuplicateDecision,
): Promise<ExitCode> {
  if (decided.best !== undefined && groups.length > 1)
    throw new MadeleineError('usage', '--best chooses for one group.', { action: 'Give one group.' });
  return withApp(context, async (app) => {
    const done = [];
    for (const group of groups) done.push(await app.decideDuplicates(group, decided));
    await app.organiseIfDue();
    context.face.result({ decided: done }, (all) => all.decided.map((one) => plain(one.done)).join('\n'));
    return exitCodes.done;
  });
}
