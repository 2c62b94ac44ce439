import { Undo2 } from 'lucide-react';
import { getItemCorrections } from '../../../../src/contract/endpoints/corrections.ts';
import type { ItemCorrectionShape } from '../../../../src/contract/item-verbs.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { itemWords } from '../../words/item.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import styles from './section.module.css';
import { Section } from './section.tsx';
import type { Correct } from './use-correct.ts';
import { momentInWords, placeInWords } from './value-words.ts';

/** The owner's corrections of an item, each with undo. */
export function CorrectionsList({ id, correct }: { readonly id: string; readonly correct: Correct }) {
  const say = useWords(itemWords);
  const language = useLanguage();
  const { data } = useRead(getItemCorrections, { params: { id } });
  if (data === undefined || data.corrections.length === 0) return null;
  return (
    <Section title={say.youSaid}>
      <ul className={styles.list}>
        {data.corrections.map((one) => {
          const words = saidInWords(one, say, language);
          return (
            <li key={one.id} className={styles.split}>
              <span>
                {words}
                {one.items === 1 ? null : <span className={styles.soft}> ({say.ofSeveral(one.items)})</span>}
              </span>
              <Button
                look="quiet"
                icon={<Undo2 size={16} aria-hidden />}
                aria-label={`${say.undo}: ${words}`}
                onClick={() => void correct.undo(one.id)}
              >
                {say.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type Words = (typeof itemWords)['en'] | (typeof itemWords)['zh'];

function saidInWords(one: ItemCorrectionShape, say: Words, language: Language): string {
  switch (one.kind) {
    case 'time':
      return say.saidTime(momentInWords(one.time, language));
    case 'place': {
      const place = placeInWords(one.place);
      return place === '' ? say.saidNowhere : say.saidPlace(place);
    }
    case 'person':
      return say.saidPerson(one.name === '' ? say.somebody : one.name, one.holds);
    case 'album':
      return say.saidAlbum(one.album, one.holds);
    case 'rating':
      return say.saidRating(one.stars);
    case 'stack':
      return say.saidStack;
    case 'differ':
      return say.saidDiffer;
    case 'turn':
      return say.saidTurn(one.degrees);
    case 'tag':
      return say.saidTag(one.tag, one.holds);
  }
}
