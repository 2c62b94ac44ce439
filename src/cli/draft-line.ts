import pc from 'picocolors';
import { type CommonOptions, plain } from './face.ts';
import { lastCells } from './text-width.ts';

export type DraftLine = { readonly onWords: (draft: string) => void; clear(): void };

const CLEAR = '\r\u001b[2K';
const MARK = '✎ ';

/**
 * The end of the answer that a model is writing, on one line of the terminal's stderr, which is cleared when the checked
 * answer arrives. Not shown with `--json`, `--quiet`, or when stderr is not a terminal.
 */
export function openDraftLine(options: CommonOptions): DraftLine {
  const isWatched = process.stderr.isTTY === true && options.json !== true && options.quiet !== true;
  let isShown = false;
  return {
    onWords(draft) {
      if (!isWatched || draft === '') return;
      isShown = true;
      const cells = Math.max(20, process.stderr.columns ?? 80) - MARK.length - 1;
      process.stderr.write(`${CLEAR}${pc.dim(`${MARK}${lastCells(plain(draft), cells)}`)}`);
    },
    clear() {
      if (isShown) process.stderr.write(CLEAR);
      isShown = false;
    },
  };
}
