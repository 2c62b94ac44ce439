import pc from 'picocolors';
import type { GoneDecidedResponse, GoneResponse } from '../../contract/gone-verb.ts';
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

function drawn({ items }: GoneResponse): string {
  if (items.length === 0) return 'Nothing is gone.';
  const lines = items.map(
    ({ id, path, why, reason, since }) => `${id}  ${since.slice(0, 10)}  ${reason ?? reasons[why]}  ${pc.dim(path)}`,
  );
  return [
    items.length === 1
      ? '1 item is no longer at its source. It stays until you decide:'
      : `${items.length} items are no longer at their source. They stay until you decide:`,
    ...lines,
    pc.dim('Run `madeleine gone keep`, `gone archive` or `gone forget`, for all or with ids.'),
  ].join('\n');
}

const done = { keep: 'Kept', archive: 'Archived', forget: 'Forgot' } as const;

export async function decideGone(
  context: VerbContext,
  decision: GoneDecidedResponse['decision'],
  ids: readonly string[],
  { yes = false }: { readonly yes?: boolean },
): Promise<ExitCode> {
  return withApp(context, async (app) => {
    if (decision === 'forget' && !yes && !context.face.json && process.stdin.isTTY) {
      const count = ids.length === 0 ? (await app.gone()).items.length : ids.length;
      if (!(await askYesNo(context, `Forget ${counted(count, 'item')}? This cannot be undone. [y/N] `)))
        return exitCodes.done;
    }
    context.face.result(
      await app.decideGone(decision, ids, inTurn(context)),
      (r) => `${done[r.decision]} ${counted(r.items, 'item')}.`,
    );
    return exitCodes.done;
  });
}
