import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Variables that identify a terminal or a conversation, most reliable first. The first is for scripts and agents. */
const variables = ['MADELEINE_SESSION', 'TMUX_PANE', 'STY', 'TERM_SESSION_ID', 'WT_SESSION', 'SSH_TTY', 'WINDOWID'];

/**
 * The session id for follow-ups: MADELEINE_SESSION, else the terminal's device, else its
 * name in the environment. Programs without any of these share one session per machine.
 */
export function terminalSession(env: NodeJS.ProcessEnv = process.env): string {
  const said = env['MADELEINE_SESSION'];
  if (said !== undefined && said !== '') return `said ${said}`;
  for (const stream of [0, 2, 1]) {
    if (!isatty(stream)) continue;
    try {
      return `terminal ${fstatSync(stream).rdev}`;
    } catch {}
  }
  const name = variables.find((variable) => (env[variable] ?? '') !== '');
  return name === undefined ? 'no terminal' : `${name} ${env[name]}`;
}
