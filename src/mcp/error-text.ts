import { type ErrorCode, isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { type AgentText, fact, lines, say } from './agent-text.ts';

/** Advice for an agent, where that of the command line would not apply. */
const advice: Partial<Readonly<Record<ErrorCode, AgentText>>> = {
  'not-found': say`Find the right id with search, events, people or timeline.`,
  'invalid-cursor': say`Call again without a cursor, then use the nextCursor of each response.`,
  'invalid-plan': say`Use a plain-text query instead.`,
  'memory-locked': say`Another program is writing to the memory. Try again in a moment.`,
  'passphrase-needed': say`The memory is encrypted. Ask its owner to unlock it.`,
  cancelled: say`Call again to get the answer.`,
};

/** A call that cannot be accepted, with advice written by the program. */
export class WrongCall extends MadeleineError {
  readonly advice: AgentText;

  constructor(message: string, advice: AgentText) {
    super('usage', message, { action: String(advice) });
    this.advice = advice;
  }
}

/**
 * An error as text for an agent: code, message and advice. The message may name files and people, so it is marked as untrusted. A
 * bug is reported without details.
 */
export function errorText(error: unknown): AgentText {
  if (!isMadeleineError(error)) {
    return say`internal: Internal error in Madeleine. Try again with other arguments, or check its log.`;
  }
  const { code, message } = error;
  const action = error instanceof WrongCall ? error.advice : (advice[code] ?? error.action);
  return lines([say`${fact(code)}: ${message}`, ...(action === undefined ? [] : [say`${action}`])]);
}
