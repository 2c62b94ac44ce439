import { latinNames } from '../../language/han-pinyin.ts';
import { conceptOf } from './concepts.ts';
import { type Entry, entriesOf, formOf, type Gazetteer } from './gazetteer.ts';
import { isGenericKin, kinOf, LONGEST_KIN } from './kin.ts';
import { kinReading, likelyReadings, type Named, worldReading } from './named-things.ts';
import { mask, type QuestionText } from './question-text.ts';

/** Names inside runs without spaces, longest first; `boundaries` are where a dictionary sees words begin and end. */
export function unspacedNames(
  question: QuestionText,
  gazetteer: Gazetteer,
  boundaries: ReadonlySet<number>,
): { readonly named: Named[]; readonly question: QuestionText } {
  let left = question;
  const named: Named[] = [];
  const longest = Math.max(gazetteer.longestUnspaced, LONGEST_UNSPACED);
  for (const run of question.rest.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々·・]+/gu)) {
    const end = run.index + run[0].length;
    for (let at = run.index; at < end; ) {
      const owner = named.at(-1);
      const isOthers =
        owner !== undefined &&
        owner.kin !== true &&
        owner.readings[0]?.kind === 'person' &&
        /^的?$/.test(question.text.slice(owner.end, at));
      // 小伟的女朋友 is somebody of his, and no friend of the owner's.
      const others = isOthers ? kinLengthAt(question.text, at) : 0;
      if (others > 0) {
        at += others;
        continue;
      }
      const found = unspacedAt(question, at, Math.min(end, at + longest), gazetteer, boundaries, isOthers);
      if (found !== undefined) {
        named.push(found);
        if (found.readings.length > 0 && found.generic !== true && found.unknown !== true)
          left = mask(left, found.start, found.end);
      }
      at = found?.end ?? at + 1;
    }
  }
  return { named, question: left };
}

/** Chinese names of places and relations are no longer than this. */
const LONGEST_UNSPACED = 10;
const chinesePossessive = /(?:我们家|我们|我家|我|咱们|咱)的?$/u;

/** What stands before a place: behind it two characters are a name although the dictionary cuts them apart, 在根|特有. */
const isWhere = /(?<![存现正所实自不])[在去]$/u;

function unspacedAt(
  question: QuestionText,
  at: number,
  most: number,
  gazetteer: Gazetteer,
  boundaries: ReadonlySet<number>,
  isOthers: boolean,
): Named | undefined {
  for (let end = most; end > at; end -= 1) {
    const said = question.text.slice(at, end);
    const isWord = boundaries.has(at) && boundaries.has(end);
    const form = formOf(said);
    const usable = entriesOf(gazetteer, form).filter(
      (entry) =>
        entry.kind !== 'tag' &&
        (isWord || end - at > (entry.kind === 'place' && !isWhere.test(question.text.slice(0, at)) ? 2 : 1)) &&
        // 有家饭店 is not at home.
        (entry.kind !== 'place' || end - at > 1),
    );
    const known = likelyReadings(usable, question, at);
    // 都加一下 names no Jiayi: a given name by its sounds alone begins and ends where words do.
    const sounds = isWord || end - at > 2;
    const readings = known.length > 0 || isOthers || !sounds ? known : inLatinLetters(said, gazetteer);
    const kin = readings.length > 0 || isOthers ? undefined : unspacedKin(question, at, end, gazetteer);
    if (kin !== undefined) return kin;
    if (readings.length > 0) return { start: at, end, said, readings };
    if (end - at < 2 || !(isWord || end - at > 2)) continue;
    // 汉堡 is a town after 在, and else something to eat.
    if (
      conceptOf(said) !== undefined &&
      !/(?<![拍看见找搜收吃买遇想照])[在去到回离]$/u.test(question.text.slice(0, at))
    )
      continue;
    const world = worldReading(form, gazetteer);
    if (world !== undefined) return { start: at, end, said, ...world };
  }
  return undefined;
}

/** 陈国伟 is whom the mails call Guowei Chen. */
const inLatinLetters = (said: string, gazetteer: Gazetteer): Entry[] => {
  for (const form of latinNames(said)) {
    const found = entriesOf(gazetteer, form).filter((entry) => entry.kind === 'person');
    if (found.length > 0) return found;
  }
  return [];
};

function unspacedKin(question: QuestionText, at: number, to: number, gazetteer: Gazetteer): Named | undefined {
  const word = question.text.slice(at, to);
  if (to - at > LONGEST_KIN || kinOf(word) === undefined) return undefined;
  // 他妈妈 is no relation of the owner's.
  if (/(?:[他她你]们?|[A-Za-z])的?$/u.test(question.text.slice(0, at))) return undefined;
  const possessed = chinesePossessive.test(question.text.slice(0, at));
  if (word.length === 1 && !possessed) return undefined;
  // 一只小狗 is anybody's.
  if (/(?:[一两三几这那]只|[一两几]条|[一几某]个|[一几某]位)$/u.test(question.text.slice(0, at))) return undefined;
  // So are 有朋友 and 朋友或家人: nobody of them in particular.
  const isSome = /(?:^|[^我只还也没])有$/u.test(question.text.slice(0, at)) && isGenericKin(kinOf(word) ?? '');
  if (isSome || /^们?(?:或者?|还是)(?:家人|亲戚|亲人|家里人|同事|朋友)/u.test(question.text.slice(to)))
    return undefined;
  const chain = [word];
  let end = to;
  for (let more = kinAfterDe(question, end); more > 0; more = kinAfterDe(question, end)) {
    chain.push(question.text.slice(end + 1, end + 1 + more));
    end += 1 + more;
  }
  const said = question.text.slice(at, end);
  const meaning = kinReading(chain, said, possessed || chain.length > 1, gazetteer);
  if (meaning === undefined) return undefined;
  const start = chain[0]?.length === 1 && question.text[at - 1] === '我' ? at - 1 : at;
  return { start, end, said: question.text.slice(start, end), ...meaning };
}

/** Characters of the relation that stands at a position, none when none does. */
function kinLengthAt(text: string, at: number): number {
  for (let length = LONGEST_KIN; length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (word.length === length && kinOf(word) !== undefined) return length;
  }
  return 0;
}

/** Characters of the relation that follows 的, none when none does. */
function kinAfterDe(question: QuestionText, at: number): number {
  if (question.text[at] !== '的') return 0;
  for (let length = LONGEST_KIN; length > 1; length -= 1) {
    const word = question.text.slice(at + 1, at + 1 + length);
    if (word.length === length && kinOf(word) !== undefined) return length;
  }
  return 0;
}
