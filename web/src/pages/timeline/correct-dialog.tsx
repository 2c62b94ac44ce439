import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { patchItems, undoItems } from '../../../../src/contract/endpoints/corrections.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { itemsAt } from './chunks.ts';
import styles from './correct-dialog.module.css';
import type { Outline } from './outline.ts';
import type { Selection } from './selection.ts';

const fields = [
  { name: 'tag', label: 'sayTag', example: 'sayTagEg' },
  { name: 'person', label: 'sayPerson', example: 'sayPersonEg' },
  { name: 'place', label: 'sayPlace', example: 'sayPlaceEg' },
  { name: 'time', label: 'sayTime', example: 'sayTimeEg' },
  { name: 'shift', label: 'sayShift', example: 'sayShiftEg' },
] as const;
type Said = Readonly<Record<(typeof fields)[number]['name'], string>>;

const nothing: Said = { tag: '', person: '', place: '', time: '', shift: '' };

/** Only filled-in fields are sent; other fields of the items do not change. */
const patchOf = ({ tag, person, place, time, shift }: Said) => ({
  ...(tag.trim() === '' ? {} : { tags: { add: [tag.trim()] } }),
  ...(person.trim() === '' ? {} : { people: { add: [person.trim()] } }),
  ...(place.trim() === '' ? {} : { place: place.trim() }),
  ...(time.trim() === '' ? {} : { time: time.trim() }),
  ...(shift.trim() === '' ? {} : { time: signed(shift.trim()) }),
});

/** Without a sign, the clock is moved forwards. */
const signed = (shift: string): string => (/^[+\-−－＋]/.test(shift) ? shift : `+${shift}`);

/** Corrects all selected items at once, and offers undo. */
export function CorrectDialog({
  outline,
  selection,
  onClose,
}: {
  readonly outline: Outline;
  readonly selection: Selection;
  readonly onClose: () => void;
}) {
  const say = useWords(timelineWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The first element of the dialog would be its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const spots = [...selection.all().values()];
  const isEmpty = Object.values(said).every((one) => one.trim() === '');
  const undo = async (corrections: string[]): Promise<void> => {
    try {
      await call(undoItems, { body: { corrections } });
      toast({ text: say.undone });
      await queryClient.invalidateQueries();
    } catch (error) {
      toast({ text: wordsOf(error), tone: 'bad' });
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (said.time.trim() !== '' && said.shift.trim() !== '') return setProblem(say.oneTime);
    setBusy(true);
    setProblem(undefined);
    try {
      const items = (await itemsAt(outline, spots)).map((item) => item.id);
      const { corrections } = await call(patchItems, { body: { items, ...patchOf(said) } });
      const ids = [...new Set(corrections.map((correction) => correction.id))];
      toast({ text: say.corrected(items.length), undo: () => void undo(ids) });
      selection.clear();
      onClose();
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={say.correctTitle(spots.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.close}</Button>
          <Button look="main" type="submit" form={id} disabled={isBusy || isEmpty}>
            {isBusy ? say.saving : say.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{say.correctWhy}</p>
        {fields.map(({ name, label, example }) => (
          <label key={name}>
            <span>{say[label]}</span>
            <input
              value={said[name]}
              placeholder={say[example]}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setSaid({ ...said, [name]: event.target.value })}
            />
          </label>
        ))}
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof Problem
    ? [error.message, error.action].filter((part) => part !== undefined).join(' ')
    : String(error);
