import { pushTo } from '../ordering.ts';
import { bestSpelling, venueKey } from '../people/firm-names.ts';
import type { View } from '../view.ts';
import { counted, dayInWords, daysInWords, listInWords, rangeInWords, weekdayInWords } from './calendar-words.ts';
import type { EventFacts, FactSources } from './event-facts.ts';
import { holidayIn, spotIn } from './event-titles.ts';
import { paperWords, type Tongue } from './event-words.ts';
import { holidaysInChinese } from './holiday-names-zh.ts';

/** What a story is told from: the facts, when it was, its chapters, the letters and papers of those days. */
export type StorySources = {
  readonly facts: EventFacts;
  /** True for one gathering, which was at one place: of several venues one is meant. */
  readonly isOneGathering: boolean;
  readonly when: string;
  readonly chapters: readonly string[];
  readonly letters: readonly View[];
  readonly papers: readonly View[];
  readonly writerOf: FactSources['writerOf'];
};

const MOST_CITIES = 4;
const MOST_PEOPLE = 6;
const MOST_CHAPTERS = 8;

/**
 * A few sentences: when, where and with whom; which holiday it was; what followed what; what the pictures show; what
 * papers and mails of those days tell. Only what is known is told.
 */
export function storyOf(story: StorySources, tongue: Tongue): string {
  const { facts } = story;
  // A tag without a Chinese name says nothing in Chinese.
  const subjects = tongue === 'zh' ? facts.subjects.filter(isHan) : facts.subjects;
  const shows = listInWords(subjects, tongue);
  const parts = [
    openingOf(story, tongue),
    holidaySentence(facts, tongue),
    venueSentence(story, tongue),
    chapterSentence(story.chapters, tongue),
    ...facts.captions.map((caption) => sentence(caption, tongue)),
    shows === '' ? '' : tongue === 'zh' ? `画面里有${shows}。` : `Shows ${shows}.`,
    paperSentence(story.papers, tongue),
    letterSentence(story, tongue),
  ].filter((part) => part !== '');
  return parts.join(tongue === 'zh' ? '' : ' ');
}

function openingOf({ facts, when }: StorySources, tongue: Tongue): string {
  const company = facts.people.slice(0, MOST_PEOPLE).map(({ name, role }) => {
    if (role === undefined) return name;
    return tongue === 'zh' ? `${name}（${rolesInChinese[role] ?? role}）` : `${name} (${role})`;
  });
  const people =
    company.length === 0 ? '' : tongue === 'zh' ? `，和${company.join('、')}` : ` with ${listInWords(company)}`;
  const where = placesTold(facts, tongue);
  const counted = countedIn(facts, tongue);
  return tongue === 'zh'
    ? `${when}${where}${people}：${counted === '' ? '已预订' : counted}。`
    : `${when}${where}${people}: ${counted === '' ? 'booked' : counted}.`;
}

const isHan = (name: string): boolean => /^\p{Script=Han}/u.test(name);
/** 中国上海, but Graz after a space: 奥地利 Graz. */
const spaced = (names: readonly string[]): string =>
  names.reduce((told, name) => `${told}${told === '' || (isHan(name) && isHan(told)) ? '' : ' '}${name}`, '');

/** " at Café Bohème in Lisbon, Portugal", " in Lisbon and Porto (Portugal) and Zurich (Switzerland)" */
function placesTold(facts: EventFacts, tongue: Tongue): string {
  const { called } = facts;
  const venue = facts.poi !== undefined || facts.atHome ? spotIn(facts, tongue) : '';
  const byCountry = new Map<string, string[]>();
  for (const city of facts.cities.slice(0, MOST_CITIES)) pushTo(byCountry, facts.countryOf.get(city) ?? '', city);
  const groups = [...byCountry].map(([country, cities]) => {
    const region = facts.regions[0];
    const isLone = byCountry.size === 1 && cities.length === 1 && region !== undefined && region !== cities[0];
    const lone = isLone ? [called.region(region)] : [];
    const wide = country === '' ? [] : [called.country(country)];
    const names = cities.map(called.city);
    if (tongue === 'zh') return spaced([...wide, ...lone.filter(isHan), names.join('、')]);
    return byCountry.size === 1
      ? [listInWords(names), ...lone, ...wide].join(', ')
      : `${listInWords(names)}${wide.map((name) => ` (${name})`).join('')}`;
  });
  const countries = facts.countries.slice(0, 3).map(called.country);
  const towns = listInWords(groups.length > 0 ? groups : countries, tongue);
  if (towns === '') return venue;
  return tongue === 'zh' ? `${venue}，${towns}` : `${venue} in ${towns}`;
}

const countedIn = ({ photos, videos, texts }: EventFacts, tongue: Tongue): string => {
  const all: readonly (readonly [number, string, string])[] = [
    [photos, 'photo', '张照片'],
    [videos, 'video', '段视频'],
    [texts, 'message', '条消息'],
  ];
  const told = all.filter(([n]) => n > 0).map(([n, en, zh]) => (tongue === 'zh' ? `${n}${zh}` : counted(n, en)));
  return told.join(tongue === 'zh' ? '、' : ', ');
};

function holidaySentence({ holidays }: EventFacts, tongue: Tongue): string {
  const told = tongue === 'zh' ? holidays.filter((h) => holidaysInChinese.has(h)) : holidays;
  const all = [...new Set(told.map((h) => holidayIn(h, tongue)))];
  // "Easter" beside "Easter Sunday" says it twice.
  const names = all.filter((name) => !all.some((other) => other !== name && other.startsWith(`${name} `)));
  if (names.length === 0) return '';
  return tongue === 'zh' ? `那时是${listInWords(names, tongue)}。` : `It was ${listInWords(names)}.`;
}

function venueSentence({ facts, isOneGathering }: StorySources, tongue: Tongue): string {
  if (facts.rivals.length < 2) return '';
  const names = facts.rivals.slice(0, 4);
  if (!isOneGathering) {
    const list = listInWords(names, tongue);
    return tongue === 'zh' ? `去过${list}。` : `Named places: ${list}.`;
  }
  return tongue === 'zh' ? `地点是${names.join('或')}。` : `Named places: ${names.join(' or ')}.`;
}

function chapterSentence(chapters: readonly string[], tongue: Tongue): string {
  if (chapters.length < 2) return '';
  const told = chapters.slice(0, MOST_CHAPTERS);
  if (tongue === 'zh') return `${told.join('；')}。`;
  const first = told[0] ?? '';
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${told
    .slice(1)
    .map((c) => `; then ${c}`)
    .join('')}.`;
}

/** A caption as a sentence: capital first, one full stop. */
export function sentence(caption: string, tongue: Tongue): string {
  const plain = caption.replace(/[.\s。]+$/u, '').trim();
  if (plain === '') return '';
  return tongue === 'zh' ? `${plain}。` : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}

const MOST_PAPERS = 5;

/** "Papers and mails: a booking (Hotel Avenida) and a receipt (Tasca do Farol, €42.10)." */
function paperSentence(papers: readonly View[], tongue: Tongue): string {
  const told = new Map<string, string>();
  for (const paper of papers) {
    const word = paperWords[paper.documentKind ?? '']?.[tongue];
    const of = firmOf(paper) ?? paper.title;
    if (word === undefined || told.size >= MOST_PAPERS) continue;
    const sum = paper.amounts.find((a) => a.role === 'total')?.text;
    const detail = [of, sum].filter((part) => part !== undefined);
    const [open, close, comma] = tongue === 'zh' ? ['（', '）', '，'] : [' (', ')', ', '];
    told.set(
      `${word} ${venueKey(of ?? '')}`,
      detail.length === 0 ? word : `${word}${open}${detail.join(comma)}${close}`,
    );
  }
  if (told.size === 0) return '';
  const list = listInWords([...told.values()], tongue);
  return tongue === 'zh' ? `邮件和单据：${list}。` : `Mails and papers: ${list}.`;
}

/** The venue before who arranged it: the hotel, not the portal that it was booked with. */
function firmOf(paper: View): string | undefined {
  const venues = paper.entities.filter((e) => e.kind === 'venue');
  const named = venues.length > 0 ? venues : paper.entities.filter((e) => e.kind === 'merchant');
  const first = named[0]?.name;
  if (first === undefined) return undefined;
  const same = paper.entities.filter((e) => venueKey(e.name) === venueKey(first));
  return bestSpelling(new Map(same.map((e) => [e.name, 1])));
}

const MOST_LETTERS = 3;

/** "Anna Keller wrote: Packing." */
function letterSentence({ letters, writerOf }: StorySources, tongue: Tongue): string {
  const told = letters.flatMap((letter) => {
    const writer = writerOf(letter);
    const title = letter.title?.trim();
    if (writer === undefined || title === undefined || title === '') return [];
    return [tongue === 'zh' ? `${writer}来信“${title}”。` : `${writer} wrote “${title}”.`];
  });
  return [...new Set(told)].slice(0, MOST_LETTERS).join(tongue === 'zh' ? '' : ' ');
}

export const whenOfTrip = (first: string, last: string, tongue: Tongue): string => {
  const words = rangeInWords(first, last, tongue);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
export const whenOfDay = (day: string, tongue: Tongue): string =>
  tongue === 'zh'
    ? `${dayInWords(day, tongue)}${weekdayInWords(day, tongue)}`
    : `${weekdayInWords(day)}, ${dayInWords(day)}`;
export const whenOfChapter = (first: string, last: string, tongue: Tongue): string => daysInWords(first, last, tongue);

/** Roles toward the owner as Chinese says them. */
const rolesInChinese: Readonly<Record<string, string>> = {
  mother: '妈妈',
  father: '爸爸',
  sister: '姐妹',
  brother: '兄弟',
  wife: '妻子',
  husband: '丈夫',
  partner: '伴侣',
  girlfriend: '女朋友',
  boyfriend: '男朋友',
  son: '儿子',
  daughter: '女儿',
  grandmother: '奶奶',
  grandfather: '爷爷',
  aunt: '阿姨',
  uncle: '叔叔',
  cousin: '表亲',
  'best friend': '闺蜜',
  friend: '朋友',
  colleague: '同事',
  boss: '老板',
  roommate: '室友',
  classmate: '同学',
  teacher: '老师',
  neighbour: '邻居',
};
