import type { Concept } from '../../src/memory/concept.ts';
import { conceptIdSchema, eventIdSchema, personIdSchema, placeIdSchema } from '../../src/memory/ids.ts';
import type { Person } from '../../src/memory/person.ts';
import type { Place } from '../../src/memory/place.ts';
import { leafSchema, type PlanNode } from '../../src/memory/query-plan.ts';
import { calendarSpan } from '../../src/memory/time-span.ts';
import { normalisePlan } from '../../src/retrieve/algebra/plan-normal.ts';
import { gazetteerOf } from '../../src/retrieve/planner/gazetteer-build.ts';

const person = (id: string, name: string, roles: string[] = [], more: Partial<Person> = {}): Person => ({
  id: personIdSchema.parse(id),
  name,
  names: [name],
  kind: 'person',
  roles,
  owner: false,
  addresses: [],
  faces: [],
  evidence: [],
  ...more,
});
const place = (id: string, kind: Place['kind'], name: string, more: Partial<Place> = {}): Place => ({
  id: placeIdSchema.parse(id),
  kind,
  name,
  aliases: [],
  items: [],
  confidence: 1,
  ...more,
});

const profile = (whose: string, birthday: string): Concept => ({
  id: conceptIdSchema.parse(`c-${whose}`),
  kind: 'person',
  name: whose,
  attributes: { birthday },
  references: [],
  person: personIdSchema.parse(whose),
  linked: [],
});

/** Who and what the planner's tables of cases may name; the owner lives in the United Kingdom. */
export const plannerWorld = gazetteerOf({
  people: [
    person('owner', 'Nora Field', [], { owner: true, faces: ['made:0'] }),
    person('grace', 'Grace Hill'),
    person('anna', 'Anna Berg', ['sister'], { faces: ['made:1'] }),
    person('ben', 'Ben Okoro', ['friend'], { faces: ['made:2'] }),
    person('mum', 'Ruth Field', ['mother'], { faces: ['made:3'] }),
    person('june', 'June Park'),
    person('milo', 'Milo', ['cat'], { kind: 'pet' }),
    person('wei', '小伟', []),
    person('dad', 'Tom Field', ['father']),
    person('felix', 'Felix Berg', ['brother-in-law']),
    person('ines', 'Ines Costa', ['best friend'], { names: ['Ines Costa', '闺蜜', 'Nini'] }),
    person('sarah1', 'Sarah Lee', ['colleague']),
    person('sarah2', 'Sarah Kim', ['friend']),
    person('lele', '乐乐', ['son'], { names: ['乐乐', 'Leo'] }),
    person('gran', 'Edith Moss', ['grandmother']),
    person('tian', '周天宇', [], { names: ['周天宇'] }),
    person('fang', '王芳', ['classmate'], { names: ['王芳', '芳芳'] }),
    person('rex', 'Rex', ['dog'], { kind: 'pet' }),
  ],
  places: [
    place('home', 'home', 'Elm Road 4', {
      lat: 51.5,
      lon: -0.1,
      aliases: ['our flat'],
      city: 'London',
      country: 'United Kingdom',
    }),
    place('boheme', 'venue', 'Café Bohème', { lat: 48.85, lon: 2.35 }),
    place('pt', 'country', 'Portugal'),
    place('uk', 'country', 'United Kingdom'),
    place('work', 'work', 'Harbour Studio', { lat: 51.51, lon: -0.08 }),
    place('grans', 'named', "Grandma's", { lat: 52.2, lon: 0.1, aliases: ["Grandma's house", '外婆家'] }),
  ],
  events: [
    {
      id: eventIdSchema.parse('e1'),
      kind: 'moment',
      span: calendarSpan('2023-09-02', 'event'),
      people: [],
      title: 'Summer Garden Party',
      narrative: '',
      items: [],
    },
    {
      id: eventIdSchema.parse('e2'),
      kind: 'trip',
      span: calendarSpan('2022-07', 'event'),
      people: [],
      title: 'Interrail',
      narrative: '',
      items: [],
    },
  ],
  concepts: [profile('owner', '1990-04-12'), profile('lele', '2015-06-01')],
  settings: undefined,
  modalities: { image: 500, video: 40, email: 300, text: 20 },
  vocabulary: [
    'c:lisbon',
    'c:paris',
    'c:rome',
    'c:japan',
    'c:tokyo',
    'c:new_york',
    'c:italy',
    'c:nice',
    'c:reading',
    'c:上海',
    'n:booking_com',
    'n:acme_airways',
    'c:porto',
    'c:barcelona',
    'c:spain',
    'c:munich',
    'c:germany',
    'c:bavaria',
    'c:china',
    'c:chengdu',
    'c:北京',
    'c:hyde_park',
    'g:beach',
    'g:seafood',
    'y:2019',
    'y:2020',
    'y:2021',
    'y:2022',
    'y:2023',
    'y:2024',
  ].map((term) => ({ term, items: 12 })),
});

/** A plan without the question's own words beside each leaf: what the table of cases compares. */
export function withoutWords(node: PlanNode): PlanNode {
  switch (node.kind) {
    case 'leaf': {
      const { said: _, ...args } = { said: undefined, ...node.args };
      return leafSchema.parse({ ...node, args });
    }
    case 'not':
      return { kind: 'not', plan: withoutWords(node.plan) };
    case 'within':
      return { ...node, plan: withoutWords(node.plan), anchor: withoutWords(node.anchor) };
    case 'all':
    case 'any':
      return normalisePlan({ kind: node.kind, plans: node.plans.map(withoutWords) });
  }
}
