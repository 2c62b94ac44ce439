import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { TimeSpan } from '../../../../src/memory/time-span.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { Doubt } from './doubt.tsx';
import { FieldRow } from './field-row.tsx';
import { FormActions } from './form-actions.tsx';
import form from './forms.module.css';
import type { Said } from './item-document.ts';
import type { Correct } from './use-correct.ts';
import { momentInWords } from './value-words.ts';
import { daysIn, partsOf, type TimeParts, writtenOf } from './written-time.ts';

type Props = {
  readonly time: TimeSpan | undefined;
  readonly readings: readonly Said[];
  readonly isCited: boolean;
  readonly correct: Correct;
};

/** The time of an item; unknown parts can be left blank. */
export function TimeField({ time, readings, isCited, correct }: Props) {
  const say = useWords(itemWords);
  const language = useLanguage();
  return (
    <FieldRow
      label={say.when}
      icon={<CalendarClock size={18} />}
      readings={readings}
      isCited={isCited}
      form={(close) => <TimeForm time={time} correct={correct} onClose={close} />}
    >
      {time === undefined ? (
        <p className={form.soft}>{say.unknownTime}</p>
      ) : (
        <p>
          <time dateTime={time.start}>{momentInWords(time, language)}</time>
        </p>
      )}
      <Doubt readings={readings} />
    </FieldRow>
  );
}

type FormProps = { readonly time: TimeSpan | undefined; readonly correct: Correct; readonly onClose: () => void };

function TimeForm({ time, correct, onClose }: FormProps) {
  const say = useWords(itemWords);
  const [parts, setParts] = useState<TimeParts>(() => partsOf(time));
  const set = (change: Partial<TimeParts>) => setParts((before) => ({ ...before, ...change }));
  const written = writtenOf(parts);
  return (
    <form
      className={form.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (written === undefined) return;
        void correct.correct({ time: written }, say.savedTime).then((ok) => ok && onClose());
      }}
    >
      <div className={form.parts}>
        <label>
          <span>{say.year}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit this
            autoFocus
            inputMode="numeric"
            pattern="\d{4}"
            size={5}
            value={parts.year}
            onChange={(event) => set({ year: event.target.value })}
          />
        </label>
        <MonthChoice value={parts.month} onChange={(month) => set({ month })} />
        <label>
          <span>{say.day}</span>
          <select
            value={parts.day}
            disabled={parts.month === ''}
            onChange={(event) => set({ day: event.target.value })}
          >
            <option value="">{say.notKnown}</option>
            {Array.from({ length: daysIn(parts) }, (_, n) => String(n + 1)).map((day) => (
              <option key={day}>{day}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{say.clock}</span>
          <input
            type="time"
            step={1}
            value={parts.clock}
            disabled={parts.month === '' || parts.day === ''}
            onChange={(event) => set({ clock: event.target.value })}
          />
        </label>
      </div>
      <p className={form.help}>{say.timeHelp}</p>
      <FormActions correct={correct} canSave={written !== undefined} onCancel={onClose} />
    </form>
  );
}

function MonthChoice({ value, onChange }: { readonly value: string; readonly onChange: (month: string) => void }) {
  const say = useWords(itemWords);
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return (
    <label>
      <span>{say.month}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say.notKnown}</option>
        {Array.from({ length: 12 }, (_, n) => String(n + 1)).map((month) => (
          <option key={month} value={month}>
            {format.format(Date.UTC(2024, Number(month) - 1, 1))}
          </option>
        ))}
      </select>
    </label>
  );
}
