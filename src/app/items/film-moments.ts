import type { Answered } from '../../answer/answer.ts';
import type { Citation } from '../../memory/answer.ts';
import type { FilmMoment } from '../../memory/seen.ts';
import { momentOf } from '../../retrieve/moment.ts';
import { buildGazetteer } from '../../retrieve/planner/gazetteer-build.ts';
import { wantedOf } from '../../retrieve/search.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Of the films among the evidence, by item, the part that shows or says what was asked. */
export async function momentsOf(
  memory: OpenMemory,
  { plan, evidence }: Answered,
): Promise<ReadonlyMap<string, FilmMoment>> {
  const films = evidence.filter(({ item }) => item.transcript !== undefined || item.moments !== undefined);
  if (plan === undefined || films.length === 0) return new Map();
  const wanted = wantedOf(plan.root, await buildGazetteer(memory.store));
  return new Map(
    films.flatMap(({ item }) => {
      const moment = momentOf(item, wanted);
      return moment === undefined ? [] : [[item.id, moment] as const];
    }),
  );
}

const spoken = /^transcript(?:\.segments\.(\d+))?\b/;

const shown = /^moments\.(\d+)\b/;

/** The citation with the seconds of the segment that it quotes, else of what the film was found by. */
export function momentOfCitation(
  citation: Citation,
  { evidence }: Pick<Answered, 'evidence'>,
  moments: ReadonlyMap<string, FilmMoment>,
): Citation {
  const cited = evidence.find(({ id }) => id === citation.id)?.item.moments?.[Number(shown.exec(citation.field)?.[1])];
  if (cited !== undefined) return { ...citation, moment: { start: cited.start, end: cited.end } };
  const quoted = spoken.exec(citation.field);
  const item = quoted === null ? undefined : evidence.find(({ id }) => id === citation.id)?.item;
  const segments = item?.transcript?.segments ?? [];
  const named = quoted?.[1];
  const segment =
    named === undefined ? segments.find(({ text }) => text.includes(citation.quote)) : segments[Number(named)];
  const moment = segment === undefined ? moments.get(citation.id) : { start: segment.start, end: segment.end };
  return moment === undefined ? citation : { ...citation, moment };
}
