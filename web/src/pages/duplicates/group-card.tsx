import { Layers, Star, Trash2, X } from 'lucide-react';
import type {
  BestReason,
  Duplicate,
  DuplicateDecision,
  DuplicateGroup,
} from '../../../../src/contract/duplicate-verbs.ts';
import { Button } from '../../parts/button.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { timeInWords } from '../../words/dates.ts';
import { duplicatesWords } from '../../words/duplicates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { sizeInWords } from '../../words/sizes.ts';
import styles from './duplicates.module.css';

type Words = (typeof duplicatesWords)['en'] | (typeof duplicatesWords)['zh'];

type CardProps = {
  readonly group: DuplicateGroup;
  readonly name: string;
  readonly best: string;
  readonly isBusy: boolean;
  readonly onBest: (id: string) => void;
  readonly onDecide: (decision: DuplicateDecision['decision']) => void;
};

/** One group: why it is proposed, its pictures with the best in front, and what can be done. */
export function GroupCard({ group, name, best, isBusy, onBest, onDecide }: CardProps) {
  const say = useWords(duplicatesWords);
  const language = useLanguage();
  const ids = group.pictures.map(({ id }) => id);
  const [first] = group.pictures;
  return (
    <section className={styles.card} aria-label={name}>
      <p className={styles.why}>
        {say.pictures(group.pictures.length)}: {whyOf(group, say)}
      </p>
      <ul className={styles.pictures}>
        {group.pictures.map((picture) => (
          <li key={picture.id} {...(picture.id === best ? { 'data-best': '' } : {})}>
            <button
              type="button"
              className={styles.picture}
              aria-label={say.open(picture.file)}
              onClick={() => openItem(picture.id, {}, ids)}
            >
              <Thumbnail id={picture.id} alt="" thumbhash={picture.thumbhash} size={640} />
            </button>
            <p className={styles.facts}>{factsOf(picture, language)}</p>
            {picture.id === best ? (
              <p className={styles.best}>
                <Star size={14} aria-hidden />
                {say.best}: {reasonsOf(group, picture.id === first?.id, say)}
              </p>
            ) : (
              <Button look="quiet" aria-label={say.choose(picture.file)} onClick={() => onBest(picture.id)}>
                {say.best}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.decisions}>
        <Button
          look="main"
          icon={<Layers size={16} aria-hidden />}
          title={say.stackWhat}
          aria-keyshortcuts="s"
          disabled={isBusy}
          onClick={() => onDecide('stack')}
        >
          {say.stack}
        </Button>
        <Button
          icon={<Trash2 size={16} aria-hidden />}
          title={say.keepWhat}
          aria-keyshortcuts="k"
          disabled={isBusy}
          onClick={() => onDecide('keep')}
        >
          {say.keep}
        </Button>
        <Button
          look="quiet"
          icon={<X size={16} aria-hidden />}
          aria-keyshortcuts="n"
          disabled={isBusy}
          onClick={() => onDecide('differ')}
        >
          {say.differ}
        </Button>
      </div>
    </section>
  );
}

/** "a burst of pictures that look alike, taken within 3 seconds". */
function whyOf({ ways, seconds }: DuplicateGroup, say: Words): string {
  const when = seconds === undefined ? [] : [seconds === 0 ? say.sameTime : say.within(seconds)];
  return [...ways.map((way) => say[way]), ...when].join(', ');
}

function reasonsOf({ because }: DuplicateGroup, isProposed: boolean, say: Words): string {
  if (!isProposed || because.length === 0) return say.chosen;
  return because.map((reason) => reasonWords[reason](say)).join(', ');
}

const reasonWords: Readonly<Record<BestReason, (say: Words) => string>> = {
  favourite: (say) => say.favourite,
  rated: (say) => say.rated,
  edited: (say) => say.edited,
  developed: (say) => say.developed,
  larger: (say) => say.larger,
  'better-shot': (say) => say.betterShot,
  dated: (say) => say.dated,
};

function factsOf({ file, start, width, height, bytes }: Duplicate, language: Language): string {
  return [
    file,
    start === undefined ? undefined : timeInWords({ start, precision: 'second' }, language),
    width === undefined || height === undefined ? undefined : `${width}×${height}`,
    bytes === undefined ? undefined : sizeInWords(bytes, language),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
