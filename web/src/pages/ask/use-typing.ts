import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettled } from '../../api/use-settled.ts';
import type { AskAddress } from './ask-address.ts';
import { type Completion, useCompletion } from './use-completion.ts';
import { goToQuestion } from './use-question.ts';

/** Debounce in milliseconds before searching, and before updating the URL. */
const SEARCH_REST = 110;
const ADDRESS_REST = 700;

/** The input state: `composing` while an input method is active. */
export type Typing = 'no' | 'yes' | 'composing';
export type GoTo = (next: AskAddress, how?: 'push' | 'replace') => void;

export type BeingTyped = {
  /** The text of the box. */
  readonly text: string;
  /** The current query: the typed text, or else that of the URL. */
  readonly live: AskAddress;
  readonly completion: Completion | undefined;
  readonly isResting: boolean;
  readonly onText: (text: string) => void;
  readonly onTyping: (how: Typing) => void;
  readonly go: GoTo;
};

/** The typed text, debounced for the search and the URL. */
export function useTyping(question: AskAddress, onGone: () => void): BeingTyped {
  const [typed, setTyped] = useState<string>();
  const [typing, setTyping] = useState<Typing>('no');
  const composed = useWhole(typed, typing === 'composing');
  const resting = useSettled(composed, SEARCH_REST);
  const live = useMemo<AskAddress>(
    () => (typed === undefined ? question : { words: resting ?? composed ?? '', asks: false }),
    [typed, resting, composed, question],
  );
  const text = typed ?? question.words;
  const completion = useCompletion(text, typing === 'yes');
  const isResting = useSettled(text, ADDRESS_REST) === text;
  const gone = useRef(onGone);
  gone.current = onGone;
  const go = useCallback<GoTo>((next, how = 'push') => {
    setTyped(undefined);
    gone.current();
    goToQuestion(next, how);
  }, []);
  const written = useRef<string>(undefined);
  const write = useCallback<GoTo>((next, how = 'push') => {
    written.current = next.words;
    gone.current();
    goToQuestion(next, how);
  }, []);
  useTypedAddress(composed, question, write);
  // Navigation by Back or a link discards the typed text; the address that it was written to leaves what was typed since.
  useEffect(() => {
    const isOwn = question.words === written.current;
    written.current = undefined;
    setTyped((now) => (isOwn && now !== question.words ? now : undefined));
  }, [question]);
  return { text, live, completion, isResting, onText: setTyped, onTyping: setTyping, go };
}

/** The typed text without an unfinished composition. */
function useWhole(typed: string | undefined, isComposing: boolean): string | undefined {
  const [whole, setWhole] = useState(typed);
  useEffect(() => {
    if (!isComposing) setWhole(typed);
  }, [typed, isComposing]);
  return isComposing ? whole : typed;
}

/** The typed text becomes the URL after a longer pause; Back returns to the state before typing. */
function useTypedAddress(typed: string | undefined, question: AskAddress, go: GoTo): void {
  const resting = useSettled(typed, ADDRESS_REST);
  useEffect(() => {
    if (resting === undefined || resting !== typed || resting === question.words) return;
    const isTyping = !question.asks && question.plan === undefined && question.words !== '';
    go({ words: resting, asks: false }, isTyping ? 'replace' : 'push');
  }, [resting, typed, question, go]);
}
