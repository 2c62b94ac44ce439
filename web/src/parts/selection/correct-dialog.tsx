import { MapPin } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { patchItems } from '../../../../src/contract/endpoints/corrections.ts';
import { call } from '../../api/call.ts';
import { wordsOf } from '../../api/use-change.ts';
import { queryClient } from '../../api/use-read.ts';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import { selectionWords } from '../../words/selection.ts';
import { timelineWords } from '../../words/timeline.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { toast } from '../toasts.tsx';
import type { useActs } from './act.ts';
import styles from './correct-dialog.module.css';

const PinDialog = lazy(() => import('../../pages/places/pin-dialog.tsx'));

const fields = [
  { name: 'tag', label: 'sayTag', example: 'sayTagEg' },
  { name: 'person', label: 'sayPerson', example: 'sayPersonEg' },
  { name: 'place', label: 'sayPlace', example: 'sayPlaceEg' },
  { name: 'time', label: 'sayTime', example: 'sayTimeEg' },
  { name: 'shift', label: 'sayShift', example: 'sayShiftEg' },
] as const;
type Said = Readonly<Record<(typeof fields)[number]['name'] | 'rating' | 'favourite' | 'archived', string>>;

const nothing: Said = {
  tag: '',
  person: '',
  place: '',
  time: '',
  shift: '',
  rating: '',
  favourite: '',
  archived: '',
};

const choices = [
  { name: 'rating', label: 'rating', options: ['5', '4', '3', '2', '1', '0'] },
  { name: 'favourite', label: 'favouriteMark', options: ['yes', 'no'] },
  { name: 'archived', label: 'archivedMark', options: ['yes', 'no'] },
] as const;

/** Only filled-in fields are sent; other fields of the items do not change. */
const patchOf = ({ tag, person, place, time, shift, rating, favourite, archived }: Said) => ({
  ...(rating === '' ? {} : { rating: Number(rating) }),
  ...(favourite === '' ? {} : { favourite: favourite === 'yes' }),
  ...(archived === '' ? {} : { archived: archived === 'yes' }),
  ...(tag.trim() === '' ? {} : { tags: { add: [tag.trim()] } }),
  ...(person.trim() === '' ? {} : { people: { add: [person.trim()] } }),
  ...(place.trim() === '' ? {} : { place: place.trim() }),
  ...(time.trim() === '' ? {} : { time: time.trim() }),
  ...(shift.trim() === '' ? {} : { time: signed(shift.trim()) }),
});

/** Without a sign, the clock is moved forwards. */
const signed = (shift: string): string => (/^[+\-−－＋]/.test(shift) ? shift : `+${shift}`);

/** Edits all selected items at once, and offers undo. */
export function CorrectDialog({
  count,
  ids,
  undoing,
  onDone,
  onForget,
  onClose,
}: {
  readonly count: number;
  readonly ids: () => Promise<readonly string[]>;
  readonly undoing: ReturnType<typeof useActs>['undoing'];
  readonly onDone: () => void;
  /** Forgets them for good instead. */
  readonly onForget: () => void;
  readonly onClose: () => void;
}) {
  const say = useWords(timelineWords);
  const marks = useWords(selectionWords);
  const map = useWords(placesWords);
  const [isPinning, setPinning] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The first element of the dialog would be its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isEmpty = Object.values(said).every((one) => one.trim() === '');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (said.time.trim() !== '' && said.shift.trim() !== '') return setProblem(say.oneTime);
    setBusy(true);
    setProblem(undefined);
    try {
      const items = [...(await ids())];
      const { corrections } = await call(patchItems, { body: { items, ...patchOf(said) } });
      toast({ text: say.corrected(items.length), undo: undoing(corrections) });
      onDone();
      onClose();
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(wordsOf(error, marks.failed));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={say.correctTitle(count)}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" onClick={onForget}>
            {say.forget}
          </Button>
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
        <Button icon={<MapPin size={16} aria-hidden />} onClick={() => setPinning(true)}>
          {map.pin}
        </Button>
        {choices.map(({ name, label, options }) => (
          <label key={name}>
            <span>{marks[label]}</span>
            <select value={said[name]} onChange={(event) => setSaid({ ...said, [name]: event.target.value })}>
              <option value="">{marks.unchanged}</option>
              {options.map((value) => (
                <option key={value} value={value}>
                  {value === 'yes' || value === 'no' ? marks[value] : marks.stars(Number(value))}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
      {isPinning ? (
        <Suspense fallback={null}>
          <PinDialog onPin={(place) => setSaid({ ...said, place })} onClose={() => setPinning(false)} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
