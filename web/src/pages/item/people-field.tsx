import { UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import type { Mention, MentionWay } from '../../../../src/memory/person.ts';
import { itemWords } from '../../words/item.ts';
import { useWords, words } from '../../words/language.ts';
import { ChipsField } from './chips-field.tsx';
import { FieldRow } from './field-row.tsx';
import type { Said } from './item-document.ts';
import { PeopleNames, peopleListId } from './people-names.tsx';
import type { Correct } from './use-correct.ts';

const ways = words<Readonly<Record<MentionWay, string>>>({
  en: {
    face: '',
    tagged: '',
    sender: 'sender',
    recipient: 'recipient',
    copied: 'copied in',
    speaker: 'speaker',
    named: 'mentioned',
    owner: '',
  },
  zh: {
    face: '',
    tagged: '',
    sender: '发件',
    recipient: '收件',
    copied: '抄送',
    speaker: '说话',
    named: '被提到',
    owner: '',
  },
});

type Props = {
  readonly people: readonly Mention[];
  readonly readings: readonly Said[];
  readonly isCited: boolean;
  readonly correct: Correct;
};

/** The people of an item, without duplicates; a person without an id cannot be removed. */
export function PeopleField({ people, readings, isCited, correct }: Props) {
  const say = useWords(itemWords);
  const way = useWords(ways);
  const once = [...eachOnce(people)];
  return (
    <FieldRow label={say.who} icon={<UsersRound size={18} />} readings={readings} isCited={isCited}>
      <PeopleNames />
      <ChipsField
        chips={once.map((one) => {
          const name = one.name === '' ? (one.address ?? say.somebody) : one.name;
          return {
            key: one.id ?? one.address ?? one.name,
            label: name,
            note: way[one.how] === '' ? one.role : way[one.how],
            content:
              one.id === undefined ? (
                <span>{name}</span>
              ) : (
                <Link href={`/people/${encodeURIComponent(one.id)}`}>{name}</Link>
              ),
            onRemove: () =>
              void correct.correct({ people: { remove: [one.id ?? name] } }, say.savedPerson(name, false)),
          };
        })}
        empty={say.nobody}
        addLabel={say.addPerson}
        inputLabel={say.personName}
        list={peopleListId}
        isSaving={correct.isSaving}
        problem={correct.problem}
        onAdd={(name) => correct.correct({ people: { add: [name] } }, say.savedPerson(name, true))}
      />
    </FieldRow>
  );
}

/** A person with several roles in an item is listed with the first. */
function eachOnce(people: readonly Mention[]): IterableIterator<Mention> {
  const once = new Map<string, Mention>();
  for (const one of people) {
    const key = one.id ?? one.address ?? one.name;
    if (!once.has(key)) once.set(key, one);
  }
  return once.values();
}
