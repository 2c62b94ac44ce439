import { Check, PartyPopper, SkipForward, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { answerSuggestion, getPeople, getSuggestions } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { invalidate } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { useWords } from '../../words/language.ts';
import { reviewWords } from '../../words/review.ts';
import { changedByWord } from './people-queries.ts';
import styles from './review-page.module.css';
import { type Suggestion, SuggestionCard } from './suggestion-card.tsx';

type People = readonly ListedPerson[];

/** Reviews suggestions by keyboard: the next one appears at once, while the answer is saved. */
export default function ReviewPage() {
  const say = useWords(reviewWords);
  const suggestions = useRead(getSuggestions, { query: { limit: '50' } });
  const people = useRead(getPeople, { query: { hidden: 'true', brief: 'true' } });
  // Kept from when the page was opened: each answer changes people, and those who come next.
  const [opened, setOpened] = useState<{ readonly asked: readonly Suggestion[]; readonly people: People }>();
  if (opened === undefined && !suggestions.isFetching && suggestions.data !== undefined && people.data !== undefined)
    setOpened({ asked: suggestions.data.suggestions, people: people.data.people });
  const known = useMemo(
    () => new Map([...(opened?.people ?? []), ...(people.data?.people ?? [])].map((person) => [person.id, person])),
    [opened, people.data],
  );
  return (
    <>
      <PageTitle actions={<BackLink href="/people">{say.back}</BackLink>}>{say.title}</PageTitle>
      {opened !== undefined ? (
        <Questions suggestions={opened.asked} known={known} />
      ) : suggestions.isError ? (
        <Failed error={suggestions.error} onRetry={() => void suggestions.refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Questions({
  suggestions,
  known,
}: {
  readonly suggestions: readonly Suggestion[];
  readonly known: ReadonlyMap<string, ListedPerson>;
}) {
  const say = useWords(reviewWords);
  const [asked, setAsked] = useState(suggestions);
  const [at, setAt] = useState(0);
  const answers = useAnswers();
  const one = asked[at];
  const answer = useCallback(
    (said: 'yes' | 'no' | 'skip') => {
      if (one === undefined) return;
      if (said !== 'skip') {
        const text = answerInWords(one, said, known.get(one.person)?.name ?? '', say);
        // What is taken back is asked again, after the others.
        answers(one.id, said, { text, again: () => setAsked((all) => [...all, one]) });
      }
      setAt((n) => n + 1);
    },
    [one, answers, known, say],
  );
  const group = useMemo(
    () => ({
      title: say.title,
      shortcuts: [
        { keys: 'y', says: say.yes, run: () => answer('yes') },
        { keys: 'n', says: say.no, run: () => answer('no') },
        { keys: 's', says: say.skip, run: () => answer('skip') },
      ],
    }),
    [say, answer],
  );
  useShortcuts(group);
  if (one === undefined) {
    return (
      <Empty icon={<PartyPopper size={32} aria-hidden />} title={say.done}>
        <p>{say.doneHint}</p>
        <Link href="/people">{say.back}</Link>
      </Empty>
    );
  }
  return (
    <div className={styles.review}>
      <p className={styles.progress} role="status">
        {say.of(at + 1, asked.length)}
      </p>
      <SuggestionCard key={one.id} suggestion={one} known={known} />
      <div className={styles.answers}>
        <Button look="main" icon={<Check size={20} aria-hidden />} aria-keyshortcuts="y" onClick={() => answer('yes')}>
          {say.yes}
          <kbd aria-hidden>y</kbd>
        </Button>
        <Button icon={<X size={20} aria-hidden />} aria-keyshortcuts="n" onClick={() => answer('no')}>
          {say.no}
          <kbd aria-hidden>n</kbd>
        </Button>
        <Button
          look="quiet"
          icon={<SkipForward size={20} aria-hidden />}
          aria-keyshortcuts="s"
          onClick={() => answer('skip')}
        >
          {say.skip}
          <kbd aria-hidden>s</kbd>
        </Button>
      </div>
    </div>
  );
}

type Said = { readonly text: string; readonly again: () => void };
type Say = (typeof reviewWords)['en'] | (typeof reviewWords)['zh'];

function answerInWords({ kind, faces }: Suggestion, said: 'yes' | 'no', name: string, say: Say): string {
  if (kind === 'owner') return said === 'yes' ? say.saidYou : say.saidNotYou;
  return said === 'yes' ? say.saidYes(name, faces.length) : say.saidNo(name);
}

/** Sends answers in order, one at a time; changed data is reloaded when the page is left. */
function useAnswers(): (id: string, answer: 'yes' | 'no', said: Said) => void {
  const say = useWords(reviewWords);
  const takeBack = useTakeBack();
  const queue = useRef(Promise.resolve());
  const hasSaid = useRef(false);
  useEffect(
    () => () => {
      if (hasSaid.current) void queue.current.then(() => invalidate(changedByWord));
    },
    [],
  );
  return useCallback(
    (id, answer, said) => {
      hasSaid.current = true;
      queue.current = queue.current
        .then(() => call(answerSuggestion, { params: { id }, body: { answer } }))
        .then(
          ({ corrections = [] }) =>
            toast({
              text: said.text,
              ...(corrections.length === 0 ? {} : { undo: () => void takeBack(corrections, said.again) }),
            }),
          (error: unknown) => {
            // An answer before this one may have settled it.
            if (error instanceof Problem && error.code === 'not-found') return;
            toast({ text: error instanceof Problem ? error.message : say.failed, tone: 'bad' });
          },
        );
    },
    [say, takeBack],
  );
}
