import { resolve } from 'node:path';
import pc from 'picocolors';
import type { GoneDecision, GoneItem, GoneResponse } from '../../contract/gone-verb.ts';
import { askYesNo } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { inTurn, type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';

export async function listGone(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.gone(), drawn);
    return exitCodes.done;
  });
}

const reasons = {
  missing: 'file not found',
  'left-out': 'left out',
  'not-in-later-export': 'not in the later export',
} as const;

function drawn({ items, sources, total }: GoneResponse): string {
  if (total === 0) return 'Nothing is gone.';
  return [
    total === 1
      ? '1 item is no longer at its source. It stays until you decide:'
      : `${total} items are no longer at their source. They stay until you decide:`,
    ...sources.flatMap(({ source, items: count }) => [
      '',
      `${source} (${counted(count, 'item')})`,
      ...items.filter((item) => item.source === source).map(line),
    ]),
    '',
    pc.dim('Run `madeleine gone keep`, `gone archive`, `gone trash` or `gone forget`, for all, with ids or --source.'),
  ].join('\n');
}

function line({ id, path, source, why, reason, since }: GoneItem): string {
  const name = path.startsWith(source) ? path.slice(source.length).replace(/^!?\//, '') || path : path;
  return `${id}  ${since.slice(0, 10)}  ${reason ?? reasons[why]}  ${pc.dim(name)}`;
}

const done: Readonly<Record<GoneDecision, string>> = {
  keep: 'Kept',
  archive: 'Archived',
  trash: 'Moved to the trash:',
  forget: 'Forgot',
  undo: 'Listed again:',
};

export type DecideGoneOptions = { readonly yes?: boolean; readonly source?: string };

export async function decideGone(
  context: VerbContext,
  decision: GoneDecision,
  ids: readonly string[],
  { yes = false, source: said }: DecideGoneOptions,
): Promise<ExitCode> {
  const source = said === undefined ? undefined : resolve(said);
  return withApp(context, async (app) => {
    if (decision === 'forget' && !yes && !context.face.json && process.stdin.isTTY) {
      const { total, sources } = await app.gone({ limit: 1 });
      const all = source === undefined ? total : (sources.find((one) => one.source === source)?.items ?? 0);
      if (!(await askYesNo(context, `Forget ${counted(ids.length || all, 'item')}? This cannot be undone. [y/N] `)))
        return exitCodes.done;
    }
    context.face.result(
      await app.decideGone(decision, { items: ids, source }, inTurn(context)),
      (r) => `${done[r.decision]} ${counted(r.items, 'item')}.`,
    );
    return exitCodes.done;
  });
}
