import { type EventFacts, type FactSources, factsOf } from './event-facts.ts';
import { whenOfChapter } from './event-narrative.ts';
import { whereOf } from './event-titles.ts';
import type { Day } from './happenings.ts';

type Stretch = { readonly where: string | undefined; readonly days: Day[] };

/** The chapters of a trip: its days in one town are one, with what was done there. "8–11 May in Lisbon: beach, dinner" */
export function tripChapters(days: readonly Day[], sources: FactSources): string[] {
  const stretches: Stretch[] = [];
  for (const day of days) {
    const where = whereOf(factsOf(day.views, sources), sources.tongue);
    const last = stretches.at(-1);
    if (last !== undefined && (last.where === where || where === undefined)) last.days.push(day);
    else stretches.push({ where, days: [day] });
  }
  return stretches.map((stretch) => chapterOf(stretch, sources));
}

const MOST_DOINGS = 4;

function chapterOf({ where, days }: Stretch, sources: FactSources): string {
  const { tongue } = sources;
  const first = days[0]?.day ?? '';
  const when = whenOfChapter(first, days.at(-1)?.day ?? first, tongue);
  const doings = days
    .flatMap((day) => (day.moments.length > 0 ? day.moments : [day.views]))
    .flatMap((views) => doingOf(factsOf(views, sources), sources) ?? []);
  const told = [...new Set(doings)].slice(0, MOST_DOINGS).join(tongue === 'zh' ? '、' : ', ');
  const spot = where === undefined ? when : tongue === 'zh' ? `${when}在${where}` : `${when} in ${where}`;
  return told === '' ? spot : `${spot}${tongue === 'zh' ? '：' : ': '}${told}`;
}

/** "dinner at Café Bohème", "beach", "Museum of Tiles" */
function doingOf(facts: EventFacts, { tongue }: FactSources): string | undefined {
  const what = facts.activity?.[tongue] ?? facts.subjects[0];
  if (what === undefined) return facts.poi;
  const said = tongue === 'zh' ? what : what.toLowerCase();
  if (facts.poi === undefined) return said;
  return tongue === 'zh' ? `在${facts.poi}${said}` : `${said} at ${facts.poi}`;
}
