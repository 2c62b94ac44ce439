import { EyeOff } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getEvent } from '../../../../src/contract/endpoints/events.ts';
import { getModels } from '../../../../src/contract/endpoints/models.ts';
import { postSearch } from '../../../../src/contract/endpoints/question.ts';
import { getShares, postShare, postShareWork } from '../../../../src/contract/endpoints/shares.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useSettled } from '../../api/use-settled.ts';
import { Button } from '../../parts/button.tsx';
import { chooseToShare, useChosenToShare } from '../../parts/selection/choice-to-share.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './share.module.css';

/** What is being chosen: a search, an event, or items that were selected elsewhere. */
type Choice = { readonly query: string } | { readonly event: string } | { readonly ids: readonly string[] };

function useChoice(): {
  readonly choice: Choice;
  readonly onQuery: (words: string) => void;
  readonly onSearch: () => void;
} {
  const ids = useChosenToShare();
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const [typed, setTyped] = useState(address.get('query') ?? '');
  const event = address.get('event');
  const onSearch = (): void => {
    chooseToShare([]);
    navigate('/share', { replace: true });
  };
  if (ids.length > 0) return { choice: { ids }, onQuery: setTyped, onSearch };
  return { choice: event === null ? { query: typed } : { event }, onQuery: setTyped, onSearch };
}

/** The form that begins a copy. */
export function NewShare() {
  const say = useWords(shareWords);
  const [, navigate] = useLocation();
  const { choice, onQuery, onSearch } = useChoice();
  const [shiftTimes, setShift] = useState(false);
  const [model, setModel] = useState('');
  const begin = useChange(postShare, [getShares], say.failed);
  const isMissing = 'query' in choice && choice.query.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const chosen = 'ids' in choice ? { ids: [...choice.ids] } : choice;
    const set = await begin
      .mutateAsync({ body: { ...chosen, shiftTimes, ...(model === '' ? {} : { model }) } })
      .catch(() => undefined);
    if (set === undefined) return;
    chooseToShare([]);
    await call(postShareWork, { params: { id: set.id }, body: {} }).catch(() => undefined);
    navigate(`/share/${encodeURIComponent(set.id)}`);
  };
  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)}>
      <h2>{say.what}</h2>
      {'query' in choice ? (
        <SearchChoice words={choice.query} onWords={onQuery} />
      ) : (
        <div className={styles.fixed}>
          {'event' in choice ? <EventChoice id={choice.event} /> : <p>{say.fromChosen(choice.ids.length)}</p>}
          <Button look="quiet" onClick={onSearch}>
            {say.chooseOther}
          </Button>
        </div>
      )}
      <h2>{say.options}</h2>
      <label className={styles.option}>
        <input type="checkbox" checked={shiftTimes} onChange={(event) => setShift(event.target.checked)} />
        <span>
          {say.shift}
          <span className={styles.soft}>{say.shiftAbout}</span>
        </span>
      </label>
      <ModelChoice model={model} onModel={setModel} />
      <div>
        <Button
          type="submit"
          look="main"
          icon={<EyeOff size={18} aria-hidden />}
          disabled={isMissing || begin.isPending}
        >
          {begin.isPending ? say.starting : say.start}
        </Button>
      </div>
    </form>
  );
}

const SHOWN = 8;

function SearchChoice({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const say = useWords(shareWords);
  const id = useId();
  const asked = useSettled(words.trim(), 300);
  const { data } = useRead(postSearch, { body: { q: asked, limit: 1000 } }, { enabled: asked !== '', whilst: 'keep' });
  const n = data === undefined ? 0 : (data.total ?? data.items.length);
  const pictures = (data?.items ?? []).filter(({ modality }) => modality === 'image' || modality === 'video');
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {say.query}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        value={words}
        placeholder={say.queryHint}
        maxLength={2000}
        onChange={(event) => onWords(event.target.value)}
      />
      <p className={styles.soft} role="status">
        {asked === '' || data === undefined ? ' ' : n === 0 ? say.nothing : say.found(n)}
      </p>
      {asked === '' ? null : (
        <div className={styles.strip}>
          {pictures.slice(0, SHOWN).map((item) => (
            <span key={item.id} className={styles.small}>
              <Thumbnail id={item.id} alt="" />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function EventChoice({ id }: { readonly id: string }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const { data } = useRead(getEvent, { params: { id }, query: { limit: '1' } });
  return <p>{data === undefined ? '…' : say.fromEvent(titleIn(data.event, language), data.event.count)}</p>;
}

/** Rewriting is offered where there is a model to do it. */
function ModelChoice({ model, onModel }: { readonly model: string; readonly onModel: (model: string) => void }) {
  const say = useWords(shareWords);
  const id = useId();
  const { data } = useRead(getModels, {});
  if (data === undefined || data.models.length === 0) return null;
  return (
    <div className={styles.model}>
      <label htmlFor={id}>
        {say.rewrite}
        <span className={styles.soft}>{say.rewriteAbout}</span>
      </label>
      <select id={id} className={styles.field} value={model} onChange={(event) => onModel(event.target.value)}>
        <option value="">{say.rewriteNo}</option>
        {data.models.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
