import { Check, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { postSearch } from '../../../../src/contract/endpoints/question.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import {
  type CollectField,
  type CollectSource,
  collectPlan,
  fields,
  inOrderOfTime,
  sources,
  yearsOf,
} from './collect-plan.ts';
import { ItemCard } from './item-card.tsx';

const MOST = 200;

type Asked = { readonly words: string; readonly field: CollectField };

/** Search across all sources by text, people, places or things; what is found is added as evidence. */
export function Collector({
  chosen,
  onAdd,
}: {
  readonly chosen: readonly string[];
  readonly onAdd: (id: string) => void;
}) {
  const say = useWords(annotateWords);
  const [words, setWords] = useState('');
  const [field, setField] = useState<CollectField>('words');
  const [source, setSource] = useState<CollectSource>('mail');
  const [year, setYear] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setYear('');
    setAsked(words.trim() === '' ? undefined : { words: words.trim(), field });
  };
  const fieldNames = {
    words: say.inWords,
    ocr: say.inOcr,
    person: say.inPerson,
    place: say.inPlace,
    object: say.inObject,
  };
  const sourceNames = { mail: say.sourceMail, pictures: say.sourcePictures, merged: say.sourceMerged };
  return (
    <section className={styles.panel} aria-label={say.searchFor}>
      <form className={styles.search} onSubmit={search}>
        <input
          type="search"
          aria-label={say.searchFor}
          placeholder={say.searchFor}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select aria-label={say.searchIn} value={field} onChange={({ target }) => setField(fieldOf(target.value))}>
          {fields.map((key) => (
            <option key={key} value={key}>
              {fieldNames[key]}
            </option>
          ))}
        </select>
        <Button type="submit" look="main">
          {say.searchFor}
        </Button>
      </form>
      <Segments
        label={say.source}
        segments={sources.map((key) => ({ key, label: sourceNames[key] }))}
        chosen={source}
        onChoose={(key) => {
          setYear('');
          setSource(key);
        }}
      />
      {asked === undefined ? null : <Found {...{ asked, source, year, chosen, onAdd }} onYear={setYear} key={source} />}
    </section>
  );
}

const fieldOf = (said: string): CollectField => fields.find((key) => key === said) ?? 'words';

function Found({
  asked,
  source,
  year,
  chosen,
  onYear,
  onAdd,
}: {
  readonly asked: Asked;
  readonly source: CollectSource;
  readonly year: string;
  readonly chosen: readonly string[];
  readonly onYear: (year: string) => void;
  readonly onAdd: (id: string) => void;
}) {
  const say = useWords(annotateWords);
  const plan = collectPlan(asked.words, asked.field, source);
  const read = useRead(postSearch, { body: { q: asked.words, plan, limit: MOST, explain: false } });
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const years = yearsOf(read.data.items);
  const all: readonly ItemBrief[] = source === 'merged' ? inOrderOfTime(read.data.items) : read.data.items;
  const shown = all.filter(({ time }) => year === '' || time?.start.startsWith(year) === true);
  return (
    <>
      <div className={styles.row}>
        <span role="status" className={styles.soft}>
          {say.results(shown.length)}
        </span>
        {source === 'merged' && years.length > 1 ? (
          <label className={styles.row}>
            {say.year}
            <select value={year} onChange={({ target }) => onYear(target.value)}>
              <option value="">{say.everyYear}</option>
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.id}>
            <ItemCard id={item.id}>
              <AddButton item={item} isAdded={chosen.includes(item.id)} onAdd={() => onAdd(item.id)} />
            </ItemCard>
          </li>
        ))}
      </ul>
    </>
  );
}

function AddButton({ item, isAdded, onAdd }: { item: ItemBrief; isAdded: boolean; onAdd: () => void }) {
  const say = useWords(annotateWords);
  const what = (item.title ?? item.snippet).slice(0, 60) || item.id;
  return (
    <Button
      className={styles.add ?? ''}
      disabled={isAdded}
      aria-label={say.addItem(what)}
      icon={isAdded ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      onClick={onAdd}
    >
      {isAdded ? say.added : say.add}
    </Button>
  );
}
