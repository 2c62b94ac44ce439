import type { Place } from '../../memory/place.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { nameSaid } from '../said-in.ts';
import { listText } from '../wording.ts';

const asksForOwn =
  /^(?:and |so )?where (?:do|did|is|was|are|were) (?:i|we|my|our)\b[^,]{0,24}\b(?:live|living|home|house|flat|apartment|work|working|office|workplace)\b(?! (?:party|dinner|lunch|meeting|trip))|^(?:那|请问)?(?:我|我们|咱们?)[^，。]{0,8}(?:住|家|公司|办公室|单位|上班|工作)(?:的地方)?在?(?:哪|什么地方|何处)|^(?:那|请问)?(?:我|我们|咱们?)[^，。]{0,8}在(?:哪里|哪儿|哪|什么地方)(?:上班|工作|住)/i;
const ofWork = /\b(?:work|working|office|workplace)\b|公司|办公室|单位|上班|工作/i;
const isPast = /\b(?:did|was|were)\b|以前|过去|曾/i;

/** Where one lived in a town that is named is where one stayed there. */
export const asksForOwnPlace = ({ text, retrieval }: Question): boolean =>
  asksForOwn.test(text.trim()) &&
  conjuncts(retrieval.plan.root).every((leaf) => leaf.tool !== 'place' || !ofTowns.has(leaf.args.level));

const ofTowns: ReadonlySet<string | undefined> = new Set(['city', 'region', 'country']);

const MOST_READ = 40;
const yearIn = (text: string): string | undefined => /(?:19|20)\d\d/.exec(text)?.[0];

/** Whether the owner lived or worked there in a year. */
const isHeldIn = ({ since = '', until = '9' }: Place, year: string): boolean =>
  since.slice(0, 4) <= year && year <= until.slice(0, 4);

/** Where the owner lives or works, by the homes and work places that were found: today's, or those of the year asked for. */
export async function answerOwnPlace(question: Question): Promise<Draft | undefined> {
  const { text, store, language, retrieval } = question;
  const kind = ofWork.test(text) ? 'work' : 'home';
  const all = (await store.records('place')).filter((place) => place.kind === kind && place.city !== undefined);
  const inTime = all.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
  const year = yearIn(text);
  const meant =
    year !== undefined
      ? inTime.filter((place) => isHeldIn(place, year))
      : isPast.test(text)
        ? inTime
        : inTime.filter(({ until }) => until === undefined).slice(-1);
  const shown = await Promise.all(
    meant.map(async (place) => {
      const items = await store.items(place.items.slice(-MOST_READ));
      return items.findLast((item) => item.place?.city === place.city);
    }),
  );
  const told = meant.flatMap((place, n) => {
    const item = shown[n];
    return item === undefined || place.city === undefined ? [] : [{ city: place.city, place, item }];
  });
  if (told.length === 0) return undefined;
  const names = told.map(({ city }) => nameSaid(city, { kind: 'place' }, retrieval.gazetteer, language));
  const sure = Math.min(...told.map(({ place }) => place.confidence));
  return {
    text: listText([...new Set(names)], language),
    type: 'open_end',
    citations: told.map(({ item, city }) => cite(item.id, 'place.city', city)),
    sureness: sure,
    known: sure,
    notes: [],
    also: told.map(({ item }) => item),
  };
}
