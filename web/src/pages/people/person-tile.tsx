import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { patchPerson } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { useChange } from '../../api/use-change.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Face } from '../../parts/face.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { FacesToName } from './faces-to-name.tsx';
import { namedInWords } from './named.ts';
import { changedByWord } from './people-queries.ts';
import styles from './person-tile.module.css';

type TileProps = {
  readonly person: ListedPerson;
  readonly known: readonly string[];
  /** In selection mode: whether this person is selected. */
  readonly isChosen?: boolean | undefined;
  readonly onChoose?: () => void;
};

const FACE = 116;

/** A person in the grid: face, name and number of items. */
export function PersonTile({ person, known, isChosen, onChoose }: TileProps) {
  const say = useWords(peopleWords);
  const [isNaming, setNaming] = useState(false);
  const [covered, setCovered] = useState<string>();
  const change = useChange(patchPerson, changedByWord, say.failed);
  const takeBack = useTakeBack();
  const name = person.name === '' ? say.nameless : person.name;
  const face = <Face id={person.id} name={person.name} cover={person.cover} size={FACE} />;
  const save = async (given: string, without: readonly string[] = []): Promise<void> => {
    const text = namedInWords(say, person.name, given, known);
    const { corrections = [] } = await change.mutateAsync({
      params: { id: person.id },
      body: { name: given, without: [...without] },
    });
    // Whoever has a name now is in another group, with a tile of its own: this one may be gone.
    setNaming(false);
    toast({ text, undo: () => void takeBack(corrections) });
  };
  const give = (given: string, without?: readonly string[]): void => void save(given, without).catch(() => undefined);
  if (isChosen !== undefined) {
    return (
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isChosen}
        aria-label={say.choosePerson(name)}
        onClick={onChoose}
      >
        <span className={styles.round}>
          {face}
          <span className={styles.check}>{isChosen ? <Check size={18} aria-hidden /> : null}</span>
        </span>
        <Caption person={person} name={name} />
      </button>
    );
  }
  return (
    <div className={styles.tile}>
      <Link href={`/people/${encodeURIComponent(person.id)}`} className={styles.link}>
        <span className={styles.round}>{face}</span>
        <Caption person={person} name={name} />
      </Link>
      {person.name !== '' ? null : isNaming ? (
        <NameField
          label={say.giveNameTo}
          placeholder={say.name}
          known={known}
          save={say.save}
          busy={change.isPending}
          onSave={person.faceCount > 1 ? setCovered : give}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <button type="button" className={styles.give} onClick={() => setNaming(true)}>
          {say.giveName}
        </button>
      )}
      {covered === undefined ? null : (
        <FacesToName
          id={person.id}
          name={covered}
          onName={(without) => {
            // Before it is sent: a group that becomes another's can be read no more.
            setCovered(undefined);
            give(covered, without);
          }}
          onClose={() => setCovered(undefined)}
        />
      )}
    </div>
  );
}

function Caption({ person, name }: { readonly person: ListedPerson; readonly name: string }) {
  const say = useWords(peopleWords);
  const { image, video, email, text } = person.counts;
  const counts = [
    ...(image > 0 ? [say.photos(image)] : []),
    ...(video > 0 ? [say.films(video)] : []),
    ...(email > 0 ? [say.mails(email)] : []),
    ...(text > 0 ? [say.texts(text)] : []),
  ];
  const role = person.owner ? say.you : person.roles[0];
  return (
    <span className={styles.caption}>
      <span className={person.name === '' ? styles.nameless : styles.name}>{name}</span>
      {role === undefined ? null : <span className={styles.role}>{role}</span>}
      <span className={styles.counts}>
        {counts.slice(0, 2).map((count, i) => (
          <span key={count}>
            {i === 0 ? '' : ' · '}
            {count}
          </span>
        ))}
      </span>
    </span>
  );
}
