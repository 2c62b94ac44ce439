import type { Chance } from '../chance.ts';
import type { Photo } from '../truth/photo.ts';
import type { Caption, Describer } from '../voices/describer.ts';
import type { Voice } from '../voices/voice.ts';
import type { Noise } from './noise.ts';

/** What a describing model says of a picture: it sees things and people, and knows no names. */
export type Described = {
  readonly caption: string;
  readonly captionZh: string;
  readonly short: string;
  readonly tags: readonly string[];
  /** It says what is shown. */
  readonly right: boolean;
};

const vague = [
  ['a moment outdoors in daylight', '户外的一个瞬间'],
  ['an indoor scene with warm light', '暖光下的室内'],
  ['a view with people in the distance', '远处有人的景色'],
  ['a snapshot of everyday life', '日常生活的一张快照'],
  ['a blurred photograph', '一张模糊的照片'],
] as const;

/** Captions in both languages, vague or mistaken as often as the noise says, by the voice's own describer where it has one. */
export function describe(
  photo: Photo,
  chance: Chance,
  { vague: often, mistaken }: Noise,
  { describer, captions }: Pick<Voice, 'describer' | 'captions'>,
): Described {
  const other = captions === 'talkative';
  const paper = photo.shows === 'receipt' || photo.shows === 'screen' || photo.shows === 'ticket';
  const isVague = !paper && chance.is(often);
  const isMistaken = !isVague && photo.shows === 'scene' && chance.is(mistaken);
  const n = chance.int(0, 2);
  const seen = isVague
    ? chance.pick(describer?.vague ?? vague)
    : isMistaken
      ? [photo.fact.scene?.mistaken ?? 'a street', '一条街']
      : (captionBy(describer, photo, n) ?? (other ? elsewise(photo, n) : undefined) ?? truly(photo, n, chance));
  const [thing = '', thingZh = ''] = seen;
  const who = someone(photo, chance.is(0.5), describer);
  const around = chance.pick(surroundings);
  const framed = describer && framedBy(describer, photo, [thing, thingZh], who, chance);
  const caption =
    framed?.en ?? (other ? atLength(thing, who.en, photo, chance) : inShort(thing, who.en, around.en, photo));
  const speech = photo.speech === undefined ? '' : ` Someone says: "${photo.speech}".`;
  return {
    caption: `${caption}${speech}`,
    captionZh: framed?.zh ?? `${who.zh}${photo.selfie ? '自拍，' : ''}${thingZh}${around.zh}。`,
    short: capital(thing),
    tags:
      isVague || chance.is(often)
        ? ['photo']
        : [
            ...(isMistaken ? ['outdoor'] : (describer?.tags?.get(nameOf(photo)) ?? tagOf(photo))),
            ...(describer?.idle === undefined ? [] : chance.some(describer.idle, 3)),
            ...(photo.people.length > 0 ? ['people'] : []),
          ],
    right: !isVague && !isMistaken,
  };
}

/** What the voice's own describer says of the thing; nothing when it has no word for it. */
function captionBy(describer: Describer | undefined, photo: Photo, n: number): readonly string[] | undefined {
  const known = describer?.things.get(nameOf(photo)) ?? [];
  return known[n % Math.max(1, known.length)];
}

/** What describers know a thing by. */
function nameOf({ shows, fact }: Photo): string {
  const names: Readonly<Partial<Record<Photo['shows'], string | undefined>>> = {
    scene: fact.scene?.object,
    pet: fact.pet?.species.kind,
    dish: fact.dish?.dish,
  };
  return names[shows] ?? shows;
}

function framedBy(
  { alone, company, selfie }: Describer,
  photo: Photo,
  [thing, thingZh]: Caption,
  who: { readonly en: string; readonly zh: string },
  chance: Chance,
): { readonly en: string; readonly zh: string } {
  const [en, zh] = chance.pick(who.en === '' ? alone : photo.selfie ? selfie : company);
  const fill = (text: string, of: string, person: string) => text.replace('{thing}', of).replace('{who}', person);
  return { en: `${capital(fill(en, thing, who.en))}.`, zh: `${fill(zh, thingZh, who.zh.replace(/，$/, ''))}。` };
}

const inShort = (thing: string, who: string, around: string, { selfie }: Photo): string =>
  who === '' ? `${capital(thing)}${around}.` : `${capital(who)}${selfie ? ' taking a selfie' : ''}, ${thing}${around}.`;

/** As a talkative describer says it. */
function atLength(thing: string, who: string, { selfie }: Photo, chance: Chance): string {
  const company =
    who === '' ? '' : selfie ? ` It is a selfie of ${who}.` : ` ${capital(who)} can be seen in the frame.`;
  return `${chance.pick(beginnings)} ${thing}.${company}${chance.pick(moods)}`;
}
const beginnings = [
  'The image shows',
  'This photo captures',
  'In the picture there is',
  'A close-up of',
  'We see',
] as const;
const moods = [
  '',
  '',
  ' The overall mood is calm.',
  ' The colours are warm and the background is slightly blurred.',
  ' It appears to be a casual, candid shot.',
  ' The composition draws attention to the centre.',
] as const;

/** The scene in another describer's words. */
const elsewise = ({ shows, fact }: Photo, n: number): readonly string[] | undefined =>
  shows === 'scene' && fact.scene !== undefined
    ? [fact.scene.seenElse[n % 2] ?? '', fact.scene.seenElseZh[n % 2] ?? '']
    : undefined;

const surroundings = [
  { en: '', zh: '' },
  { en: '', zh: '' },
  { en: ' on a bright day', zh: '，天气晴朗' },
  { en: ' in the evening light', zh: '，傍晚的光线' },
  { en: ', with trees behind', zh: '，后面有树' },
  { en: ', seen from above', zh: '，从上往下看' },
  { en: ', some people walking by', zh: '，有行人经过' },
  { en: ', a sign at the side', zh: '，旁边有个牌子' },
] as const;

function truly({ shows, fact }: Photo, n: number, chance: Chance): readonly string[] {
  if (shows === 'pet' && fact.pet !== undefined) {
    const { seen, seenZh } = fact.pet.species;
    return [seen[n % seen.length] ?? '', seenZh[n % seenZh.length] ?? ''];
  }
  if (shows === 'scene' && fact.scene !== undefined) return [fact.scene.seen[n] ?? '', fact.scene.seenZh[n] ?? ''];
  if (shows === 'scene') return ['a stage with lights and a crowd', '有灯光的舞台和人群'];
  if (shows === 'dish') return [fact.dish?.seen ?? 'a plate of food', fact.dish?.seenZh ?? '一盘食物'];
  if (shows === 'people')
    return chance.pick([
      ['at a table in a restaurant', '在餐厅的桌旁'],
      ['smiling over empty plates', '对着空盘子微笑'],
    ]);
  return papers[shows];
}
const papers: Readonly<Record<Photo['shows'], readonly string[]>> = {
  receipt: ['a printed receipt on a table', '桌上的一张小票'],
  screen: ['a screenshot of a booking on a phone', '手机上的预订截图'],
  ticket: ['a printed ticket with a barcode', '一张带条形码的票'],
  scene: [],
  pet: [],
  dish: [],
  people: [],
};

function tagOf({ shows, fact }: Photo): string[] {
  if (shows === 'pet') return [fact.pet?.species.kind ?? 'animal'];
  if (shows === 'dish') return ['food', fact.dish?.dish ?? 'meal'];
  if (shows === 'scene') return [fact.scene?.object ?? fact.what ?? 'view'];
  return [shows === 'screen' ? 'screenshot' : shows === 'people' ? 'restaurant' : shows];
}

/** Who is in it, as a stranger sees them; a describer counts, or only says that there are people. */
function someone(
  { people, selfie }: Photo,
  counts: boolean,
  { woman, man }: Pick<Describer, 'woman' | 'man'> = { woman: ['woman', 'women'], man: ['man', 'men'] },
): { readonly en: string; readonly zh: string } {
  const n = people.length + (selfie ? 1 : 0);
  if (n === 0) return { en: '', zh: '' };
  if (!counts) return { en: n === 1 ? 'a person' : 'people', zh: n === 1 ? '一个人，' : '几个人，' };
  const women = people.filter(({ woman }) => woman).length;
  const of = (count: number, [one, many]: readonly [string, string]) =>
    count === 0 ? [] : [count === 1 ? `a ${one}` : `${count} ${many}`];
  const en = [...of(women, woman), ...of(people.length - women, man)].join(' and ');
  return { en, zh: `${n === 1 ? '一个人' : `${n}个人`}，` };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
