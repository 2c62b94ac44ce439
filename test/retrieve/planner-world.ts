import { eventIdSchema, personIdSchema, placeIdSchema } from '../../src/memory/ids.ts';
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

/** Who and what the planner's table of cases may name. */
export const plannerWorld = gazetteerOf({
  people: [
    person('owner', 'Nora Field', [], { owner: true }),
    person('grace', 'Grace Hill'),
    person('anna', 'Anna Berg', ['sister']),
    person('ben', 'Ben Okoro', ['friend']),
    person('mum', 'Ruth Field', ['mother']),
    person('june', 'June Park'),
    person('milo', 'Milo', ['cat'], { kind: 'pet' }),
    person('wei', '小伟', []),
  ],
  places: [
    place('home', 'home', 'Elm Road 4', { lat: 51.5, lon: -0.1, aliases: ['our flat'] }),
    place('boheme', 'venue', 'Café Bohème', { lat: 48.85, lon: 2.35 }),
    place('pt', 'country', 'Portugal'),
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
  ],
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
    'g:beach',
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
