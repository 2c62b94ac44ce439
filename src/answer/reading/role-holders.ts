import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { isName, nameBefore } from './han-names.ts';
import type { Role } from './roles.ts';

/** Who is said to have a role, and whether to take it over or not to have it any more. */
export type Holder = { readonly name: string; readonly comes: boolean; readonly gone: boolean };

/** Who comes instead; and who does not come any more: "Dr Tanaka can no longer come", 李医生停诊. */
const takesOver = /(?:改由|将由|现由|由|换成|换为|改为|改成|转为|变更为|更换为|更改为|调整为|交给|转给)\s?$/u;
const steps = /^[^，。；,;\n]{0,16}?(?:接手|接替|接管|代班|代课|负责)/u;
const leaves =
  /^[^.,;!?，。；\n]{0,16}\b(?:can(?:no|['’])t\b|can no longer|no longer|is (?:off|ill|away|sick|unwell|poorly|on leave|leaving)|has left|will not|won['’]t|left us|moved on)|^[^。；;\n]{0,16}?(?:离职|停诊|休诊|休假|休息|请假|调走|调离|退休|没空|有事|外出|不在|出差|生病|无法|不能|隔离|确诊|住院|骨折|受伤|腰伤|扭伤|怀孕|产假|病假|借调|培训|进修|受邀|公出|因公)/iu;
/** 由陈老师改为许老师: the one before the word of the change has it no more. */
const gaveWay = /^\s?(?:[（(][^）)]{0,12}[）)])?\s?(?:临时)?(?:改|换|变更|更换|更改|调整|调)(?:为|成|由|到)/u;

/** All whom a line gives a role, in order. */
export function holdersIn(line: string, role: Role): readonly Holder[] {
  const written = inSimpleCharacters(line);
  return [...(role.han === undefined ? [] : hanRanges(written, role.han)), ...latinRanges(written, role)].flatMap(
    ({ start, end, rest }) => {
      const name = line.slice(start, end).trim();
      if (role.itself.test(inSimpleCharacters(name))) return [];
      const isOver = gaveWay.test(written.slice(rest));
      const comes = !isOver && (takesOver.test(written.slice(0, start)) || steps.test(written.slice(rest)));
      return [{ name, comes, gone: isOver || (!comes && leaves.test(written.slice(rest))) }];
    },
  );
}

/** Where a name stands, and from where the line goes on. */
type Range = { readonly start: number; readonly end: number; readonly rest: number };

const latinRanges = (text: string, { latin }: Role): Range[] =>
  latin.flatMap((form) =>
    matchesIn(text, form).map((match) => {
      const name = match.groups?.['who'] ?? '';
      const start = match.index + match[0].lastIndexOf(name);
      return { start, end: start + name.length, rest: start + name.length };
    }),
  );

const hanRanges = (text: string, han: RegExp): Range[] =>
  matchesIn(text, han).flatMap((match) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const found = behindLabel(text, end) ?? before(text, at, end) ?? behind(text, end);
    return found === undefined ? [] : [{ ...found, rest: Math.max(end, found.end) }];
  });

type Named = Pick<Range, 'start' | 'end'>;

/** 教练：阿凯, 医生:李敏 副主任医师, 教练：Kevin(郭凯). */
const label = /^\s?[:：]\s?(?<name>\p{Script=Han}{2,4}(?!\p{Script=Han})|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
function behindLabel(text: string, end: number): Named | undefined {
  const found = label.exec(text.slice(end));
  const name = found?.groups?.['name'];
  if (found === null || name === undefined) return undefined;
  const start = end + found[0].length - name.length;
  return { start, end: start + name.length };
}

const latinName = /\p{Lu}[\p{L}'’-]*\p{Script=Latin}(?= ?$)/u;
/** 小慧, 阿凯, 丽丽: what people are called without their family name; no 小学 and no 小区. */
const calledBy = /(?:[小阿](?![学区组班时])\p{Script=Han}|(?<twice>\p{Script=Han})\k<twice>)(?= ?$)/u;

/** 吴医师, 陈国栋 主任医师, Mia教练, 小慧教练. */
function before(text: string, at: number, end: number): Named | undefined {
  const left = text.slice(0, at);
  const name = latinName.exec(left)?.[0] ?? nameBefore(left) ?? calledBy.exec(left)?.[0];
  if (name === undefined) return undefined;
  const start = text.slice(0, at).lastIndexOf(name);
  return { start, end: name.trim().length > 1 && name.endsWith(' ') ? start + name.length : end };
}

/** 派件员 贺师傅, 主治是许医师, 老师叫王敏, 客户经理变更为段启明. */
const named =
  /^(?:(?:已|现|将|也)?(?:变更|更换|调整|换|改)?(?:为|成)|是|叫| )\s?(?<name>\p{Script=Han}{2,4})(?!\p{Script=Han})/u;
/** 老师叫Brenda: a name of another script ends where its letters end. */
const namedInLatin = /^(?:是|叫做?|名叫)\s?(?<name>\p{Lu}[\p{Script=Latin}'’-]+(?: \p{Lu}[\p{Script=Latin}'’-]+)?)/u;
/** 由副主任医师祁敏为您实施: the title before the whole name. */
const entitled =
  /^(?!傅|向|于)(?<name>\p{Script=Han}{2,3}?)(?=[，。；、）)\s]|$|为[您你]|主刀|接诊|出诊|坐诊|负责|担任|上门|授课|代课|带队)/u;
function behind(text: string, end: number): Named | undefined {
  const inLatin = namedInLatin.exec(text.slice(end));
  if (inLatin?.groups?.['name'] !== undefined) {
    const at = end + inLatin[0].length - inLatin.groups['name'].length;
    return { start: at, end: at + inLatin.groups['name'].length };
  }
  const direct = entitled.exec(text.slice(end))?.groups?.['name'];
  if (direct !== undefined && isName(direct)) return { start: end, end: end + direct.length };
  const found = named.exec(text.slice(end));
  const name = found?.groups?.['name'];
  if (found === null || name === undefined) return undefined;
  const bare = name.replace(/(?:师傅|先生|女士|小姐|老师|医师|医生)$/u, '');
  if (!isName(bare) && !(bare.length === 1 && bare !== name && nameBefore(bare) !== undefined)) return undefined;
  const start = end + found[0].length - name.length;
  return { start, end: start + name.length };
}
