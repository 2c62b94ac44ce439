import { Clock3, Sparkles, X } from 'lucide-react';
import { deleteQuestions, getSuggestions } from '../../../../src/contract/endpoints/suggestions.ts';
import { call } from '../../api/call.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { type Asked, forgetAsked, forgetOne, useHistory } from './history.ts';
import { LatestPictures } from './latest-pictures.tsx';
import styles from './start.module.css';

const MOST_SHOWN = 8;

/** Before anything is asked: questions that this memory can answer, and what was asked before. */
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
      <LatestPictures />
    </div>
  );
}

/** Forgets what was asked, here and in what the server keeps for follow-ups. */
async function forgetEverything(forgotten: string): Promise<void> {
  forgetAsked();
  try {
    await call(deleteQuestions, {});
    toast({ text: forgotten });
  } catch (error) {
    toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
  }
}

/** Questions of the memory's own people and places: they have an answer. */
function useStarters(): readonly string[] {
  const say = useWords(askWords);
  const places = useRead(getSuggestions, { query: { kind: 'place', limit: 3 } });
  const called = useCalled();
  const people = useRead(getSuggestions, { query: { kind: 'person', limit: 2 } });
  if (places.data === undefined || people.data === undefined) return [];
  const [here, there, elsewhere] = places.data.suggestions.map(({ name }) => called(name));
  const who = people.data.suggestions.map(({ name }) => name);
  return [
    ...(here === undefined ? [] : [say.starterPlacePhotos(here)]),
    ...who.map((name) => say.starterPerson(name)),
    ...(there === undefined ? [] : [say.starterPlace(there)]),
    ...(elsewhere === undefined ? [] : [say.starterSpent(elsewhere)]),
    ...(here === undefined && who.length === 0 ? [] : [say.starterReceipts]),
  ];
}
