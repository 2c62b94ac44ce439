import { eventIdSchema, itemIdSchema, personIdSchema, placeIdSchema } from '../../src/memory/ids.ts';
import type { Person } from '../../src/memory/person.ts';
import type { Place } from '../../src/memory/place.ts';
import { calendarSpan } from '../../src/memory/time-span.ts';
import { gazetteerOf } from '../../src/retrieve/planner/gazetteer-build.ts';

const person = (id: string, name: string, roles: string[] = [], owner = false): Person => ({
  id: personIdSchema.parse(id),
  name,
  names: [name],
  kind: 'person',
  roles,
  owner,
  addresses: [],
  faces: [],
  evidence: [],
});
const place = (id: string, kind: Place['kind'], name: string): Place => ({
  id: placeIdSchema.parse(id),
  kind,
  name,
  aliases: [],
  items: [],
  confidence: 1,
});
const moment = (id: string, title: string, start: string, end: string, item: string) => ({
  id: eventIdSchema.parse(id),
  kind: 'moment' as const,
  span: { ...calendarSpan(start.slice(0, 10), 'event'), start, end },
  people: [],
  title,
  narrative: '',
  items: [itemIdSchema.parse(item)],
});

/** Who and what the follow-up cases may name. `photo-1` was taken at the picnic. */
export const followUpWorld = gazetteerOf({
  people: [
    person('owner', 'Nora Field', [], true),
    person('anna', 'Anna Berg', ['sister']),
    person('ben', 'Ben Okoro', ['friend']),
    person('tom', 'Tom Reed'),
    person('grace', 'Grace Hill'),
    person('mum', 'Ruth Field', ['mother']),
    person('wei', '小伟'),
    person('li', '李娜'),
  ],
  places: [
    place('pt', 'country', 'Portugal'),
    place('es', 'country', 'Spain'),
    place('lis', 'city', 'Lisbon'),
    place('par', 'city', 'Paris'),
    place('rom', 'city', 'Rome'),
    place('bj', 'city', '北京'),
    place('sh', 'city', '上海'),
    place('hz', 'city', '杭州'),
    place('jp', 'country', '日本'),
  ],
  events: [
    moment('picnic', 'Picnic by the lake', '2023-06-10T12:00:00', '2023-06-10T17:30:00', 'photo-1'),
    moment('wedding', 'Wedding of Carla', '2022-09-03T14:00:00', '2022-09-03T23:30:00', 'photo-9'),
  ],
  settings: undefined,
  modalities: { image: 500, video: 40, email: 300, text: 20 },
  vocabulary: [
    { term: 'y:2019', items: 100 },
    { term: 'y:2024', items: 100 },
    { term: 'g:dog', items: 20 },
    { term: 'g:beach', items: 20 },
  ],
});
