import { EyeOff, Mail, Pencil, Plus, UserRoundCheck, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { getPeople, patchPerson } from '../../../../src/contract/endpoints/people.ts';
import type { PersonChange, PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Face } from '../../parts/face.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { personWords } from '../../words/person.ts';
import { FacesToName } from './faces-to-name.tsx';
import { namedInWords } from './named.ts';
import { changedByWord, knownNames } from './people-queries.ts';
import styles from './person-head.module.css';

/** Changes of a person; afterwards the page shows the resulting person. */
function usePersonChange({ id }: PersonPageResponse) {
  const both = useWords(peopleWords);
  const [, goTo] = useLocation();
  const change = useChange(patchPerson, changedByWord, both.failed);
  const takeBack = useTakeBack();
  return {
    isPending: change.isPending,
    change: (body: PersonChange, done: string): void =>
      void change.mutateAsync({ params: { id }, body }).then(
        ({ person, corrections = [] }) => {
          // After undo, the original person exists again.
          const back = () => goTo(`/people/${encodeURIComponent(id)}`, { replace: true });
          toast({ text: done, undo: () => void takeBack(corrections, back) });
          if (person !== undefined && person !== id) goTo(`/people/${encodeURIComponent(person)}`, { replace: true });
        },
        () => undefined,
      ),
  };
}

/** Face, name and relationship of a person, editable in place. */
export function PersonHead({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const both = useWords(peopleWords);
  const { change, isPending } = usePersonChange(person);
  const name = person.name === '' ? say.nameless : person.name;
  useEffect(() => {
    document.title = `${name} · Madeleine`;
  }, [name]);
  return (
    <header className={styles.head}>
      <Face id={person.id} name={person.name} cover={person.cover} size={144} />
      <div className={styles.facts}>
        <Name
          person={person}
          shown={name}
          isPending={isPending}
          onName={(given, without, known) =>
            change({ name: given, without: [...without] }, namedInWords(both, person.name, given, known))
          }
        />
        <Known person={person} />
        <Roles person={person} onChange={change} />
        <div className={styles.actions}>
          {person.owner || person.kind !== 'person' ? null : (
            <Button
              look="quiet"
              icon={<UserRoundCheck size={16} aria-hidden />}
              onClick={() => change({ owner: true }, say.selfNow)}
            >
              {say.isMe}
            </Button>
          )}
          {person.owner ? null : (
            <Button
              look="quiet"
              icon={<EyeOff size={16} aria-hidden />}
              onClick={() => change({ hidden: !person.hidden }, person.hidden ? both.shownNow : both.hiddenNow)}
            >
              {person.hidden ? say.unhide : say.hide}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

function Name({
  person,
  shown,
  isPending,
  onName,
}: {
  readonly person: PersonPageResponse;
  readonly shown: string;
  readonly isPending: boolean;
  readonly onName: (name: string, without: readonly string[], known: readonly string[]) => void;
}) {
  const say = useWords(personWords);
  const both = useWords(peopleWords);
  const [isNaming, setNaming] = useState(false);
  const [covered, setCovered] = useState<string>();
  const people = useRead(getPeople, { query: { brief: 'true' } }, { enabled: isNaming });
  const known = knownNames(people.data?.people ?? []);
  if (isNaming) {
    return (
      <div className={styles.naming}>
        <NameField
          label={say.name}
          initial={person.name}
          known={known}
          save={both.save}
          cancel={both.cancel}
          busy={isPending}
          onSave={(name) => {
            if (person.name === '' && person.faceCount > 1) return setCovered(name);
            onName(name, [], known);
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
        {covered === undefined ? null : (
          <FacesToName
            id={person.id}
            name={covered}
            onName={(without) => {
              onName(covered, without, known);
              setCovered(undefined);
              setNaming(false);
            }}
            onClose={() => setCovered(undefined)}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles.title}>
      <h1 className={`${styles.name} ${person.name === '' ? styles.nameless : ''}`}>{shown}</h1>
      {person.owner ? <span className={styles.you}>{say.you}</span> : null}
      {person.name === '' ? (
        <Button onClick={() => setNaming(true)}>{both.giveName}</Button>
      ) : (
        <IconButton label={say.rename} onClick={() => setNaming(true)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Other names, dates and email addresses. */
function Known({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const language = useLanguage();
  const others = person.names.filter((name) => name !== person.name && !person.addresses.includes(name));
  const day = (start: string) => timeInWords({ start, precision: 'day' }, language);
  return (
    <ul className={styles.known}>
      {others.length === 0 ? null : <li>{say.also(others.slice(0, 4).join(', '))}</li>}
      {person.first === undefined || person.latest === undefined ? null : (
        <li>
          {person.first.slice(0, 10) === person.latest.slice(0, 10)
            ? day(person.first)
            : say.span(day(person.first), day(person.latest))}
        </li>
      )}
      {person.addresses.slice(0, 4).map((address) => (
        <li key={address}>
          <a href={`mailto:${address}`} title={say.mailTo(address)}>
            <Mail size={14} aria-hidden />
            {address}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Roles({
  person,
  onChange,
}: {
  readonly person: PersonPageResponse;
  readonly onChange: (change: PersonChange, done: string) => void;
}) {
  const say = useWords(personWords);
  const [isAdding, setAdding] = useState(false);
  if (person.owner || person.kind === 'organisation') return null;
  return (
    <div className={styles.roles}>
      {person.roles.length === 0 ? null : <span className={styles.to}>{say.roles}</span>}
      {person.roles.map((role) => (
        <span key={role} className={styles.role}>
          {role}
          <button
            type="button"
            aria-label={say.removeRole(role)}
            title={say.removeRole(role)}
            onClick={() => onChange({ removeRoles: [role] }, say.roleRemoved(role))}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      {isAdding ? (
        <RoleField
          has={person.roles}
          onAdd={(role) => {
            onChange({ addRoles: [role] }, say.roleAdded(role));
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <button type="button" className={styles.addRole} onClick={() => setAdding(true)}>
          <Plus size={14} aria-hidden />
          {say.addRole}
        </button>
      )}
    </div>
  );
}

/** The relationship to the owner: common ones as buttons, others as text. */
function RoleField({
  has,
  onAdd,
  onCancel,
}: {
  readonly has: readonly string[];
  readonly onAdd: (role: string) => void;
  readonly onCancel: () => void;
}) {
  const say = useWords(personWords);
  const both = useWords(peopleWords);
  const [role, setRole] = useState('');
  const id = useId();
  const offered = say.roleSuggestions
    .split(',')
    .filter((one) => !has.includes(one) && one.startsWith(role.trim().toLowerCase()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role.trim() !== '') onAdd(role.trim());
  };
  return (
    <form className={styles.roleForm} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {say.addRole}
      </label>
      <input
        id={id}
        value={role}
        maxLength={80}
        placeholder={say.rolePlaceholder}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here
        autoFocus
        onChange={(event) => setRole(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button look="quiet" onClick={onCancel}>
        {both.cancel}
      </Button>
      <span className={styles.offered}>
        {offered.slice(0, 12).map((one) => (
          <button key={one} type="button" className={styles.addRole} onClick={() => onAdd(one)}>
            {one}
          </button>
        ))}
      </span>
    </form>
  );
}
