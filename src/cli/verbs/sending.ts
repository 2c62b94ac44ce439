import pc from 'picocolors';
import type { App } from '../../app/app.ts';
import type { SendingResponse } from '../../contract/sending-verbs.ts';
import { type EndpointPurpose, endpointPurposes } from '../../memory/endpoint-use.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';

type Use = SendingResponse['uses'][number];

export const listSending = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.sending(), drawSending);
    return exitCodes.done;
  });

export type AllowOptions = { readonly yes?: boolean };

/** Allows sending for a purpose, after confirmation unless `--yes` is given. Errors: `usage` without a terminal. */
export const allowSending = (context: VerbContext, said: string, options: AllowOptions): Promise<ExitCode> =>
  withApp(context, async (app) => {
    const purpose = purposeOf(said);
    const use = (await app.sending()).uses.find((one) => one.purpose === purpose);
    const allowed = options.yes === true || use === undefined || (await askedToSend(context, use));
    if (allowed === undefined) {
      throw new MadeleineError('usage', 'Cannot ask for confirmation here.', {
        action: `Confirm with: models allow ${purpose} --yes`,
      });
    }
    context.face.result(await app.decideSending(purpose, allowed), ({ use: now }) => drawUse(now));
    return exitCodes.done;
  });

export const forbidSending = (context: VerbContext, said: string): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(await app.decideSending(purposeOf(said), false), ({ use }) => drawUse(use));
    return exitCodes.done;
  });

/** Asks once about each configured use that is undecided; without a terminal it stays undecided. */
export async function askAboutSending(context: VerbContext, app: App): Promise<void> {
  for (const use of await app.unaskedSending()) {
    const allowed = await askedToSend(context, use);
    if (allowed === undefined)
      context.face.note(`Nothing is sent to ${use.endpoint} until you allow it: madeleine models allow ${use.purpose}`);
    else await app.decideSending(use.purpose, allowed);
  }
}

async function askedToSend(
  context: VerbContext,
  { purpose, endpoint, sends, local }: Use,
): Promise<boolean | undefined> {
  if (!canAsk(context)) return undefined;
  const where = local ? 'on this machine' : 'on the network';
  return askYesNo(
    context,
    `For ${purpose}, Madeleine would send to ${endpoint} (${where}):\n  ${sends}.\nAllow it? [y/N] `,
  );
}

function purposeOf(said: string): EndpointPurpose {
  const found = endpointPurposes.find((purpose) => purpose === said);
  if (found !== undefined) return found;
  throw new MadeleineError('usage', `Unknown purpose: ${said}.`, {
    action: `Use one of: ${endpointPurposes.join(', ')}.`,
  });
}

const drawSending = ({ uses }: SendingResponse): string =>
  uses.length === 0
    ? 'Nothing is sent to describe or compare pictures or to transcribe speech. See docs/models.md for these features.'
    : uses.map(drawUse).join('\n');

function drawUse({ purpose, endpoint, allowed, sends, spent, pending }: Use): string {
  const word =
    allowed === true ? pc.green('allowed') : allowed === false ? pc.red('forbidden') : pc.yellow('not allowed yet');
  const cost = spent.dollars === undefined ? '' : `, $${spent.dollars.toFixed(4)}`;
  const unsaid = spent.unsaidCalls === 0 ? '' : ` (estimated for ${counted(spent.unsaidCalls, 'call')})`;
  const amount =
    spent.seconds === undefined
      ? `${(spent.inputTokens + spent.outputTokens).toLocaleString('en')} tokens`
      : `${(spent.seconds / 60).toFixed(1)} minutes of audio`;
  const used =
    spent.calls === 0 ? 'Nothing sent so far.' : `So far ${counted(spent.calls, 'call')}, ${amount}${unsaid}${cost}.`;
  const waits = pending === 0 ? '' : ` ${counted(pending, purpose === 'transcripts' ? 'video' : 'picture')} waiting.`;
  return `${purpose} by ${plain(endpoint)}: ${word}\n  sends ${sends}.\n  ${used}${waits}`;
}
