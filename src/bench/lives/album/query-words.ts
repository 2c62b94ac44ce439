import type { Chance } from '../chance.ts';
import type { Wording } from '../wording.ts';
import type { PictureCondition } from './picture-condition.ts';

type Sentence = readonly [english: string, chinese: string];
/** With something to be seen, and without. `{where}`, `{when}`, `{who}` may be empty; no sentence stands in two voices. */
const sentences: Readonly<
  Record<Wording, { readonly thing: readonly Sentence[]; readonly bare: readonly Sentence[] }>
> = {
  first: {
    thing: [
      ['photos of {what} {where} {when} {who}', '{when}{who}{where}的{what}照片'],
      ['{what} {where} {when} {who}', '{when}{who}{where}{what}'],
    ],
    bare: [
      ['photos {where} {when} {who}', '{when}{who}{where}的照片'],
      ['pictures from {when} {where} {who}', '{when}{where}{who}拍的照片'],
    ],
  },
  second: {
    thing: [
      ['show me {what} {who} {where} {when}', '给我看{when}{where}{who}拍的{what}'],
      ['{when} {where} {who}: {what}', '{where}{when}{who}，{what}'],
    ],
    bare: [
      ['my snaps {who} {where} {when}', '{when}{where}{who}的那些瞬间'],
      ['what I shot {where} {when} {who}', '{when}{where}{who}我都拍了什么'],
    ],
  },
  third: {
    thing: [
      [
        'I’d like to print some of {what} for the hallway, the ones {where} {who} {when}',
        '想洗几张{what}挂墙上，{when}{who}{where}的那几张',
      ],
      ['where did I put {what} {who} {where} {when}', '{when}{where}{who}那些{what}呢，帮我翻一下'],
      ['{what} {when} {where} {who} pls', '找{what}，{when}{where}{who}'],
    ],
    bare: [
      ['I want to send someone what I took {where} {who} {when}', '朋友想看我{when}{who}{where}拍的，都找出来'],
      ['anything {where} {when} {who}?', '{when}{where}{who}有拍过什么吗'],
    ],
  },
};

const slots = ['what', 'where', 'when', 'who'] as const;

/** A query in both languages; the same sentence for both. */
export function queryWords(
  conditions: readonly PictureCondition[],
  wording: Wording,
  chance: Chance,
): { readonly en: string; readonly zh: string } {
  const thing = conditions.some(({ slot }) => slot === 'what');
  const [english, chinese] = chance.pick(sentences[wording][thing ? 'thing' : 'bare']);
  const filled = (text: string, language: 'en' | 'zh') =>
    slots.reduce(
      (out, slot) =>
        out.replace(
          `{${slot}}`,
          conditions
            .filter((one) => one.slot === slot)
            .map((one) => one[language])
            .join(' '),
        ),
      text,
    );
  return { en: tidyEnglish(filled(english, 'en')), zh: tidyChinese(filled(chinese, 'zh')) };
}

const tidyEnglish = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([:,?])/g, '$1')
    .replace(/^[:,] ?/, '')
    .replace(/\b(from) (in|on|at|with|around|while|the last|the first|late)\b/, '$2')
    .trim()
    .replace(/, the ones$/, '');
const tidyChinese = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z]) | (?![A-Z])/g, '')
    .replace(/^[，的]+/, '')
    .replace(/，的那几张$/, '')
    .replace(/，$/, '');
