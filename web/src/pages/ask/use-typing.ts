import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettled } from '../../api/use-settled.ts';
import type { AskAddress } from './ask-address.ts';
import { type Completion, useCompletion } from './use-completion.ts';
import { goToQuestion } from './use-question.ts';

/** What is typed is searched after so many milliseconds of rest, and is the address after so many. */
const SEARCH_REST = 110;
const ADDRESS_REST = 700;

/** Whether somebody types: `composing` while an input method is between two characters. */
export type Typing = 'no' | 'yes' | 'composing';
export type GoTo = (next: AskAddress, how?: 'push' | 'replace') => void;

export type BeingTyped = {
  /** What stands in the box. */
  readonly text: string;
  /** What is searched or asked now: what is typed, else what the address says. */
  readonly live: AskAddress;
  readonly completion: Completion | undefined;
  readonly isResting: boolean;
  readonly onText: (text: string) => void;
  readonly onTyping: (how: Typing) => void;
  readonly go: GoTo;
};

/** What is typed, on its way from the fingers to the search and to the address. */
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
  useTypedAddress(composed, question, go);
  // Who goes elsewhere, by Back or by a link, has left what was being typed.
  useEffect(() => setTyped(undefined), [question]);
  return { text, live, completion, isResting, onText: setTyped, onTyping: setTyping, go };
}

/** What is typed, without the letters between two characters of an input method. */
function useWhole(typed: string | undefined, isComposing: boolean): string | undefined {
  const [whole, setWhole] = useState(typed);
  useEffect(() => {
    if (!isComposing) setWhole(typed);
  }, [typed, isComposing]);
  return isComposing ? whole : typed;
}

/** What is typed becomes the address when the fingers rest for longer; Back leads to before the typing. */
function useTypedAddress(typed: string | undefined, question: AskAddress, go: GoTo): void {
  const resting = useSettled(typed, ADDRESS_REST);
  useEffect(() => {
    if (resting === undefined || resting !== typed || resting === question.words) return;
    const isTyping = !question.asks && question.plan === undefined && question.words !== '';
    go({ words: resting, asks: false }, isTyping ? 'replace' : 'push');
  }, [resting, typed, question, go]);
}
