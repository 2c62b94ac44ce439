import type { Wording } from '../../../contract/wordings.ts';
import type { Chance } from '../chance.ts';
import { retell } from '../voices/retell.ts';
import { isTraditional, traditional } from '../voices/traditional.ts';
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
  fourth: {
    thing: [
      ['Be so good as to look out {what} {where} {when} {who}', '揾返{when}{who}{where}影嘅{what}'],
      ['gimme {what} {who} {where} {when}', '{what}，{where}{who}{when}影的那些，俾我睇下'],
      ['{who} {where} {when}, {what}, that sort of thing', '{when}{where}{who}有{what}的相'],
    ],
    bare: [
      ['Whatever was photographed {when} {where} {who}', '{when}{who}{where}影过的相全部'],
      ['lemme scroll thru my camera roll {where} {when} {who}', '想睇返{where}{when}{who}影咗啲咩'],
    ],
  },
  fifth: {
    thing: [
      ['Please to find for me {what} {where} {who} {when}', '请检索{when}{who}{where}的{what}影像'],
      ['pics w {what} {where} {when} {who}', '{when}{where}{who}，内容涉及{what}的照片'],
      ['I am searching {what}, it was {when} {where} {who}', '调取{what}相关照片，{when}{who}{where}'],
    ],
    bare: [
      ['All what my camera has taken {where} {when} {who}', '请导出{when}{who}{where}拍摄的所有照片'],
      ['every pic {when} {where} {who}', '{when}{where}{who}期间的影像资料'],
    ],
  },
  sixth: {
    thing: [
      ['A photo of {what} {where} {who} {when}', '{when}{who}{where}，画面中有{what}的照片'],
      ['Images showing {what} that I took {when} {where} {who}', '我{when}{where}{who}拍摄的{what}图片'],
      ['Moments {when} {where} {who} featuring {what}', '{when}{where}{who}记录{what}的时刻'],
    ],
    bare: [
      ['Memories captured {where} {when} {who}', '{when}{who}{where}留下的回忆照片'],
      ['Images taken {when} {where} {who}', '{when}{where}{who}所拍摄的图片'],
    ],
  },
  seventh: {
    thing: [
      ['find {what}, {when} {where} {who}', '{what}的图，{when}{where}{who}'],
      ['dig out {what} {who} {where} {when}', '翻下{when}{where}{who}的{what}'],
      ['{what} ones {where} {when} {who}', '{when}{where}{who}那几张{what}'],
    ],
    bare: [
      ['{where} {when} {who} photo dump', '{when}{where}{who}的图'],
      ['stuff i snapped {when} {who} {where}', '{when}{who}{where}随便拍的那些'],
    ],
  },
  eighth: {
    thing: [
      ['Photos of {what} that I took {where} {when} {who}', '我{when}{who}{where}拍的{what}照片'],
      ['Find the pictures {who} {where} {when} that show {what}', '帮我找{when}{who}{where}拍到{what}的照片'],
      ['I want to see {what} {when} {where} {who}', '想找{when}{where}{who}有{what}的照片'],
      ['Pictures {where} {who} {when} with {what} in them', '{where}{when}{who}，照片里有{what}'],
    ],
    bare: [
      ['Photos I took {where} {when} {who}', '我{when}{who}{where}拍的照片'],
      ['All my pictures {who} {where} {when}', '{when}{who}{where}的全部照片'],
      ['Find photos taken {when} {where} {who}', '帮我找一下{when}{where}{who}拍摄的照片'],
    ],
  },
  ninth: {
    thing: [
      ['Please find the photo with {what} {where} {when} {who}', '{when}{who}{where}照的{what}相片给我找找'],
      ['My photos {when} {where} {who} where one can see {what}', '請找出{when}{who}{where}有拍到{what}的照片'],
      ['I look for {what} {where} {who} {when}', '{when}{where}{who}影嘅{what}相'],
      ['{who} {what} photo {when} {where} please', '求{when}{where}{who}的{what}照'],
    ],
    bare: [
      ['Please show what I photographed {when} {where} {who}', '{when}{who}{where}照的相片都找来看看'],
      ['All photos {where} {who} {when}, please', '麻煩找{when}{where}{who}拍的所有照片'],
      ['photos that I made {when} {who} {where}', '{when}{where}{who}影過嘅相，全部'],
    ],
  },
  tenth: {
    thing: [
      ['Photographs I have of {what} {where} {when} {who}', '{when}{who}{where}拍下的{what}'],
      ['Could you show me pictures of {what} {when} {where} {who}', '能不能给我看看{when}{where}{who}{what}的照片'],
      ['Those photos {who} {where} {when} where you can see {what}', '{who}{where}{when}那些看得到{what}的照片'],
      ['I remember {what} {where} {when} {who}, find the photos', '记得{when}{who}{where}有{what}，把照片找出来'],
      ['{what} {who} {when} {where}', '{when}{who}{where}的照片，要有{what}'],
    ],
    bare: [
      ['Everything I photographed {where} {when} {who}', '{when}{who}{where}拍过的全部画面'],
      ['Could you show me the pictures {who} {when} {where}', '能不能给我看看{when}{where}{who}的照片'],
      ['Photos {when} {where} {who}, all of them', '{who}{when}{where}的照片，要全部'],
    ],
  },
  eleventh: {
    thing: [
      ['Shots of {what} {who} {where} {when}', '{when}{where}{who}的{what}图片'],
      ['Every photo of {what} {when} {where} {who}', '{when}{where}{who}的每一张{what}照片'],
      ['From my album, pick out {what} {where} {when} {who}', '{when}{where}{who}的{what}照片，帮我挑出来'],
      ['Album photos showing {what} {where} {when} {who}', '{when}{where}{who}的{what}，相册里的照片'],
      ['Memories of {what} {where} {who} {when}', '{when}{where}{who}的{what}回忆'],
    ],
    bare: [
      ['Photo memories {who} {where} {when}', '{when}{where}{who}的合集'],
      ['Photos in my album {where} {who} {when}', '{when}{where}{who}的照片有哪些'],
      ['All shots {when} {where} {who}', '{when}{where}{who}的照片，帮我都挑出来'],
    ],
  },
  twelfth: {
    thing: [
      ['Find {what} {where} {when} {who}', '{when}{where}{who}的{what}，找一下'],
      ['Looking for {what} {where} {who} {when}', '{when}{where}{who}的{what}，想看一下'],
      ['Search my album for {what} {when} {where} {who}', '相册里{when}{where}{who}的{what}'],
      ['Pictures of {what} {where} {when} {who}', '{what}的照片，{when}{where}{who}'],
      ['The photos {who} {where} {when} that show {what}', '{when}{where}{who}的{what}，都找出来'],
    ],
    bare: [
      ['Find our photos {where} {when} {who}', '相册里{when}{where}{who}的照片'],
      ['Pictures taken {when} {where} {who}', '想看{when}{where}{who}的照片'],
      ['Looking for photos {who} {where} {when}', '{when}{where}{who}的照片，找一下'],
    ],
  },
  thirteenth: {
    thing: [
      ['Photos I took of {what} {where} {when} {who}', '{when}{where}{who}拍摄的{what}'],
      ['Which photos of {what} did I take {where} {when} {who}', '{when}{where}{who}拍了哪些{what}的照片'],
      ['My pictures of {what} {when} {where} {who}', '我{when}{where}{who}拍的{what}'],
      ['Album search: {what} {where} {when} {who}', '搜相册，{what}，{when}{where}{who}'],
      ['Every photo of {what} {where} {when} {who}', '{when}{where}{who}拍到{what}的照片'],
    ],
    bare: [
      ['Photos taken {where} {when} {who}', '{when}{where}{who}拍摄的照片'],
      ['My pictures {when} {where} {who}', '我{when}{where}{who}拍的照片'],
      ['Which photos did I take {where} {when} {who}', '{when}{where}{who}拍了哪些照片'],
    ],
  },
  fourteenth: {
    thing: [
      ['I want to see {what} {where} {when} {who}', '{when}{where}{who}我拍过的{what}，我想找找'],
      ['Shots showing {what} {when} {where} {who}', '{when}{where}{who}，{what}，有哪些照片'],
      ['{what} that I captured {where} {when} {who}', '{when}{where}{who}拍下的{what}'],
      ['Get me the photos of {what} {who} {where} {when}', '把{when}{where}{who}我拍的{what}都调出来'],
      ['{who} {when} {where}, photos of {what}', '{where}{when}{who}，{what}的照片'],
    ],
    bare: [
      ['I want to see the photos {where} {when} {who}', '想看看{when}{where}{who}的照片'],
      ['Moments {where} {when} {who}', '{when}{where}{who}的瞬间'],
      ['Get me everything I captured {when} {where} {who}', '把{when}{where}{who}拍的照片都调出来'],
    ],
  },
  fifteenth: {
    thing: [
      ['Show me {what} {where} {when} {who}', '{when}{where}{who}的{what}给我看看'],
      ['Photos featuring {what} {where} {when} {who}', '画面里有{what}的照片，{when}{where}{who}'],
      ['The pictures I took of {what} {when} {where} {who}', '{when}{where}{who}拍{what}的照片'],
      ['I am trying to find my photos of {what} {where} {when} {who}', '{when}{where}{who}，{what}的照片在哪'],
      ['Do I have any photos of {what} {where} {when} {who}', '{when}{where}{who}，我有没有拍过{what}'],
    ],
    bare: [
      ['Show me every shot {where} {when} {who}', '给我看看{when}{where}{who}的每张照片'],
      ['All the pictures we took {where} {when} {who}', '{when}{where}{who}的照片我都要看'],
      ['Did I take any photos {where} {when} {who}', '{when}{where}{who}，我拍过哪些照片'],
    ],
  },
  sixteenth: {
    thing: [
      ['Photos with {what} {where} {when} {who}', '{when}{where}{who}，有{what}的照片'],
      ['My shots with {what} {where} {when} {who}', '{when}{where}{who}，我的照片里有{what}的'],
      ['Find images that show {what} {where} {when} {who}', '图片里要有{what}，{when}{where}{who}'],
      ['In which pictures can I find {what} {where} {when} {who}', '哪些照片里有{what}，{when}{where}{who}'],
      ['Bring up my photos of {what} {where} {when} {who}', '帮我调出{what}的照片，{when}{where}{who}'],
    ],
    bare: [
      ['Everything in my album {where} {when} {who}', '相册里{when}{where}{who}的所有照片'],
      ['Bring up the photos taken {where} {when} {who}', '帮我调出{when}{where}{who}的照片'],
      ['Which pictures do I have {where} {when} {who}', '{when}{where}{who}的照片我有哪些'],
    ],
  },
  seventeenth: {
    thing: [
      ['{what} {who} {where} {when}', '{when}{where}{who}，{what}'],
      ['Collect my photos of {what} {when} {where} {who}', '把{what}的照片收集起来，{when}{where}{who}'],
      ['Where are my photos of {what} {where} {when} {who}', '{what}的照片放在哪里了，{when}{where}{who}'],
      ['Anything showing {what} {where} {when} {who}', '{when}{where}{who}，有{what}的都可以'],
      ['I want to share my photos of {what} {where} {when} {who}', '想分享{what}的照片，{when}{where}{who}'],
    ],
    bare: [
      ['Our time {where} {when} {who}', '{when}{where}{who}的那些照片'],
      ['Memories {where} {when} {who}', '{when}{where}{who}的回忆'],
      ['I want to share the photos {where} {when} {who}', '想分享{when}{where}{who}的照片'],
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
            .map((one) => retell(one[language], wording, language, chance).text)
            .join(' '),
        ),
      text,
    );
  const zh = tidyChinese(filled(chinese, 'zh'));
  const other = wording === 'ninth' && isTraditional(chinese);
  return { en: tidyEnglish(filled(english, 'en')), zh: other ? traditional(zh) : zh };
}

const tidyEnglish = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([:,?])/g, '$1')
    .replace(/^[:,] ?/, '')
    .replace(/\b(from) (in|on|at|with|around|while|the last|the first|late)\b/, '$2')
    .trim()
    .replace(/, (the ones|it was)$/, '');
const tidyChinese = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z]) | (?![A-Z])/g, '')
    .replace(/^[，的]+/, '')
    .replace(/，的那几张$/, '')
    .replace(/，$/, '');
