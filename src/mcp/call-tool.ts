import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { fact, listed, say } from './agent-text.ts';
import { errorText, WrongCall } from './error-text.ts';
import type { CallContext, Tool, ToolAnswer } from './tool.ts';
import { toolsFor } from './tools/all.ts';

/** Calls a tool; an error is returned as a result. `report` receives bugs. */
export async function callTool(
  name: string,
  args: unknown,
  context: CallContext,
  report: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    return resultOf(await toolCalled(name, context).call(args, context));
  } catch (thrown) {
    const error = context.signal.aborted ? calledOff : thrown;
    if (!isMadeleineError(error)) report(error);
    return { isError: true, content: [{ type: 'text', text: String(errorText(error)) }] };
  }
}

/** The error of a cancelled call is ignored: it is not a bug. */
const calledOff = new MadeleineError('cancelled', 'The question was cancelled.');

/** Errors: `usage`. */
function toolCalled(name: string, { writes, app }: CallContext): Tool {
  const tools = toolsFor(writes, app);
  const found = tools.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new WrongCall(`Unknown tool: ${name}.`, say`Available tools: ${listed(tools.map((one) => fact(one.name)))}.`);
}

const resultOf = ({ document, text, pictures = [], failed }: ToolAnswer<Record<string, unknown>>): CallToolResult => ({
  content: [
    { type: 'text', text: String(text) },
    ...pictures.map(({ mime, bytes }) => ({
      type: 'image' as const,
      mimeType: mime,
      data: Buffer.from(bytes).toString('base64'),
    })),
  ],
  structuredContent: document,
  ...(failed === true ? { isError: true } : {}),
});
