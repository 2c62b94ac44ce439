import pc from 'picocolors';
import type { LinkingResponse } from '../../contract/models-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';

export type LinkOptions = { readonly model?: string; readonly limit?: string };

const MOST_AT_ONCE = 200;

/** Lets the model link and tag items that it has not processed. Errors: `usage` without a model. */
export async function linkItems(context: VerbContext, options: LinkOptions): Promise<ExitCode> {
  const { model } = options;
  if (model === undefined) {
    throw new MadeleineError('usage', 'No model was given.', {
      action: 'Give one: models link --model NAME. The text of the processed items is sent to it.',
    });
  }
  return withApp(context, async (app) => {
    const progress = openProgress(context.common);
    const { signal } = context;
    const asked = { model, limit: limitOf(options.limit), signal, onProgress: progress.listener };
    const linked = await app.linkItems(asked).finally(() => progress.stop());
    context.face.result(linked, linkedLines);
    return exitCodes.done;
  });
}

function linkedLines({ items, links, tags, calls, inputTokens, outputTokens, left }: LinkingResponse): string {
  const found = `${counted(items, 'item')} processed: ${counted(links, 'link')}, ${counted(tags, 'tag')}`;
  const cost = `${counted(calls, 'call')}, ${(inputTokens + outputTokens).toLocaleString('en')} tokens`;
  const more = left === 0 ? 'All items are processed.' : `${counted(left, 'item')} left: run the command again.`;
  return `${pc.green('✓')} ${found}.\n${pc.dim(`  ${cost}. ${more}`)}`;
}

export const unlinkItems = (context: VerbContext): Promise<ExitCode> =>
  withApp(context, async (app) => {
    context.face.result(
      await app.unlinkItems(),
      ({ items, links }) =>
        `${pc.green('✓')} Removed ${counted(links, 'link')} and the tags of ${counted(items, 'item')}.`,
    );
    return exitCodes.done;
  });

function limitOf(said: string | undefined): number {
  const limit = said === undefined ? MOST_AT_ONCE : Number(said);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new MadeleineError('usage', `--limit must be a number of items, not ${said}.`);
}
