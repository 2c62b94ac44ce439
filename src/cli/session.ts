import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Variables that name a terminal or a conversation, surest first. The first is for scripts and agents to set. */
const variables = ['MADELEINE_SESSION', 'TMUX_PANE', 'STY', 'TERM_SESSION_ID', 'WT_SESSION', 'SSH_TTY', 'WINDOWID'];

/**
 * What the follow-ups of one terminal have in common: what MADELEINE_SESSION says, else the terminal's device, else its
 * name in the environment. Without any, all programs of this machine that have no terminal share one.
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
