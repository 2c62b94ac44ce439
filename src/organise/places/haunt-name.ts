import type { Called } from '../events/event-facts.ts';
import type { Tongue } from '../events/event-words.ts';
import type { Haunt } from './homes.ts';

/** "Home in Lyon", 里昂的家: what a home or a place of work is called that nobody named. */
export function nameOfHaunt(
  { kind, city: own }: Pick<Haunt, 'kind' | 'city'>,
  tongue: Tongue,
  called: Called['city'],
): string {
  const city = own === undefined ? undefined : called(own);
  if (tongue === 'zh') return `${city === undefined ? '' : `${city}的`}${kind === 'home' ? '家' : '公司'}`;
  return `${kind === 'home' ? 'Home' : 'Work'}${city === undefined ? '' : ` in ${city}`}`;
}
