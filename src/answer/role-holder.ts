import { sentences } from '../language/sentences.ts';
import { inSimpleCharacters } from '../language/simple-characters.ts';
import type { MemoryItem } from '../memory/item.ts';
import { quotable } from './best-sentence.ts';
import { isName, nameBefore } from './han-names.ts';
import { cite, type Draft, type Question } from './question.ts';

/** What people are to somebody by their work, in simplified characters; those of a row are one role. */
const roles: readonly string[] = [
  '主任医师|主任医生|主治医师|主治医生|主刀医生|医师|医生|大夫|主治|主刀',
  '私人教练|私教教练|教练|私教',
  '班主任|任课老师|指导老师|老师|导师',
  '物业管家|管家',
  '派件员|快递员|配送员|骑手',
  '司机|驾驶员',
  '导游|领队',
  '律师',
  '客户经理|项目经理|经理',
  '责任护士|护士|护理师',
  '摄影师|化妆师|设计师|理发师|发型师|美容师',
  '联系人|经办人|负责人|顾问|客服',
];

const who = '(?:谁(?!的)|哪位|哪(?:一)?(?:个|名))';
/** "主治医师是谁", "哪个医生", "谁是我的教练": the role itself is asked after. */
const asksFor = (row: string): RegExp =>
  new RegExp(
    `(?:哪位|哪(?:一)?(?:个|名)|什么)(?:${row})|(?:${row})[^，。,]{0,4}?(?:是|叫|换成|改成|姓)了?(?:${who}|什么|啥)|谁(?:是|当|做|来当)[^，。,]{0,8}(?:${row})`,
    'u',
  );

/** Who comes instead; and who does not come any more. */
const takesOver = /(?:改由|将由|现由|由|换成|换为|改为|转为|交给|转给)\s?$/u;
const steps = /^[^，。；,;\n]{0,16}?(?:接手|接替|接管|代班|代课|负责)/u;
const leaves = /^[^。；;\n]{0,16}?(?:离职|停诊|休诊|休假|请假|调走|调离|退休|没空|有事|不在|生病|无法|不能)/u;

type Holder = { readonly name: string; readonly line: string; readonly field: string; readonly gone: boolean };

/** "我现在的教练是谁": who a letter says has the role, of the letters of one sender the last who is not said to have left it. */
export function roleHolder({ text, supported }: Question): Draft | undefined {
  const asked = roles.find((row) => asksFor(row).test(text));
  if (asked === undefined) return undefined;
  const told = supported
    .filter(({ item }) => item.modality === 'email' || item.modality === 'text' || item.ocr !== undefined)
    .slice(0, MOST_READ)
    .map(({ item }) => ({ item, holders: holdersIn(item, asked) }));
  const first = told.find(({ holders }) => holders.length > 0);
  if (first === undefined) return undefined;
  const own = told
    .filter(({ item, holders }) => holders.length > 0 && (item === first.item || sharesSender(item, first.item)))
    .toSorted((a, b) => ((a.item.time?.start ?? '') > (b.item.time?.start ?? '') ? -1 : 1));
  const gone = new Set(own.flatMap(({ holders }) => holders.filter((one) => one.gone).map(({ name }) => plain(name))));
  const stayed = own.map(({ item, holders }) => ({
    item,
    holders: holders.filter(({ name }) => !gone.has(plain(name))),
  }));
  // Who has something on, and nobody comes instead, has only another time.
  const held = stayed.find(({ holders }) => holders.length > 0) ?? own[0];
  const [holder] = held?.holders ?? [];
  if (held === undefined || holder === undefined) return undefined;
  return {
    text: holder.name,
    type: 'open_end',
    citations: [cite(held.item.id, holder.field, holder.line)],
    sureness: held.holders.every(({ name }) => alike(name, holder.name)) ? 0.8 : 0.5,
    notes: [],
    also: [held.item],
  };
}

const MOST_READ = 6;
const titles = new RegExp(`(?:${roles.join('|')})$`, 'u');
/** 吴医师 and 吴 are one, and so are 何苗教练 and 何苗. */
const plain = (name: string): string => inSimpleCharacters(name).replace(titles, '').trim();
const alike = (a: string, b: string): boolean => plain(a).startsWith(plain(b)) || plain(b).startsWith(plain(a));

const sharesSender = (one: MemoryItem, other: MemoryItem): boolean => {
  const senders = ({ people = [] }: MemoryItem): readonly string[] =>
    people.flatMap(({ how, id, name }) => (how === 'sender' ? [id ?? name] : []));
  return senders(one).some((sender) => senders(other).includes(sender));
};

/** All whom the lines of an item give the role, in order: those who take it over first. */
export function holdersIn(item: MemoryItem, role: string): readonly Holder[] {
  const found = quotable(item)
    .filter(({ field }) => field !== 'title')
    .flatMap(({ field, text }) =>
      sentences(text.slice(0, 12_000)).flatMap(({ text: line }) => inLine(line, role, field)),
    );
  return [...found.filter(({ comes }) => comes), ...found.filter(({ comes }) => !comes)];
}

function inLine(line: string, role: string, field: string): (Holder & { readonly comes: boolean })[] {
  const written = inSimpleCharacters(line);
  if (written.length !== line.length) return [];
  return [...written.matchAll(new RegExp(`(?:副)?(?:${role})`, 'gu'))].flatMap((match) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const span = behindLabel(written, end) ?? before(written, at, end) ?? behind(written, end);
    if (span === undefined) return [];
    const rest = written.slice(Math.max(end, span.end));
    const comes = takesOver.test(written.slice(0, span.start)) || steps.test(rest);
    const gone = !comes && leaves.test(rest);
    return [{ name: line.slice(span.start, span.end).trim(), line, field, gone, comes }];
  });
}

type Range = { readonly start: number; readonly end: number };

/** 教练：阿凯, 医生:李敏 副主任医师, 教练：Kevin(郭凯). */
const label = /^\s?[:：]\s?(?<name>\p{Script=Han}{2,4}(?!\p{Script=Han})|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
function behindLabel(text: string, end: number): Range | undefined {
  const found = label.exec(text.slice(end));
  const name = found?.groups?.['name'];
  if (found === null || name === undefined) return undefined;
  const start = end + found[0].length - name.length;
  return { start, end: start + name.length };
}

/** 吴医师, 陈国栋 主任医师, Mia教练. */
function before(text: string, at: number, end: number): Range | undefined {
  const name =
    /\p{Lu}[\p{L}'’-]*\p{Script=Latin}(?= ?$)/u.exec(text.slice(0, at))?.[0] ?? nameBefore(text.slice(0, at));
  if (name === undefined) return undefined;
  const start = text.slice(0, at).lastIndexOf(name);
  return { start, end: name.trim().length > 1 && name.endsWith(' ') ? start + name.length : end };
}

/** 派件员 贺师傅, 主治是许医师, 老师叫王敏. */
const named = /^(?:是|叫| )\s?(?<name>\p{Script=Han}{2,4})(?!\p{Script=Han})/u;
function behind(text: string, end: number): Range | undefined {
  const found = named.exec(text.slice(end));
  const name = found?.groups?.['name'];
  if (found === null || name === undefined) return undefined;
  const bare = name.replace(/(?:师傅|先生|女士|小姐|老师|医师|医生)$/u, '');
  if (!isName(bare) && !(bare.length === 1 && bare !== name && nameBefore(bare) !== undefined)) return undefined;
  const start = end + found[0].length - name.length;
  return { start, end: start + name.length };
}
