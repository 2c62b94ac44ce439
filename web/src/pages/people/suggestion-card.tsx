import { getFacePicture } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import type { SuggestionsResponse } from '../../../../src/contract/people-verbs.ts';
import { addressOf } from '../../api/call.ts';
import { Face } from '../../parts/face.tsx';
import { openItem } from '../../shell/open-item.ts';
import { useWords } from '../../words/language.ts';
import { reviewWords } from '../../words/review.ts';
import styles from './suggestion-card.module.css';

export type Suggestion = SuggestionsResponse['suggestions'][number];

type CardProps = { readonly suggestion: Suggestion; readonly known: ReadonlyMap<string, ListedPerson> };
type Say = (typeof reviewWords)['en'] | (typeof reviewWords)['zh'];

function questionOf({ kind, faces }: Suggestion, name: string, say: Say): string {
  if (kind === 'owner') return say.isYou;
  if (kind !== 'alike') return say.isNamed(name);
  if (faces.length > 1) return say.areAlso(name, faces.length);
  return name === '' ? say.samePerson : say.isAlso(name);
}

function reasonOf({ kind }: Suggestion, name: string, say: Say): string | undefined {
  if (kind === 'owner') return say.becauseSelfie;
  if (kind === 'named') return say.becauseNamed(name);
  if (kind === 'writes') return say.becauseWrites(name);
  return kind === 'first-name' ? say.becauseFirst(name) : undefined;
}

/** Two faces or people side by side, with the question whether they are the same. */
export function SuggestionCard({ suggestion, known }: CardProps) {
  const say = useWords(reviewWords);
  const person = known.get(suggestion.person);
  const name = person?.name ?? '';
  const reason = reasonOf(suggestion, name, say);
  const isAboutOwner = suggestion.kind === 'owner';
  const nameOfOther = otherName(suggestion, known);
  // With a name on the left alone: two people without one become one, and two with names keep both.
  const named = name !== '' && nameOfOther === undefined && !isAboutOwner ? suggestion.faces.length : 0;
  return (
    <section className={styles.card} aria-labelledby="question" aria-live="polite">
      <h2 id="question">{questionOf(suggestion, name, say)}</h2>
      <div className={styles.pair}>
        {isAboutOwner ? null : (
          <figure className={styles.side}>
            <Face id={suggestion.person} name={name} cover={suggestion.beside?.face ?? person?.cover} size={220} />
            <figcaption>
              <b>{name === '' ? say.nameless : name}</b>
              {person === undefined || person.faceCount === 0 ? null : <span>{say.seen(person.faceCount)}</span>}
            </figcaption>
          </figure>
        )}
        <figure className={styles.side}>
          <Faces suggestion={suggestion} />
          <figcaption>
            <b>{nameOfOther ?? say.nameless}</b>
            <span>{say.seen(suggestion.faces.length)}</span>
          </figcaption>
        </figure>
      </div>
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      <p className={styles.sure}>
        {say.sure(Math.round(suggestion.certainty * 100))}
        {named >= 2 ? ` · ${say.wins(named)}` : ''}
      </p>
    </section>
  );
}

function otherName({ other }: Suggestion, known: CardProps['known']): string | undefined {
  const name = other === undefined ? '' : (known.get(other)?.name ?? '');
  return name === '' ? undefined : name;
}

/** One face enlarged, or several as a stack; each opens its picture. */
function Faces({ suggestion: { faces, items } }: Pick<CardProps, 'suggestion'>) {
  const say = useWords(reviewWords);
  return (
    <div className={faces.length === 1 ? styles.single : styles.several}>
      {faces.map((face) => {
        const item = items.find((id) => face.startsWith(`${id}.`));
        return (
          <button
            key={face}
            type="button"
            className={styles.face}
            aria-label={say.openPicture}
            title={say.openPicture}
            disabled={item === undefined}
            onClick={() => (item === undefined ? undefined : openItem(item))}
          >
            <img
              src={addressOf(getFacePicture, { params: { id: face }, query: { size: faces.length === 1 ? 512 : 256 } })}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        );
      })}
    </div>
  );
}
