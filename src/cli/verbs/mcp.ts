import { z } from 'zod';
import type { App } from '../../app/app.ts';
import { type AgentScope, agentScopes } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, Face } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';

/** Serves MCP over the standard streams; passed in by the binary. */
export type ServeStdio = (
  options: {
    readonly app: App;
    readonly writes: ReadonlySet<AgentScope>;
    readonly report: (error: unknown) => void;
  },
  signal: AbortSignal,
) => Promise<void>;

export type McpCommandOptions = { readonly allowWrites?: string };

const scopesSchema = z.array(z.enum(agentScopes));

/** Errors: `usage` for an unknown kind of change. */
function scopesIn(said: string): ReadonlySet<AgentScope> {
  const read = scopesSchema.safeParse(said.split(/[,\s]+/).filter((one) => one !== ''));
  if (read.success) return new Set(read.data);
  throw new MadeleineError('usage', `--allow-writes: unknown change in "${said}".`, {
    action: `Give some of: ${agentScopes.join(', ')}. For example: madeleine mcp --allow-writes=note,tag`,
  });
}

/** Serves one agent until it disconnects. Standard output carries only the protocol, so errors go to stderr as text. */
export function mcp(
  context: VerbContext,
  { allowWrites = '' }: McpCommandOptions,
  start: ServeStdio,
): Promise<ExitCode> {
  const writes = scopesIn(allowWrites);
  const face = new Face({ quiet: context.face.quiet });
  return withApp(context, async (app) => {
    void app.warm().catch((error: unknown) => face.error(error));
    await start({ app, writes, report: (error) => face.error(error) }, context.signal);
    return exitCodes.done;
  });
}
