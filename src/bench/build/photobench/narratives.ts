import { locationNames } from '../../../memory/location.ts';
import type { BuildContext, Worked } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { shownItem } from '../shown-item.ts';
import { byRule, type Made } from '../step-records.ts';
import { albumOf, clustersOf } from './album.ts';
import { peopleIn } from './condition.ts';
import { narrativePrompt, nextPicture } from './narrative.prompt.ts';
import type { Narrative } from './records.ts';

/** Pictures of a cluster that a model is shown one after the other, spread over it. */
const MOST_PICTURES = 8;
const PICTURE_SIDE = 768;

export type ClusterTask = { readonly key: string; readonly pictures: readonly LifeItem[] };

export const clusterTasks = ({ life }: BuildContext): ClusterTask[] =>
  clustersOf(albumOf(life)).map((pictures) => ({
    key: `${pictures[0]?.time?.start ?? ''} ${pictures[0]?.id ?? ''}`,
    pictures,
  }));

/** What happened in a cluster: told by a model that sees its pictures, else by what is known of them. */
export async function narrated(context: BuildContext, { pictures }: ClusterTask): Promise<Worked<Narrative>> {
  const ids = pictures.map(({ id }) => id);
  const asker = context.vision ?? context.language;
  if (asker === undefined)
    return { by: [byRule('photobench/narrative')], value: { pictures: ids, narrative: toldByRule(pictures) } };
  const shown = spread(pictures, MOST_PICTURES);
  let [narrative, by]: [string, Made | undefined] = ['', undefined];
  let skipped: Worked<Narrative> = { skipped: { code: 'empty', message: 'The model told nothing.' } };
  for (const [place, item] of shown.entries()) {
    const bytes = context.vision === undefined ? undefined : await context.life.picture(item.id, PICTURE_SIDE);
    const question = nextPicture(narrative, shownItem(item), place, shown.length);
    const asked = await asker.ask(narrativePrompt, question, bytes === undefined ? [] : [bytes]);
    // A picture that cannot be told leaves the story as it is.
    if (asked.state === 'skipped') skipped = { skipped: { code: asked.code, message: asked.message } };
    else if (asked.value.narrative.trim() !== '') [narrative, by] = [asked.value.narrative, asked.by];
  }
  return by === undefined ? skipped : { by: [by], value: { pictures: ids, narrative } };
}

/** At most so many of a list, the first and the last among them. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, n) => list[Math.round((n * (list.length - 1)) / (most - 1))]).flatMap(
    (one) => one ?? [],
  );
}

function toldByRule(pictures: readonly LifeItem[]): string {
  const [first, last] = [pictures.at(0), pictures.at(-1)];
  const places = [
    ...new Set(pictures.flatMap(({ place }) => (place === undefined ? [] : (locationNames(place)[0] ?? [])))),
  ];
  const people = [...new Set(pictures.flatMap(peopleIn))];
  const start = first?.time?.start ?? '';
  const hours = `${start.slice(11, 16)} to ${last?.time?.start.slice(11, 16) ?? ''}`;
  const where = places.length === 0 ? '' : `, ${places.slice(0, 4).join(', then ')}`;
  const who = people.length === 0 ? '' : ` With ${people.slice(0, 4).join(', ')}.`;
  const seen = [
    ...new Set(pictures.flatMap(({ caption, shortCaption }) => shortCaption ?? caption?.split('\n')[0] ?? [])),
  ];
  return `${start.slice(0, 10)}, ${hours}${where}: ${pictures.length} pictures.${who}${seen.length === 0 ? '' : ` ${seen.slice(0, 3).join(' ')}`}`;
}
