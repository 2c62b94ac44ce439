import pc from 'picocolors';
import type { AuditReport, ShareEntry, ShareResponse, ShareSet } from '../../contract/share-verbs.ts';
import { findingWords, notJudgedWords, reasonWords } from '../../contract/share-words.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted, table } from '../table.ts';

export type ShareVerbOptions = {
  readonly query?: string;
  readonly event?: string;
  readonly shiftTimes?: boolean;
  readonly model?: string;
  readonly resume?: string;
};

type Held = Pick<ShareEntry, 'reasons' | 'note' | 'audited'>;

/** Why an item is not in the copy, or what was removed of it. */
function inWords({ reasons, note, audited }: Held): string {
  const found = audited?.found.map((kind) => findingWords[kind]).join(', ') ?? '';
  return [
    reasons
      .filter((reason) => reason !== 'audit')
      .map((reason) => reasonWords[reason])
      .join('; '),
    audited === undefined
      ? ''
      : `the audit ${audited.removed === 'item' ? 'still found' : 'removed sentences with'} ${found}`,
    note === undefined ? '' : plain(note),
  ]
    .filter((part) => part !== '')
    .join('. ');
}

/** Errors: `usage` without a destination. */
export async function share(
  context: VerbContext,
  args: readonly string[],
  options: ShareVerbOptions,
): Promise<ExitCode> {
  const [to, ...ids] = args;
  if (to === undefined)
    throw new MadeleineError('usage', 'Say where to write the copy.', {
      action: 'For example: madeleine share ./trip.zip --query "Lisbon 2023"',
    });
  const { query, event, model, resume, shiftTimes = false } = options;
  const asked = {
    shiftTimes,
    ...(ids.length === 0 ? {} : { ids }),
    ...(query === undefined ? {} : { query }),
    ...(event === undefined ? {} : { event }),
    ...(model === undefined ? {} : { model }),
  };
  const progress = openProgress(context.common);
  return withApp(context, async (app) => {
    try {
      const made = await app.shareTo(to, resume === undefined ? asked : { set: resume }, {
        signal: context.signal,
        onProgress: progress.listener,
      });
      progress.stop();
      context.face.result(made, sharedLines);
      return made.stopped === true ? exitCodes.interrupted : exitCodes.done;
    } finally {
      progress.stop();
    }
  });
}

function sharedLines(made: ShareResponse): string {
  const { id, to = '', kept, review, out, held, replaced, nodesLeft = 0, audit, stopped } = made;
  if (stopped === true)
    return `Stopped after ${made.done} of ${counted(made.items, 'item')}. Resume with: madeleine share <to> --resume ${id}`;
  const total = Object.entries(replaced).map(([kind, n]) => `${n} ${kind.toLowerCase()}`);
  return [
    `${pc.green('✓')} Wrote ${counted(kept, 'item')} to ${to} (${bytes(made.bytes ?? 0)}).`,
    ...(total.length === 0 ? [] : [`  Replaced: ${total.join(', ')}.`]),
    ...(nodesLeft === 0
      ? []
      : [
          `  Left out of their structured data: ${counted(nodesLeft, 'node')} about people, or with nothing but codes.`,
        ]),
    ...(audit === undefined ? [] : auditLines(audit)),
    ...(held.length === 0
      ? []
      : ['', `Not in the copy (${review} to review, ${out} left out):`, ...heldLines(held.slice(0, MOST_SHOWN))]),
    ...(held.length > MOST_SHOWN ? [`  … and ${held.length - MOST_SHOWN} more`] : []),
    ...(review > 0
      ? ['', `Review them in the web app (madeleine serve, Share), or with: madeleine share review ${id}`]
      : []),
  ].join('\n');
}

const MOST_SHOWN = 12;

const heldLines = (held: ShareResponse['held']): string[] =>
  held.map(
    (one) =>
      `  ${String(one.n).padStart(4)}  ${one.state === 'review' ? pc.yellow('review') : pc.red('out   ')}  ${plain(one.item)}  ${inWords(one)}`,
  );

function auditLines({ findings, lookedFor, notJudged, pictures, frames, capitalised }: AuditReport): string[] {
  const looks = `${counted(pictures, 'picture')}${frames > 0 ? `, ${counted(frames, 'video frame')}` : ''}`;
  return [
    `  Audit: ${findings.length === 0 ? 'found nothing' : `found ${findings.length}`}. Searched every byte for ${lookedFor.names} names, ${lookedFor.addresses} addresses, ${lookedFor.codes} codes and ${lookedFor.numbers} numbers, and ${looks} for faces, text and codes.`,
    '  Not judged:',
    ...notJudged.map((one) => `    - ${notJudgedWords(one)}`),
    ...(capitalised.length === 0
      ? []
      : [
          `  Capitalised words to check: ${capitalised.slice(0, 30).map(plain).join(', ')}${capitalised.length > 30 ? ', …' : ''}`,
        ]),
  ];
}

export const listSharing = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result({ shares: await app.shares() }, ({ shares }) =>
      shares.length === 0
        ? 'Nothing is being shared.'
        : table<ShareSet>(shares, [
            { head: 'set', whole: true, cell: ({ id }) => id },
            { head: 'created', cell: ({ created }) => created.slice(0, 10) },
            { head: 'done', cell: ({ done, items }) => `${done}/${items}` },
            { head: 'kept', cell: ({ kept }) => String(kept) },
            { head: 'review', cell: ({ review }) => String(review) },
            { head: 'out', cell: ({ out }) => String(out) },
            { head: 'search', cell: ({ query = '' }) => plain(query) },
          ]),
    );
    return exitCodes.done;
  });

export const reviewSharing = (context: VerbContext, id: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    const entries = (await app.shareEntries(id, { limit: 100_000 })).filter(
      ({ state, decision }) => state !== 'kept' || decision !== undefined,
    );
    context.face.result({ id, entries }, () =>
      entries.length === 0
        ? 'Nothing was held back.'
        : table<ShareEntry>(entries, [
            { head: 'no.', cell: ({ n }) => String(n) },
            {
              head: 'state',
              cell: ({ state, decision }) => (decision === undefined ? state : `${state} → ${decision}`),
            },
            { head: 'kind', cell: ({ kind }) => kind },
            { head: 'item', whole: true, cell: ({ item }) => plain(item) },
            { head: 'why', cell: inWords },
          ]),
    );
    return exitCodes.done;
  });

/** Errors: `usage` for a number, a decision or a cover that is none. */
export function decideSharing(
  context: VerbContext,
  args: readonly string[],
  options: { readonly cover?: readonly string[] },
): Promise<ExitCode> {
  const [set = '', number = '', decision] = args;
  if (!/^\d+$/.test(number) || (decision !== 'keep' && decision !== 'out'))
    throw new MadeleineError('usage', 'Give the number of an item, and "keep" or "out".', {
      action: 'For example: madeleine share decide s-4kq2v7n6yb3x 12 keep',
    });
  const covers = options.cover?.map(boxOf);
  return withApp(context, async (app) => {
    const entry = await app.decideShare(set, Number(number), { decision, ...(covers === undefined ? {} : { covers }) });
    context.face.result(
      entry,
      () => `Item ${number}: ${decision}. Write the copy with: madeleine share finish ${set} <to>`,
    );
    return exitCodes.done;
  });
}

function boxOf(said: string): { x: number; y: number; w: number; h: number } {
  const [x = -1, y = -1, w = 0, h = 0] = said.split(',').map(Number);
  if ([x, y, w, h].every((n) => n >= 0 && n <= 1) && w > 0 && h > 0) return { x, y, w, h };
  throw new MadeleineError('usage', `This is not a part of a picture: ${said}.`, {
    action: 'Give four fractions from 0 to 1: left, top, width, height.',
  });
}

export function finishSharing(context: VerbContext, id: string, to: string): Promise<ExitCode> {
  const progress = openProgress(context.common);
  return withApp(context, async (app) => {
    try {
      const made = await app.shareTo(to, { set: id }, { signal: context.signal, onProgress: progress.listener });
      progress.stop();
      context.face.result(made, sharedLines);
      return made.stopped === true ? exitCodes.interrupted : exitCodes.done;
    } finally {
      progress.stop();
    }
  });
}

export const removeSharing = (context: VerbContext, id: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.removeShare(id), ({ removed }) => `Removed ${removed}.`);
    return exitCodes.done;
  });
