import { useEffect, useRef, useState } from 'react';
import { getStatus } from '../../../../src/contract/endpoints/status.ts';
import type { SearchOrder } from '../../../../src/contract/question-verbs.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { Problem } from '../../api/problem.ts';
import { useRead } from '../../api/use-read.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { AnswerCard } from './answer-card.tsx';
import { foundBelow } from './answer-set.ts';
import type { AskAddress } from './ask-address.ts';
import { AskBox } from './ask-box.tsx';
import styles from './ask-page.module.css';
import { FollowUpBox } from './follow-up-box.tsx';
import { EmptyMemory, FoundSection } from './found-section.tsx';
import { keepAsked } from './history.ts';
import { Invitation } from './invitation.tsx';
import { PlanChips } from './plan-chips.tsx';
import { ShareFound } from './share-found.tsx';
import { SortBy } from './sort-by.tsx';
import { Start } from './start.tsx';
import { useAnswer, useFollowUp } from './use-answer.ts';
import { useAskKeys } from './use-ask-keys.ts';
import { useFoundTyping } from './use-found-typing.ts';
import { useQuestion } from './use-question.ts';
import { useTyping } from './use-typing.ts';

/** Initial number of results, and the number after "Show more". */
const LIMITS = [60, 300, 1_000] as const;

/** An unreachable server is reported once. */
const isSameFailure = (one: unknown, other: unknown): boolean =>
  one instanceof Problem && other instanceof Problem && one.code === other.code;

/** The Ask page: a box for searching and asking, filters, the answer, and results. */
export function AskPage() {
  const say = useWords(askWords);
  const question = useQuestion();
  const [pages, setPages] = useState(0);
  const limit = LIMITS[Math.min(pages, LIMITS.length - 1)] ?? LIMITS[0];
  const { text, live, completion, isResting, onText, onTyping, go } = useTyping(question, () => setPages(0));
  const [sort, setSort] = useState<SearchOrder>('relevance');
  const completing = live.asks || live.plan !== undefined ? undefined : completion;
  const search = useFoundTyping(live, limit, isResting, completing, sort);
  const answering = useAnswer(live);
  const below = foundBelow(live.asks ? answering.query.data : undefined, search);
  const following = useFollowUp(question);
  const box = useRef<HTMLTextAreaElement>(null);
  const further = useRef<HTMLInputElement>(null);
  const firstFound = useRef<HTMLElement>(null);

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
  useAskKeys(box, further);

  const isBlank = text.trim() === '' && live.plan === undefined;
  useEffect(() => {
    // Focus the box on desktops; on a phone the on-screen keyboard would hide the page.
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
          onText={onText}
          completion={completion}
          onTyping={onTyping}
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
          {below === undefined || (live.asks && isSameFailure(below.error, answering.query.error)) ? null : (
            <FoundSection
              search={below}
              limit={limit}
              isAnswered={live.asks}
              invitation={live.asks || plan === undefined ? null : <Invitation plan={plan} />}
              shared={
                live.asks ? null : (
                  <>
                    <SortBy sort={sort} onSort={setSort} />
                    <ShareFound
                      words={live.words}
                      plan={live.plan}
                      planText={below.found?.planText}
                      items={below.found?.items}
                    />
                  </>
                )
              }
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
