import type { App } from '../../app/app.ts';
import { type ExitCode, exitCodes, Face } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';

/** Serves MCP over the standard streams; passed in by the binary. */
export type ServeStdio = (
  options: { readonly app: App; readonly report: (error: unknown) => void },
  signal: AbortSignal,
) => Promise<void>;

/** Serves one agent until it disconnects. Standard output carries only the protocol, so errors go to stderr as text. */
export function mcp(context: VerbContext, start: ServeStdio): Promise<ExitCode> {
  const face = new Face({ quiet: context.face.quiet });
  return withApp(context, async (app) => {
    void app.warm().catch((error: unknown) => face.error(error));
    await start({ app, report: (error) => face.error(error) }, context.signal);
    return exitCodes.done;
  });
}
