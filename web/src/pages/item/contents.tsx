import type { Modality } from '../../../../src/memory/item.ts';
import type { ItemView } from '../../shell/open-item.ts';
import { durationInWords } from '../../words/dates.ts';
import { documentKindWords } from '../../words/document-kinds.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { citedField, type ItemValues } from './item-document.ts';
import { LongText } from './long-text.tsx';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { datesInWords, sumInWords } from './value-words.ts';

type Props = {
  readonly values: ItemValues;
  readonly modality: Modality;
  readonly view: ItemView;
  readonly onSeek: (second: number) => void;
};

/** The content of an item: description, recognised text, amounts, reference numbers, dates, speech and objects. */
export function Contents({ values, modality, view, onSeek }: Props) {
  const say = useWords(itemWords);
  const cited = view.field === undefined ? undefined : citedField(view.field);
  const quoteOf = (field: string): string | undefined => (cited === field ? view.quote : undefined);
  const { caption, shortCaption, summary, ocr, body } = values;
  const described = caption ?? shortCaption ?? (modality === 'email' ? undefined : summary);
  const isWritten = modality === 'email' || modality === 'text';
  return (
    <>
      {described === undefined ? null : (
        <Section title={say.description}>
          <LongText text={described} quote={quoteOf('caption')} />
        </Section>
      )}
      {ocr === undefined || ocr.text.trim() === '' ? null : (
        <Section title={say.textRead}>
          <LongText text={ocr.text} quote={quoteOf('ocr')} />
        </Section>
      )}
      {isWritten || body === undefined ? null : (
        <Section title={say.mailText}>
          <LongText text={body.text} quote={quoteOf('body')} />
        </Section>
      )}
      <Paper values={values} />
      <Spoken values={values} at={view.at} onSeek={onSeek} />
      <Seen values={values} />
    </>
  );
}

function Paper({ values }: { readonly values: ItemValues }) {
  const say = useWords(itemWords);
  const kinds = useWords(documentKindWords);
  const language = useLanguage();
  const { amounts = [], references = [], dates = [], documentKind } = values;
  const stated =
    amounts.filter(({ role }) => role === 'total').length > 0
      ? amounts.filter(({ role }) => role !== 'unknown')
      : amounts;
  // What both the text and the structured data state is listed once.
  const sums = stated.filter(
    (sum, n) => stated.findIndex(({ value, currency }) => value === sum.value && currency === sum.currency) === n,
  );
  if (sums.length + references.length + dates.length === 0) return null;
  const days = [...new Set(dates.map(({ start, end }) => datesInWords(start, end, language)))];
  return (
    <Section title={documentKind === undefined ? say.amounts : kinds[documentKind]}>
      <dl className={styles.facts}>
        {sums.slice(0, 8).map(({ value, currency, what, role, text }, n) => (
          <div key={n} className={styles.fact}>
            <dt>{what ?? (role === 'total' ? kinds.total : kinds.sum)}</dt>
            <dd className={styles.amount} title={text}>
              {sumInWords(value, currency, language)}
            </dd>
          </div>
        ))}
        {references.length === 0 ? null : (
          <div className={styles.fact}>
            <dt>{say.references}</dt>
            <dd>{[...new Set(references.map(({ code }) => code))].join(', ')}</dd>
          </div>
        )}
        {days.length === 0 ? null : (
          <div className={styles.fact}>
            <dt>{say.dates}</dt>
            <dd>{days.slice(0, 6).join(', ')}</dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function Spoken({
  values: { transcript },
  at,
  onSeek,
}: {
  readonly values: ItemValues;
  readonly at: number | undefined;
  readonly onSeek: (second: number) => void;
}) {
  const say = useWords(itemWords);
  if (transcript === undefined || transcript.segments.length === 0) return null;
  return (
    <Section title={say.spoken}>
      <ol className={styles.list}>
        {transcript.segments.map(({ start, end, text }) => (
          <li
            key={start}
            className={`${styles.said} ${at !== undefined && at >= start && at <= end ? styles.now : ''}`}
          >
            <button type="button" onClick={() => onSeek(start)}>
              {durationInWords(start)}
            </button>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const SURE = 0.5;

function Seen({ values: { sights = [] } }: { readonly values: ItemValues }) {
  const say = useWords(itemWords);
  const names = [...new Set(sights.filter(({ confidence }) => confidence >= SURE).map(({ name }) => name))];
  if (names.length === 0) return null;
  return (
    <Section title={say.seen}>
      <p>{names.join(', ')}</p>
    </Section>
  );
}
