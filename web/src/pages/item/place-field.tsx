import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { getPlaces } from '../../../../src/contract/endpoints/places.ts';
import type { Location } from '../../../../src/memory/location.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { namesCalled } from '../../words/place-names.ts';
import { placesWords } from '../../words/places.ts';
import { Doubt } from './doubt.tsx';
import { FieldRow } from './field-row.tsx';
import { FormActions } from './form-actions.tsx';
import form from './forms.module.css';
import type { Said } from './item-document.ts';
import type { Correct } from './use-correct.ts';
import { placeInWords } from './value-words.ts';

const PinDialog = lazy(() => import('../places/pin-dialog.tsx'));

type Props = {
  readonly place: Location | undefined;
  readonly readings: readonly Said[];
  readonly isCited: boolean;
  readonly correct: Correct;
  /** A small map of the place, if known. */
  readonly map?: ReactNode;
};

/** The place of an item. */
export function PlaceField({ place, readings, isCited, correct, map }: Props) {
  const say = useWords(itemWords);
  const called = useCalled();
  const [narrowest, ...wider] = place === undefined ? [] : namesCalled(place, called);
  const known = place === undefined ? '' : placeInWords(place, called);
  return (
    <FieldRow
      label={say.where}
      icon={<MapPin size={18} />}
      readings={readings}
      isCited={isCited}
      form={(close) => <PlaceForm place={place} isKnown={known !== ''} correct={correct} onClose={close} />}
    >
      {known === '' ? (
        <p className={form.soft}>{say.unknownPlace}</p>
      ) : (
        <p>
          {narrowest ?? known}
          {wider.length === 0 ? null : <span className={form.soft}> · {wider.join(', ')}</span>}
        </p>
      )}
      <Doubt readings={readings} />
      {map}
    </FieldRow>
  );
}

type FormProps = {
  readonly place: Location | undefined;
  readonly isKnown: boolean;
  readonly correct: Correct;
  readonly onClose: () => void;
};

function PlaceForm(props: FormProps) {
  const { lat, lon } = props.place ?? {};
  const map = useWords(placesWords);
  const [name, setName] = useState('');
  const [isPinning, setPinning] = useState(false);
  return (
    <>
      <NameForm {...props} name={name} onName={setName}>
        <button type="button" className={form.link} onClick={() => setPinning(true)}>
          {map.pin}
        </button>
      </NameForm>
      {isPinning ? (
        <Suspense fallback={null}>
          <PinDialog
            start={lat === undefined || lon === undefined ? undefined : { lat, lon }}
            onPin={setName}
            onClose={() => setPinning(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type NameProps = FormProps & {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly children: ReactNode;
};

function NameForm({ isKnown, correct, onClose, name, onName, children }: NameProps) {
  const say = useWords(itemWords);
  const list = useId();
  const { data } = useRead(getPlaces, { query: { brief: 'true' } });
  const known = new Set(data?.places.map((place) => place.name));
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
        if (name.trim() === '') return;
        void correct.correct({ place: name.trim() }, say.savedPlace).then((ok) => ok && onClose());
      }}
    >
      <label>
        <span>{say.placeName}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit this
          autoFocus
          list={list}
          value={name}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <datalist id={list}>
        {[...known].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <p className={form.help}>{say.placeHelp}</p>
      {children}
      {isKnown ? (
        <button
          type="button"
          className={form.link}
          disabled={correct.isSaving}
          onClick={() => void correct.correct({ place: null }, say.savedPlace).then((ok) => ok && onClose())}
        >
          {say.placeUnknown}
        </button>
      ) : null}
      <FormActions correct={correct} canSave={name.trim() !== ''} onCancel={onClose} />
    </form>
  );
}
