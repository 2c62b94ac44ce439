import { useQueries } from '@tanstack/react-query';
import { Clock3, Sparkles, X } from 'lucide-react';
import { getSearch } from '../../../../src/contract/endpoints/question.ts';
import { deleteQuestions, getSuggestions } from '../../../../src/contract/endpoints/suggestions.ts';
import { call } from '../../api/call.ts';
import { useCalled } from '../../api/use-called.ts';
import { keyOf, useRead } from '../../api/use-read.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { type Asked, forgetAsked, forgetOne, useHistory } from './history.ts';
import { LatestPictures } from './latest-pictures.tsx';
import styles from './start.module.css';
import { Suggested } from './suggested.tsx';

const MOST_SHOWN = 8;

/** Before a question: suggested questions that this memory can answer, and the history. */
export function Start({ onAsk }: { readonly onAsk: (asked: Pick<Asked, 'words' | 'asks' | 'plan'>) => void }) {
  const say = useWords(askWords);
  const history = useHistory();
  const starters = useStarters();
  return (
    <div className={styles.start}>
      {starters.length === 0 ? null : (
        <section aria-label={say.tryThese}>
          <h2 className={styles.heading}>
            <Sparkles size={15} aria-hidden />
            {say.tryThese}
          </h2>
          <ul className={styles.starters}>
            {starters.map((words) => (
              <li key={words}>
                <button type="button" className={styles.starter} onClick={() => onAsk({ words, asks: true })}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length === 0 ? null : (
        <section aria-label={say.lately}>
          <h2 className={styles.heading}>
            <Clock3 size={15} aria-hidden />
            {say.lately}
            <Button look="quiet" className={styles.forget ?? ''} onClick={() => void forgetEverything(say.forgotten)}>
              {say.forgetAll}
            </Button>
          </h2>
          <ul className={styles.history}>
            {history.slice(0, MOST_SHOWN).map((asked) => (
              <li key={asked.words}>
                <button type="button" className={styles.asked} onClick={() => onAsk(asked)}>
                  {asked.words}
                </button>
                <IconButton label={say.forgetOne(asked.words)} onClick={() => forgetOne(asked.words)}>
                  <X size={15} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <p className={styles.kept}>{say.keptHere}</p>
        </section>
      )}
      <Suggested />
      <LatestPictures />
    </div>
  );
}

/** Clears the history, here and on the server. */
async function forgetEverything(forgotten: string): Promise<void> {
  forgetAsked();
  try {
    await call(deleteQuestions, {});
    toast({ text: forgotten });
  } catch (error) {
    toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}

/** Candidate questions of one type, most promising first, and how many to offer. */
type Sort = { readonly words: readonly string[]; readonly most: number };

/** Suggested questions about people and places of the memory, each verified to have results. */
function useStarters(): readonly string[] {
  const say = useWords(askWords);
  const called = useCalled();
  const places = useRead(getSuggestions, { query: { kind: 'place', limit: 3 } });
  const people = useRead(getSuggestions, { query: { kind: 'person', limit: 8 } });
  const towns = (places.data?.suggestions ?? []).map(({ name }) => called(name));
  const who = (people.data?.suggestions ?? []).map(({ name }) => name);
  const sorts: readonly Sort[] =
    places.data === undefined || people.data === undefined
      ? []
      : [
          { words: towns.map(say.starterPlacePhotos), most: 1 },
          { words: who.map(say.starterPerson), most: 2 },
          { words: [...towns.slice(1), ...towns.slice(0, 1)].map(say.starterPlace), most: 1 },
          { words: towns.toReversed().map(say.starterSpent), most: 1 },
          { words: [say.starterReceipts], most: 1 },
        ];
  const found = useFinding(sorts.flatMap(({ words }) => words));
  return found === undefined
    ? []
    : sorts.flatMap(({ words, most }) => words.filter((one) => found.has(one)).slice(0, most));
}

/** The questions that have results; undefined until all are known. */
function useFinding(words: readonly string[]): ReadonlySet<string> | undefined {
  const given = (q: string) => ({ query: { q, limit: 1 } });
  const results = useQueries({
    queries: words.map((q) => ({
      queryKey: keyOf(getSearch, given(q)),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(getSearch, given(q), signal),
    })),
  });
  if (results.some(({ isPending }) => isPending)) return undefined;
  return new Set(words.filter((_, i) => (results[i]?.data?.items.length ?? 0) > 0));
}
