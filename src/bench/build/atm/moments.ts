import type { Event } from '../../../memory/event.ts';
import { isPicture } from '../../../memory/item.ts';
import type { Life, LifeItem } from '../life.ts';
import { senderOf } from './facts.ts';
import type { Moment } from './proposal.ts';

/** Kinds of letters that nobody looks for later. */
const noise: ReadonlySet<LifeItem['documentKind']> = new Set(['newsletter', 'promotion']);

/**
 * What is memorable or distinctive (B.3): days of trips and moments at named places or with known people, and letters that
 * say something of the owner's own affairs. Routine pictures and what goes to everybody are passed over.
 */
export function memorableMoments(life: Life): (Moment & { readonly key: string })[] {
  const trips = new Set(life.events.filter(({ kind }) => kind === 'trip').map(({ id }) => id));
  const visual = life.events.filter((event) => isMemorable(event, trips)).flatMap((event) => momentOf(event, life));
  const mails = life.items
    .filter((item) => item.modality === 'email' && !noise.has(item.documentKind) && senderOf(item) !== undefined)
    .flatMap((item) => (item.time === undefined ? [] : [mailMoment(item, item.time.start)]));
  return [...visual, ...mails].sort((a, b) => (a.key < b.key ? -1 : 1));
}

const isMemorable = ({ kind, parent, place, people }: Event, trips: ReadonlySet<string>): boolean =>
  (kind === 'day' && parent !== undefined && trips.has(parent)) ||
  (kind === 'moment' && (place?.poi !== undefined || people.length > 0));

function momentOf(event: Event, life: Life): (Moment & { readonly key: string })[] {
  const items = event.items.filter((id) => {
    const item = life.item(id);
    return item !== undefined && isPicture(item);
  });
  if (items.length === 0) return [];
  const { start } = event.span;
  return [
    {
      key: `visual-${start.slice(0, 10)}-${event.id}`,
      part: 'visual',
      items,
      year: start.slice(0, 4),
      title: event.title,
    },
  ];
}

const mailMoment = (item: LifeItem, start: string): Moment & { readonly key: string } => ({
  key: `mail-${start.slice(0, 10)}-${item.id}`,
  part: 'mail',
  items: [item.id],
  year: start.slice(0, 4),
  title: item.title ?? '',
});
