import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import { MINUTES_A_DAY } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import { cite, type Draft, type Question, wordTokens } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { hoursText } from '../wording.ts';

/** How long something that begins and ends on one day takes; not how long before it, nor how long somebody stayed. */
const asksLength =
  /\bhow long (?:was|is|did|does|do|will|would|were|are)\b(?![^?]*\b(?:before|ago|since|until|stay|late|delay(?:ed)?|wait(?:ed)?|extended)\b)|\bhow many (?:hours|minutes) (?:was|is|did|does|do|will|were|are)\b(?![^?]*\b(?:before|late|delay(?:ed)?|earlier|later|more|less|than)\b)|(?:多久|多长(?:时间)?|几个?(?:小时|钟头))(?!以前|之前|前|一次)/iu;
/** Clocks of two zones tell no length. */
const acrossZones = /\b(?:flights?|fl[yei]\w*|flew|planes?|airlines?)\b|航班|飞机|飞|\b[A-Z]{3}\s?[-–—]\s?[A-Z]{3}\b/iu;

const clock = String.raw`(?<![\d:.,])(?<@h>[01]?\d|2[0-3])[:.h](?<@m>[0-5]\d)(?![\d:])(?: ?(?<@p>[ap])\.?m\b\.?)?`;
const between = String.raw`[^\d\n]{0,24}?(?:–|—|-|~|→|\bto\b|\buntil\b|\btill\b|\bbis\b|\bà\b|\ba(?:lle)?\b|\btot\b|\btil\b|\btill\b|至|到|,|，)[^\d\n]{0,24}?`;
const span = new RegExp(`${clock.replaceAll('@', 'a')}${between}${clock.replaceAll('@', 'b')}`, 'giu');

const MOST_READ = 6;
/** So many characters around two clocks say what they are of. */
const NEAR = 30;

type Found = {
  readonly minutes: number;
  readonly quote: string;
  readonly id: string;
  readonly field: string;
  readonly says: number;
};

/** "Leaves 16:41, arrives 20:20": how long lies between the two clocks of the row that says what is asked. */
export function clockSpan(question: Question): Draft | undefined {
  const text = inSimpleCharacters(question.text);
  if (!asksLength.test(text) || acrossZones.test(text)) return undefined;
  const words = new Set(/\p{Script=Han}/u.test(text) ? wordTokens(text) : tokens(text));
  const items = question.supported.slice(0, MOST_READ).map(({ item }) => item);
  const found = items.flatMap((item, rank) =>
    quotable(item).flatMap(({ field, text: written }) =>
      field === 'summary' || field === 'shortCaption'
        ? []
        : matchesIn(written, span).flatMap((match): Found[] => {
            const start = written.lastIndexOf('\n', match.index) + 1;
            const end = written.indexOf('\n', match.index);
            const row = written.slice(start, end < 0 ? undefined : end);
            const minutes = lengthOf(match.groups ?? {});
            if (acrossZones.test(row) || minutes === undefined) return [];
            const near = written.slice(Math.max(start, match.index - NEAR), match.index + match[0].length + NEAR);
            const said = new Set(tokens(inSimpleCharacters(near)));
            const says = [...words].filter((word) => saysIt(word, said)).length - rank / MOST_READ;
            return [{ minutes, quote: match[0], id: item.id, field, says }];
          }),
    ),
  );
  const [best, second] = found.toSorted((a, b) => b.says - a.says);
  if (best === undefined || (second !== undefined && second.says === best.says && second.minutes !== best.minutes))
    return undefined;
  const item = items.find(({ id }) => id === best.id);
  return item === undefined
    ? undefined
    : {
        text: hoursText(best.minutes, question.language),
        type: 'number',
        citations: [cite(item.id, best.field, best.quote)],
        sureness: 0.8,
        notes: [best.quote],
        also: [item],
      };
}

/** The minutes between two clocks of one day, or over midnight; nothing where they are too far apart to be of one thing. */
function lengthOf(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const at = (which: 'a' | 'b'): number => {
    const hour = Number(groups[`${which}h`]);
    const half = groups[`${which}p`] ?? groups['bp'];
    const isLate =
      half?.toLowerCase() === 'p' &&
      hour < 12 &&
      (which === 'b' || groups['ap'] !== undefined || hour <= Number(groups['bh']));
    return (isLate ? hour + 12 : hour) * 60 + Number(groups[`${which}m`]);
  };
  const apart = (at('b') - at('a') + MINUTES_A_DAY) % MINUTES_A_DAY;
  return apart === 0 || apart > MINUTES_A_DAY / 2 ? undefined : apart;
}
