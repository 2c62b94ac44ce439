import type { ReviewKind, Subjects } from '../../../contract/review/subjects.ts';
import type { BuildContext, Draft } from '../builder.ts';
import type { StepRecord } from '../step-records.ts';
import { problemsOf } from './checks.ts';
import { referencePaths } from './crops.ts';
import { conceptRecords, type ObjectProfile, type PersonProfile, type Profile } from './records.ts';

type Field = Subjects['profile']['fields'][number];
const field = (name: string, value: string | readonly string[]): Field => ({
  name,
  value: typeof value === 'string' ? value : [...value],
});

/** A profile as people see it: its fields, its dated events, and the crops that it is of. */
export function profileDraft(context: BuildContext, { key, value }: StepRecord<Profile>): Draft {
  const found = context.records(conceptRecords).get(key)?.value;
  const events =
    value.kind === 'person' ? value.events : value.history.flatMap(({ date, text, hard }) => [{ date, text }, hard]);
  return {
    key,
    kind: 'profile',
    subject: {
      concept: key,
      of: value.kind,
      pictures: found === undefined ? [] : referencePaths(found),
      fields: value.kind === 'person' ? personFields(value) : objectFields(value),
      events: [...events],
    },
    evidence: (found?.queries ?? []).map(({ item }) => ({ item })),
    checks: problemsOf(value).map((message) => ({ check: 'profile', ok: false, message })),
  };
}

const tastes = ['color', 'food', 'fashion'] as const;

function personFields(person: PersonProfile): Field[] {
  return [
    field('name', person.name),
    field('birthday', person.birthday),
    ...(person.sex === undefined ? [] : [field('sex', person.sex)]),
    ...(person.height === undefined ? [] : [field('height', String(person.height))]),
    ...Object.entries(person.family).map(([relative, date]) => field(`family ${relative}`, date)),
    field('personality', person.personality),
    ...tastes.map((of) => field(`favorite ${of}`, person.favorites[of])),
    ...tastes.map((of) => field(`non-favorite ${of}`, person.nonFavorites[of])),
    field('hobby', person.hobby),
    field(
      'habit occasions',
      person.habits.map(({ occasion }) => occasion),
    ),
    field(
      'habit actions',
      person.habits.map(({ action }) => action),
    ),
    field('nickname', person.nickname),
    field('birthplace', person.birthplace),
    field('occupation', person.occupation),
    field('residence', person.residence),
  ];
}

const objectFields = ({ name, manufactured, acquired, objectType, process, storage }: ObjectProfile): Field[] => [
  field('name', name),
  field('manufactured', manufactured),
  field('acquired', acquired),
  field('object type', objectType),
  field('acquisition process', process),
  field('storage', storage),
];

/** The profile as people left it; what they do not see (groups, owners, which picture a history is of) stays. */
export function profileLeft(result: Subjects[ReviewKind], { value }: StepRecord<Profile>): unknown {
  if (!('fields' in result)) return value;
  const said = new Map(result.fields.map((one) => [one.name, one.value]));
  const events = result.events ?? [];
  return value.kind === 'person' ? personLeft(value, said, events) : objectLeft(value, said, events);
}

type Said = ReadonlyMap<string, string | readonly string[]>;
type Events = readonly { readonly date: string; readonly text: string }[];
const oneOf = (said: Said, name: string, before: string): string => {
  const value = said.get(name);
  return typeof value === 'string' ? value : (value?.join(', ') ?? before);
};
const listOf = (said: Said, name: string): string[] => {
  const value = said.get(name) ?? [];
  return typeof value === 'string' ? [value] : [...value];
};
const tastesOf = (said: Said, kind: string) => ({
  color: listOf(said, `${kind} color`),
  food: listOf(said, `${kind} food`),
  fashion: listOf(said, `${kind} fashion`),
});

function personLeft(person: PersonProfile, said: Said, events: Events): unknown {
  const relatives = [...said.keys()].filter((name) => name.startsWith('family '));
  const actions = listOf(said, 'habit actions');
  const height = said.get('height');
  return {
    ...person,
    ...Object.fromEntries(
      (['name', 'birthday', 'nickname', 'birthplace', 'occupation', 'residence'] as const).map((name) => [
        name,
        oneOf(said, name, person[name]),
      ]),
    ),
    sex: said.get('sex'),
    height: height === undefined ? undefined : Number(height),
    family: Object.fromEntries(relatives.map((name) => [name.slice('family '.length), oneOf(said, name, '')])),
    personality: listOf(said, 'personality'),
    favorites: tastesOf(said, 'favorite'),
    nonFavorites: tastesOf(said, 'non-favorite'),
    hobby: listOf(said, 'hobby'),
    habits: listOf(said, 'habit occasions').flatMap((occasion, i) => {
      const action = actions[i];
      return action === undefined ? [] : [{ occasion, action }];
    }),
    events,
  };
}

/** A history whose events people took away is taken out: which of two is left says nothing by itself. */
function objectLeft(object: ObjectProfile, said: Said, events: Events): unknown {
  const isWhole = events.length === object.history.length * 2;
  const history = object.history.flatMap(({ item }, i) => {
    const [happened, hard] = [events[i * 2], events[i * 2 + 1]];
    return isWhole && happened !== undefined && hard !== undefined ? [{ item, ...happened, hard }] : [];
  });
  return {
    ...object,
    name: oneOf(said, 'name', object.name),
    manufactured: oneOf(said, 'manufactured', object.manufactured),
    acquired: oneOf(said, 'acquired', object.acquired),
    objectType: oneOf(said, 'object type', object.objectType),
    process: oneOf(said, 'acquisition process', object.process),
    storage: oneOf(said, 'storage', object.storage),
    history,
  };
}
