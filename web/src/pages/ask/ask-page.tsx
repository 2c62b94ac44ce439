import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getStatus } from '../../../../src/contract/endpoints/status.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { useRead } from '../../api/use-read.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { AnswerCard } from './answer-card.tsx';
import { foundBelow } from './answer-set.ts';
import type { AskAddress } from './ask-address.ts';
import { AskBox, type Typing } from './ask-box.tsx';
import styles from './ask-page.module.css';
import { FollowUpBox } from './follow-up-box.tsx';
import { EmptyMemory, FoundSection } from './found-section.tsx';
import { keepAsked } from './history.ts';
import { Invitation } from './invitation.tsx';
import { PlanChips } from './plan-chips.tsx';
import { Start } from './start.tsx';
import { useAnswer, useFollowUp } from './use-answer.ts';
import { type Completion, useCompletion } from './use-completion.ts';
import { type Found, useFound } from './use-found.ts';
import { goToQuestion, useQuestion } from './use-question.ts';
import { useSettled } from './use-settled.ts';

/** What is typed is searched after so many milliseconds of rest, and is the address after so many. */
const SEARCH_REST = 110;
const ADDRESS_REST = 700;
const LIMITS = [60, 300, 1_000] as const;

/** One box for searching and asking; what was understood, as chips; the answer; and what was found. */
export function AskPage() {
  const say = useWords(askWords);
  const question = useQuestion();
  const [typed, setTyped] = useState<string>();
  const [pages, setPages] = useState(0);
  const limit = LIMITS[Math.min(pages, LIMITS.length - 1)] ?? LIMITS[0];
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
  const search = useFoundTyping(live, limit, isResting, live.asks || live.plan !== undefined ? undefined : completion);
  const answering = useAnswer(live);
  const below = foundBelow(live.asks ? answering.query.data : undefined, search);
  const following = useFollowUp(question);
  const box = useRef<HTMLTextAreaElement>(null);
  const further = useRef<HTMLInputElement>(null);
  const firstFound = useRef<HTMLElement>(null);

  const go = useCallback((next: AskAddress, how: 'push' | 'replace' = 'push'): void => {
    setTyped(undefined);
    setPages(0);
    goToQuestion(next, how);
  }, []);
  useTypedAddress(composed, question, go);
  // Who goes elsewhere, by Back or by a link, has left what was being typed.
  useEffect(() => setTyped(undefined), [question]);
  useEffect(() => {
    document.title = question.words === '' ? 'Madeleine' : `${question.words} · Madeleine`;
  }, [question.words]);

  const ask = (next: AskAddress): void => {
    keepAsked({ ...next, at: Date.now() });
    go(next);
    if (next.words === question.words && question.asks) void answering.query.refetch();
    window.scrollTo({ top: 0 });
  };
  const onAsk = (): void => {
    const words = text.trim();
    ask({
      words,
      asks: true,
      ...(words === question.words && question.plan !== undefined ? { plan: question.plan } : {}),
    });
  };
  const onPlan = (plan: QueryPlan): void => go({ words: plan.question, asks: live.asks, plan });
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
    [say],
  );
  useShortcuts(group);

  const isBlank = text.trim() === '' && live.plan === undefined;
  useEffect(() => {
    // Where a keyboard is at hand, one begins to type at once; on a phone it would hide the page.
    if (isBlank && window.matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, [isBlank]);
  const plan = live.plan ?? search.found?.plan;
  const { data: status } = useRead(getStatus, {});
  const isEmpty = status !== undefined && Object.values(status.items).every((count) => count === 0);
  return (
    <div className={isBlank ? styles.blank : styles.page}>
      <h1 className={isBlank ? styles.greeting : 'visually-hidden'}>{isBlank ? say.greeting : say.title}</h1>
      <div className={styles.box}>
        <AskBox
          text={text}
          onText={setTyped}
          completion={completion}
          onTyping={setTyping}
          onAsk={onAsk}
          onStop={answering.stop}
          isAsking={answering.query.isFetching}
          onDown={() => firstFound.current?.focus()}
          field={box}
        />
      </div>
      {isBlank ? isEmpty ? <EmptyMemory /> : <Start onAsk={(asked) => ask(asked)} /> : null}
      {isBlank ? null : (
        <>
          {plan === undefined ? null : (
            <div className={search.isOld && live.plan === undefined ? styles.old : undefined}>
              <PlanChips plan={plan} onPlan={onPlan} />
            </div>
          )}
          {live.asks ? (
            <>
              <AnswerCard answering={answering} onPlan={onPlan} />
              {answering.query.data === undefined ? null : <FollowUpBox following={following} field={further} />}
            </>
          ) : null}
          {below === undefined ? null : (
            <FoundSection
              search={below}
              limit={limit}
              isAnswered={live.asks}
              invitation={live.asks || plan === undefined ? null : <Invitation plan={plan} />}
              onMore={() => setPages(pages + 1)}
              onPlan={onPlan}
              first={firstFound}
              onUp={() => box.current?.focus()}
            />
          )}
        </>
      )}
    </div>
  );
}

/** What the words find; where they find nothing, or nothing with the name that is half typed, what the whole name would. */
function useFoundTyping(
  { words, plan }: AskAddress,
  limit: number,
  isResting: boolean,
  completion: Completion | undefined,
): Found {
  const asTyped = useFound(words, plan, limit, { isResting });
  const { found } = asTyped;
  const isPoor = found !== undefined && (found.items.length === 0 || found.notes.length > 0);
  const completed = useFound(completion?.text ?? '', undefined, limit, {
    isWanted: isPoor && completion !== undefined,
    isResting,
  });
  return isPoor && completion !== undefined && (completed.found?.items.length ?? 0) > 0 ? completed : asTyped;
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
function useTypedAddress(
  typed: string | undefined,
  question: AskAddress,
  go: (next: AskAddress, how: 'push' | 'replace') => void,
): void {
  const resting = useSettled(typed, ADDRESS_REST);
  useEffect(() => {
    if (resting === undefined || resting !== typed || resting === question.words) return;
    const isTyping = !question.asks && question.plan === undefined && question.words !== '';
    go({ words: resting, asks: false }, isTyping ? 'replace' : 'push');
  }, [resting, typed, question, go]);
}
