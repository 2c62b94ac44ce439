import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { cite, type Draft, type Question } from '../question.ts';

const place = String.raw`(?<where>(?:\p{Lu}[\p{L}’'-]+)(?:[ -]\p{Lu}[\p{L}’'-]+){0,3})`;
const site = String.raw`(?:the |an? )?(?<where>\p{Lu}[\p{L}’'&-]+(?:[ -](?:\p{Lu}[\p{L}’'&-]+|museum|hospital|school|university|office|bank|library|clinic|college|institute|theatre|theater|bakery|factory|laboratory)){0,4})`;
const hanEnds = '(?=[，。！；,.!;\\n]|的|了|$)';

/** Where somebody lives or works, and the ways in which letters say it, those that say most first. */
type Situation = { readonly asks: RegExp; readonly says: readonly RegExp[] };
const situations: readonly Situation[] = [
  {
    asks: /\bwhere (?:does|do|did|is|are) .{1,40}\b(?:live|lives|living|reside)\b|住在?(?:哪里|哪儿|哪个城市|什么地方)/i,
    says: [
      /\b(?:new |our |my |his |her |their )?address (?:is|will be|:)\s*:?\s*(?<where>\p{Lu}?[\p{L}\d][^\n;!?]{4,80}?)(?=\.\s|\.?\s*$|[;!?\n])/u,
      new RegExp(
        String.raw`\b(?:live[sd]?|living|moved|moving|settled|based|our (?:place|house|flat|apartment|home)|my (?:place|house|flat|apartment|home))\b(?:\s+\p{Ll}+){0,3}?\s+(?:in|to|at|near)\s+${place}`,
        'u',
      ),
      new RegExp(
        String.raw`(?:新?地址(?:是|为|：|:|在)|住在|搬到了?|搬去了?|定居)(?<where>[\p{Script=Han}\d\w-]{2,30}?)${hanEnds}`,
        'u',
      ),
    ],
  },
  {
    asks: /\bwhere (?:does|do|did|is|are) .{1,40}\b(?:work|works|working|employed)\b|\bwho(?:m)? (?:does|do) .{1,40}\bwork for\b|在(?:哪里|哪儿|哪家公司|什么公司|什么地方)(?:工作|上班)/i,
    says: [
      new RegExp(
        String.raw`\b(?:work(?:s|ing)?|start(?:s|ed|ing)?|employed|job|position)\b(?:\s+\p{Ll}+){0,4}?\s+(?:at|for|with)\s+${site}`,
        'u',
      ),
      new RegExp(String.raw`\b(?:work(?:s|ing)?|employed|job|office)\b(?:\s+\p{Ll}+){0,5}?\s+in\s+${place}`, 'u'),
      /在(?<where>[\p{Script=Han}\w]{2,20}?)(?:工作|上班|任职|就职)/u,
    ],
  },
];

const situationIn = (text: string): Situation | undefined =>
  situations.find(({ asks }) => asks.test(inSimpleCharacters(text)));

/** Whether it is asked where somebody lives: whatever else is said of them is no answer. */
export const asksWhereLives = ({ text }: Pick<Question, 'text'>): boolean => situationIn(text) === situations[0];
/** Where somebody works is said in more ways than these. */
export const asksWhereWorks = ({ text }: Pick<Question, 'text'>): boolean => situationIn(text) === situations[1];

/** "Where does my sister live?": only where her own words, or a sentence about her, say so; the last letter that does. */
export async function answerResidence({ text, supported, retrieval }: Question): Promise<Draft | undefined> {
  const situation = situationIn(text);
  if (situation === undefined) return undefined;
  const asked = peopleIn(retrieval.plan.root);
  const ids = new Set(asked.flatMap(({ id }) => id ?? []));
  const names = asked.flatMap(({ name, said }) => [name, said ?? name, name.split(' ')[0] ?? name]).map(fold);
  const isWriter = (item: MemoryItem): boolean =>
    (item.people ?? []).some(
      ({ how, id, name }) =>
        (how === 'sender' || how === 'speaker') && ((id !== undefined && ids.has(id)) || names.includes(fold(name))),
    );
  const letters = supported
    .map(({ item }) => item)
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? 1 : -1));
  for (const says of situation.says) {
    for (const item of letters) {
      const said = saidIn(item, says, (line) => isWriter(item) || names.some((name) => fold(line).includes(name)));
      if (said === undefined) continue;
      return {
        text: said.where,
        type: 'open_end',
        citations: [cite(item.id, 'body', said.line)],
        sureness: 0.75,
        known: 0.75,
        notes: [],
      };
    }
  }
  return undefined;
}

function saidIn(
  { body }: MemoryItem,
  says: RegExp,
  isOfThem: (line: string) => boolean,
): { readonly where: string; readonly line: string } | undefined {
  for (const { text: line } of sentences(body === undefined ? '' : mainText(body))) {
    const where = says.exec(line)?.groups?.['where']?.trim();
    if (where !== undefined && isOfThem(line)) return { where, line };
  }
  return undefined;
}
