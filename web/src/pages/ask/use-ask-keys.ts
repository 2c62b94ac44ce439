import { type RefObject, useMemo } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';

/** The keys of the Ask page, and in the list of keys those that its parts see to by themselves. */
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
        // What the box, the grid and the chips do by themselves: told in the list, pressed there.
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
