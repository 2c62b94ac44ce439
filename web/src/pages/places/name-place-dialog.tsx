import { type FormEvent, useId, useState } from 'react';
import { getPlace, getPlaceItems, getPlaces, namePlace } from '../../../../src/contract/endpoints/places.ts';
import { useChange } from '../../api/use-change.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './name-place-dialog.module.css';

const kinds = ['named', 'home', 'work'] as const;
const reaches = [0.1, 0.2, 0.5, 1, 3] as const;

/** A form that names a place on the map and sets its radius. */
export function NamePlaceDialog({
  lat,
  lon,
  reach,
  onClose,
}: {
  readonly lat: number;
  readonly lon: number;
  /** Extent of the selected pictures in kilometres. */
  readonly reach: number;
  readonly onClose: () => void;
}) {
  const say = useWords(placesWords);
  const id = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('named');
  const [radiusKm, setRadius] = useState<number>(reaches.find((one) => one >= reach) ?? 3);
  const kindNames = say.kinds.split(',');
  const takeBack = useTakeBack();
  const change = useChange(namePlace, [getPlaces, getPlace, getPlaceItems], say.failed);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (name.trim() === '') return;
    change.mutate(
      { body: { name: name.trim(), lat, lon, radiusKm, kind } },
      {
        onSuccess: ({ corrections = [] }) => {
          toast({ text: say.named(name.trim()), undo: () => void takeBack(corrections) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={say.naming}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button look="main" disabled={name.trim() === '' || change.isPending} onClick={() => submit()}>
            {say.save}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field} htmlFor={`${id}-name`}>
          {say.name}
          <input
            id={`${id}-name`}
            value={name}
            maxLength={200}
            placeholder={say.namePlaceholder}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <fieldset className={styles.choice}>
          <legend>{say.what}</legend>
          {kinds.map((one, i) => (
            <label key={one}>
              <input type="radio" name={`${id}-kind`} checked={kind === one} onChange={() => setKind(one)} />
              {kindNames[i]}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choice}>
          <legend>{say.reach}</legend>
          {reaches.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-reach`} checked={radiusKm === one} onChange={() => setRadius(one)} />
              {say.metres(one)}
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
