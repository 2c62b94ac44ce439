import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';

/** Shortcuts of the Ask page; the list also describes those handled by its components. */
export function useAskKeys(
  box: RefObject<HTMLTextAreaElement | null>,
  further: RefObject<HTMLInputElement | null>,
): void {
  const say = useWords(askWords);
  const group = useMemo(
    () => ({
      title: say.keysTitle,
      shortcuts: [
        { keys: '/', says: say.keyFocus, run: () => box.current?.select() },
        { keys: 'f', says: say.keyFollow, run: () => further.current?.focus() },
        // Handled by the box, the grid and the chips; listed here for the help only.
        { keys: '↵', says: say.keyEnter, run: () => undefined },
        { keys: '⇥', says: say.keyTab, run: () => undefined },
        { keys: '←→↑↓', says: say.keyGrid, run: () => undefined },
        { keys: 'Del', says: say.keyChip, run: () => undefined },
        { keys: 'N', says: say.keyTurn, run: () => undefined },
      ],
    }),
    [say, box, further],
  );
  useShortcuts(group);
}
