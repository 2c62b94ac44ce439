import { useEffect, useId, useRef } from 'react';
import {
  type Observation,
  observationDimensions,
  observationLabels,
} from '../../../../src/contract/review/subjects.ts';
import { Button } from '../../parts/button.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useTerm } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import film from './film.module.css';
import { startOf } from './film-marks.ts';

/** One observation with its label; the chosen one shows all its fields. */
export function ObservationRow({
  observation,
  bodyParts,
  isHere,
  frame,
  fps,
  onHere,
  onGo,
  onChange,
  onRemove,
}: {
  readonly observation: Observation;
  readonly bodyParts: readonly string[];
  readonly isHere: boolean;
  readonly frame: number;
  readonly fps: number;
  readonly onHere: () => void;
  readonly onGo: () => void;
  readonly onChange: (part: Partial<Observation>) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const row = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  const { id, dimension, start, end, description, label, boxes = [] } = observation;
  useEffect(() => {
    // When the page opens, it begins at its top.
    if (isHere && !isFirst.current) row.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [isHere]);
  return (
    <li ref={row} className={`${film.observation} ${isHere ? film.here : ''}`}>
      <button type="button" className={film.head} aria-expanded={isHere} onClick={onHere}>
        <strong>{id}</strong>
        <span className={styles.soft}>
          {termed(dimension)} · {start.toFixed(2)}–{end.toFixed(2)} s · {say.boxes(boxes.length)}
        </span>
        {isHere ? null : <span>{description}</span>}
      </button>
      <fieldset className={film.labels} aria-label={id}>
        {observationLabels.map((one, n) => (
          <button
            key={one}
            type="button"
            data-label={one}
            aria-pressed={label === one}
            onClick={() => onChange({ label: one })}
          >
            {say[one]}
            {isHere ? <kbd aria-hidden>{n + 1}</kbd> : null}
          </button>
        ))}
      </fieldset>
      {isHere ? (
        <div className={film.fields}>
          <label className={styles.field}>
            {say.description}
            <textarea rows={2} value={description} onChange={({ target }) => onChange({ description: target.value })} />
          </label>
          <div className={film.pair}>
            <label className={styles.field}>
              {say.dimension}
              <select
                value={dimension}
                onChange={({ target }) => {
                  const chosen = observationDimensions.find((one) => one === target.value);
                  if (chosen !== undefined) onChange({ dimension: chosen });
                }}
              >
                {observationDimensions.map((one) => (
                  <option key={one} value={one}>
                    {termed(one)}
                  </option>
                ))}
              </select>
            </label>
            <BodyPart {...{ observation, bodyParts, onChange }} />
          </div>
          <div className={film.pair}>
            <Seconds name={say.starts} value={start} onValue={(value) => onChange({ start: value })} />
            <Seconds name={say.ends} value={end} onValue={(value) => onChange({ end: value })} />
          </div>
          <div className={styles.row}>
            <Button onClick={() => onChange({ start: startOf(frame, fps) })}>{say.setStart}</Button>
            <Button onClick={() => onChange({ end: startOf(frame, fps) })}>{say.setEnd}</Button>
            <Button look="quiet" onClick={onGo}>
              {say.goThere}
            </Button>
            {onRemove === undefined ? null : (
              <Button look="danger" onClick={onRemove}>
                {say.remove}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </li>
  );
}

function BodyPart({
  observation: { bodyPart = '' },
  bodyParts,
  onChange,
}: {
  readonly observation: Observation;
  readonly bodyParts: readonly string[];
  readonly onChange: (part: Partial<Observation>) => void;
}) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const field = useId();
  return (
    <label className={styles.field} htmlFor={field}>
      {say.bodyPart}
      {bodyParts.length === 0 ? (
        <input id={field} value={bodyPart} onChange={({ target }) => onChange({ bodyPart: target.value })} />
      ) : (
        <select id={field} value={bodyPart} onChange={({ target }) => onChange({ bodyPart: target.value })}>
          <option value="">{say.unset}</option>
          {[...new Set([...bodyParts, ...(bodyPart === '' ? [] : [bodyPart])])].map((one) => (
            <option key={one} value={one}>
              {termed(one)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}

function Seconds({ name, value, onValue }: { name: string; value: number; onValue: (value: number) => void }) {
  return (
    <label className={styles.field}>
      {name}
      <input
        type="number"
        step="0.01"
        min="0"
        value={value}
        onChange={({ target }) => {
          if (target.value !== '' && Number.isFinite(target.valueAsNumber)) onValue(Math.max(0, target.valueAsNumber));
        }}
      />
    </label>
  );
}
