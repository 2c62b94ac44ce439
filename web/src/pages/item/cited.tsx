import type { ItemView } from '../../shell/open-item.ts';
import { durationInWords } from '../../words/dates.ts';
import { fieldWords, itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { citedField } from './item-document.ts';
import styles from './section.module.css';
import { Section } from './section.tsx';

/** The citation of an answer in this item: quote, field, or second of a video. */
export function Cited({ view }: { readonly view: ItemView }) {
  const say = useWords(itemWords);
  const fields = useWords(fieldWords);
  const { field, quote, at } = view;
  if (field === undefined && quote === undefined) return null;
  const name = field === undefined ? undefined : (fields as Readonly<Record<string, string>>)[citedField(field)];
  const where = [
    name === undefined ? undefined : say.citedIn(name),
    at === undefined ? undefined : say.at(durationInWords(at)),
  ].filter((part) => part !== undefined);
  return (
    <Section title={say.cited} tone="cited">
      {quote === undefined ? null : <blockquote className={styles.quote}>{quote}</blockquote>}
      {where.length === 0 ? null : <p className={styles.soft}>{where.join(' · ')}</p>}
    </Section>
  );
}
