import { Check, Plus } from 'lucide-react';
import { type FormEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { postSearch } from '../../../../src/contract/endpoints/question.ts';
import { getTimelineMonths } from '../../../../src/contract/endpoints/timeline.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
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
  type Within,
} from './collect-plan.ts';
import { boundedStart, everyMonth, type Month, windowEnd, windowStarts } from './collect-window.ts';
import { ItemCard } from './item-card.tsx';
import { YearWindow } from './year-window.tsx';

const MOST = 200;

type Asked = { readonly words: string; readonly field: CollectField };
type Chosen = { readonly chosen: readonly string[]; readonly onAdd: (id: string) => void };

/**
 * Search across all sources by text, people, places or things; what is found is added as evidence. Mail and pictures are
 * looked through apart, then both in a window of a year that slides.
 */
export function Collector({ chosen, onAdd }: Chosen) {
  const say = useWords(annotateWords);
  const [source, setSource] = useState<CollectSource>('mail');
  const [asked, setAsked] = useState<Asked>();
  const [start, setStart] = useState<Month>();
  const field = useRef<HTMLInputElement>(null);
  const months = useRead(getTimelineMonths, {});
  const all = useMemo(() => everyMonth(months.data?.months ?? []), [months.data]);
  const starts = windowStarts(all);
  const from = starts === undefined ? undefined : boundedStart(starts, start ?? starts[1]);
  const keys = useMemo(
    () => ({
      title: say.searchFor,
      shortcuts: [
        { keys: '/', says: say.searchFor, run: () => field.current?.focus() },
        ...sources.map((key) => ({ keys: sourceKeys[key], says: say[sourceWords[key]], run: () => setSource(key) })),
      ],
    }),
    [say],
  );
  useShortcuts(keys);
  const isMerged = source === 'merged';
  const within: Within | undefined = isMerged && from !== undefined ? { from, to: windowEnd(from) } : undefined;
  // A window can be looked through without a search.
  const words = asked ?? (within === undefined ? undefined : { words: '', field: 'words' as const });
  return (
    <section className={styles.panel} aria-label={say.searchFor}>
      <SearchForm field={field} onAsk={setAsked} />
      <Segments
        label={say.source}
        segments={sources.map((key) => ({ key, label: say[sourceWords[key]] }))}
        chosen={source}
        onChoose={setSource}
      />
      {isMerged && from !== undefined ? <YearWindow months={all} start={from} onStart={setStart} /> : null}
      {words === undefined ? null : <Found {...{ source, within, chosen, onAdd }} asked={words} />}
    </section>
  );
}

const sourceWords = { mail: 'sourceMail', pictures: 'sourcePictures', merged: 'sourceMerged' } as const;
const sourceKeys = { mail: 'm', pictures: 'i', merged: 'b' } as const;
const fieldOf = (said: string): CollectField => fields.find((key) => key === said) ?? 'words';

function SearchForm({
  field: input,
  onAsk,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAsk: (asked: Asked | undefined) => void;
}) {
  const say = useWords(annotateWords);
  const [words, setWords] = useState('');
  const [field, setField] = useState<CollectField>('words');
  const names = { words: say.inWords, ocr: say.inOcr, person: say.inPerson, place: say.inPlace, object: say.inObject };
  const search = (event: FormEvent): void => {
    event.preventDefault();
    onAsk(words.trim() === '' ? undefined : { words: words.trim(), field });
  };
  return (
    <form className={styles.search} onSubmit={search}>
      <input
        ref={input}
        type="search"
        aria-label={say.searchFor}
        placeholder={say.searchFor}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <select aria-label={say.searchIn} value={field} onChange={({ target }) => setField(fieldOf(target.value))}>
        {fields.map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </select>
      <Button type="submit" look="main">
        {say.searchFor}
      </Button>
    </form>
  );
}

function Found({
  asked,
  source,
  within,
  chosen,
  onAdd,
}: Chosen & { readonly asked: Asked; readonly source: CollectSource; readonly within: Within | undefined }) {
  const say = useWords(annotateWords);
  const plan = collectPlan(asked.words, asked.field, source, within);
  const read = useRead(
    postSearch,
    { body: { q: asked.words, plan, limit: MOST, explain: false } },
    // Sliding a window does not make the list jump.
    within === undefined ? {} : { whilst: 'keep' },
  );
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(
    () => ({
      title: say.searchFor,
      shortcuts: [
        { keys: 'ArrowDown', says: say.keyResultDown, run: () => toResult(list.current, 1) },
        { keys: 'ArrowUp', says: say.keyResultUp, run: () => toResult(list.current, -1) },
      ],
    }),
    [say],
  );
  useShortcuts(keys);
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const { items } = read.data;
  const shown: readonly ItemBrief[] = source === 'merged' ? inOrderOfTime(items) : items;
  return (
    <>
      <span role="status" className={styles.soft}>
        {shown.length === MOST ? say.firstResults(MOST) : say.results(shown.length)}
      </span>
      <ul ref={list} className={styles.items}>
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

/** Moves the focus among the buttons that add; from elsewhere to the first. */
function toResult(list: HTMLElement | null, by: number): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-add]') ?? [])];
  const at = buttons.findIndex((one) => one.matches(':focus'));
  buttons[at === -1 ? 0 : Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
}

function AddButton({ item, isAdded, onAdd }: { item: ItemBrief; isAdded: boolean; onAdd: () => void }) {
  const say = useWords(annotateWords);
  const what = (item.title ?? item.snippet).slice(0, 60) || item.id;
  return (
    <Button
      className={styles.add ?? ''}
      data-add
      // It keeps the focus when it has been pressed.
      aria-disabled={isAdded}
      aria-label={isAdded ? `${say.added}: ${what}` : say.addItem(what)}
      icon={isAdded ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      onClick={isAdded ? undefined : onAdd}
    >
      {isAdded ? say.added : say.add}
    </Button>
  );
}
