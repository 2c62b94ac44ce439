import { Split } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getPeople, splitPerson } from '../../../../src/contract/endpoints/people.ts';
import type { PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { personWords } from '../../words/person.ts';
import { FaceGrid, toggled } from './face-grid.tsx';
import styles from './faces-to-split.module.css';
import { changedByWord, knownNames } from './people-queries.ts';

/** All faces assigned to a person; wrong ones can be selected and removed. */
export function FacesToSplit({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const more = person.faceCount - person.shown.length;
  return (
    <div className={styles.faces}>
      <div className={styles.bar}>
        <p>{chosen.size === 0 ? say.facesHint : say.splitSome(chosen.size)}</p>
        <Button
          look={chosen.size === 0 ? 'plain' : 'main'}
          icon={<Split size={16} aria-hidden />}
          disabled={chosen.size === 0}
          onClick={() => setAsking(true)}
        >
          {say.split}
        </Button>
      </div>
      <FaceGrid
        shown={person.shown}
        isOn={(face) => chosen.has(face)}
        onToggle={(face) => setChosen((before) => toggled(before, face))}
      />
      {more > 0 ? <p className={styles.more}>{say.moreFaces(more)}</p> : null}
      {isAsking ? (
        <SplitDialog
          person={person}
          faces={[...chosen]}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            setChosen(new Set());
          }}
        />
      ) : null}
    </div>
  );
}

function SplitDialog({
  person,
  faces,
  onClose,
  onDone,
}: {
  readonly person: PersonPageResponse;
  readonly faces: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const say = useWords(personWords);
  const both = useWords(peopleWords);
  const [name, setName] = useState('');
  const [, goTo] = useLocation();
  const people = useRead(getPeople, { query: { brief: 'true' } });
  const split = useChange(splitPerson, changedByWord, both.failed);
  const takeBack = useTakeBack();
  const run = () =>
    split.mutate(
      { params: { id: person.id }, body: { faces: [...faces], ...(name.trim() === '' ? {} : { name: name.trim() }) } },
      {
        onSuccess: (answer) => {
          const other = answer.person;
          const { corrections = [] } = answer;
          const here = `/people/${encodeURIComponent(person.id)}`;
          toast({
            text: say.splitDone,
            undo: () => void takeBack(corrections, () => goTo(here)),
            ...(other === undefined
              ? {}
              : {
                  action: {
                    label: name.trim() === '' ? both.nameless : name.trim(),
                    run: () => goTo(`/people/${encodeURIComponent(other)}`),
                  },
                }),
          });
          onDone();
        },
      },
    );
  return (
    <Dialog
      title={say.splitTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {both.cancel}
          </Button>
          <Button look="main" disabled={split.isPending} onClick={run}>
            {say.splitDo}
          </Button>
        </>
      }
    >
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <label>
          {say.splitHint}
          <input
            value={name}
            list="split-known"
            placeholder={both.name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <datalist id="split-known">
          {knownNames(people.data?.people ?? [])
            .filter((one) => one !== person.name)
            .map((one) => (
              <option key={one} value={one} />
            ))}
        </datalist>
      </form>
    </Dialog>
  );
}
