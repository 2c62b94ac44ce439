import type { LifeItem } from '../life.ts';

/** An item's id in a set, by its id in the memory. */
export type ReleasedIds = ReadonlyMap<string, string>;

/** Ids as the released set has them, which tell an item's time: `20230507_150929`, `email202305070001`; its own stay. */
export function releasedIds(items: readonly LifeItem[]): ReleasedIds {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  const mails = new Map<string, number>();
  for (const item of items) {
    const wanted = item.origin.importer === 'atm' ? item.id : timedId(item, mails);
    let id = wanted;
    for (let n = 2; taken.has(id); n++) id = `${wanted}_${n}`;
    taken.add(id);
    ids.set(item.id, id);
  }
  return ids;
}

function timedId({ time, modality }: LifeItem, mails: Map<string, number>): string {
  const [day = '', clock = ''] = (time?.start ?? '').slice(0, 19).split('T');
  const digits = day.replaceAll('-', '');
  if (modality !== 'email') return time === undefined ? 'undated' : `${digits}_${clock.replaceAll(':', '')}`;
  const count = (mails.get(digits) ?? 0) + 1;
  mails.set(digits, count);
  return `email${digits}${String(count).padStart(4, '0')}`;
}
