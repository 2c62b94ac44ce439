import { kindStays, peopleStays, type Stay, saidStays, thingStays } from '../../language/film-stays.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { term } from '../../language/terms.ts';
import { playingTime } from '../../memory/in-words/playing-time.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Moment } from '../../memory/seen.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { dayText, listText } from '../wording.ts';

const filmWords =
  /\b(?:video|film|clip|recording|movie|footage|tape|vlog)s?\b|\bon (?:the )?(?:screen|camera)\b|视频|录像|影片|电影(?=里|中)|短片|片子|录影|画面|镜头/iu;
const comes =
  /\b(?:appear\w*|shows? up|showing|shown|seen|see|sees|spot|visible|on (?:the )?(?:screen|camera)|comes?|came|enter\w*|arriv\w+|walk(?:s|ed|ing)? in(?:to)?|turns? up|pops? up|is there)\b|\b(?:is|are|am|be)\b.{1,40}\bin (?:the|my|our|this|that) \w+|出现|露面|出镜|看到|看见|见到|入镜|在(?:不在)?画面|有/iu;
const speaks =
  /\b(?:say|says|said|saying|mention\w*|talk\w*|speak\w*|spoken|discuss\w*|bring\w* up|hear|heard|silent|quiet|loud\w*)\b|说|讲|提到|提起|谈|聊|安静|吵/iu;
const asksWhen =
  /\bwhen\b|\bwhere(?:abouts)? in\b|\b(?:at|from|in|on|around) (?:what|which)(?: \w+)? (?:times?|points?|moments?|seconds?|minutes?|parts?|positions?|timestamps?|stages?)\b|\b(?:what|which) (?:points?|seconds?|minutes?|parts?|timestamps?)\b|\bhow (?:far|many (?:seconds|minutes)|long) in(?:to)?\b|\btimestamps?\b|什么时候|何时|哪(?:个|一)?(?:时候|时刻|分钟|秒|段)|第?几(?:分钟?|秒)/iu;
/** What is said at all is told by its record as a whole; here, what is said of something. */
const asksWhat =
  /\bwhat\b.{0,60}\b(?:say|says|said|saying|mention\w*|talk\w*|spoken|discuss\w*|hear|heard) (?:there )?(?:about|of)\b|(?:关于|对).{1,20}(?:说|讲|提|聊)(?:到|了|起|过)?.{0,6}(?:什么|啥)/iu;

/** When a film was made, a film that is looked for, or what is told of another day, is no moment of it. */
const ofTheFilm =
  /\b(?:was|were|did (?:i|we|he|she|they)|have|had)\b.{0,40}\b(?:taken|filmed|recorded|shot|made|film|record|shoot|take|make|upload\w*)\b|^(?:please )?(?:find|show|list|give|display|open|play|search|any|all|videos?|clips?|films?)\b(?! me (?:when|where in|at what))|什么时候(?:拍|录)|(?:拍|录)(?:的|摄|制)|^(?:找|显示|打开|播放)/iu;

/** Sounds and shots by what they are called. */
const heard: readonly { readonly words: RegExp; readonly kind: Moment['kind'] }[] = [
  { words: /\b(?:silen(?:t|ce)|quiet|nobody (?:speaks|talks|says))\b|安静|没有?声音|没人说话/i, kind: 'silence' },
  { words: /\b(?:loud\w*|nois[ey]\w*|shout\w*|scream\w*|bang)\b|吵|大声|响/i, kind: 'loud' },
  {
    words:
      /\b(?:somebody|someone|anybody|anyone|they|people) (?:speaks?|talks?|says?|speaking|talking)\b|有人(?:说话|讲话)/i,
    kind: 'speech',
  },
];

const MOST_FILMS = 8;
const MOST_STAYS = 6;
/** Stays that lie so close together are one. Seconds. */
const NEXT = 1;
/** A face on screen is seen for sure, a moment of speech is only like one. */
const [SEEN, HEARD] = [0.85, 0.6];

type Found = { readonly item: MemoryItem; readonly stays: readonly Stay[]; readonly sureness: number };

const asksWho = /\bwho(?:m|ever)?\b|谁|哪些人/iu;
const asksHowLong = /\bhow long\b|\bhow many (?:seconds|minutes)\b(?! in)|多久|多长时间|多少(?:秒|分钟)/iu;

export const asksForFilmMoment = ({ text }: Question): boolean =>
  filmWords.test(text) && !ofTheFilm.test(text) && (asksForTimes(text) || asksWhat.test(text) || asksOfStay(text));

/** "Who appears in the video?", "how long is Anna on screen?" */
const asksOfStay = (text: string): boolean =>
  (asksWho.test(text) || asksHowLong.test(text)) && comes.test(text) && !watched.test(text);
/** Films that are watched, recommended or made with somebody are not the owner's. */
const watched =
  /\bwatch\w*\b|\bcinema\b|\bmovies?\b|\brecommend\w*|\bwith (?:me|us|whom|who)\b|\bwith\??$|电影(?!里|中)|电影院|推荐|看了/iu;

const asksForTimes = (text: string): boolean => asksWhen.test(text) && (comes.test(text) || speaks.test(text));

/** When somebody, something or some words are in a film: minutes and seconds; or what is said there, and when. */
export async function answerFilmMoment(question: Question): Promise<Draft | undefined> {
  const films = await filmsMeant(question);
  if (asksWho.test(question.text)) return whoDraft(films, question);
  const found = films.slice(0, MOST_FILMS).flatMap((item) => foundIn(item, question) ?? []);
  const [best, ...others] = found;
  if (best === undefined) return undefined;
  if (asksHowLong.test(question.text)) return lengthDraft(best, question);
  return asksWhat.test(question.text) && !asksWhen.test(question.text)
    ? saidDraft(best, question)
    : momentDraft(best, others.length, question);
}

/** Films among what was found; where only a video as such is asked of, any that are there. */
async function filmsMeant({ supported, retrieval, store }: Question): Promise<MemoryItem[]> {
  const near = [...supported, ...retrieval.hits, ...retrieval.nearest].map(({ item }) => item);
  const films = oneEach(near).filter(isRead);
  const isAny = conjuncts(retrieval.plan.root).every(({ tool }) => tool === 'modality' || tool === 'text');
  if (films.length > 0 || !isAny) return films;
  const ids = await store.match({ any: [[term.modality('video')]], none: [] }, MOST_FILMS);
  return (await store.items(ids)).filter(isRead);
}

const isRead = ({ modality, transcript, moments }: MemoryItem): boolean =>
  modality === 'video' && (transcript !== undefined || moments !== undefined);
const oneEach = (items: readonly MemoryItem[]): MemoryItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

function foundIn(item: MemoryItem, { text, topic, retrieval }: Question): Found | undefined {
  const wanted = new Set(topic.size > 0 ? topic.keys() : aboutIn(text));
  const people = peopleIn(retrieval.plan.root);
  const sound = heard.find(({ words }) => words.test(text));
  const tries: readonly (readonly [() => Stay[], number])[] = [
    ...(speaks.test(text) ? [[() => saidStays(item, wanted), SEEN] as const] : []),
    [() => peopleStays(item, people), SEEN],
    [() => thingStays(item, wanted), HEARD],
    ...(sound === undefined ? [] : [[() => kindStays(item, sound.kind), HEARD] as const]),
    [() => saidStays(item, wanted, Math.max(1, wanted.size / 2)), HEARD],
  ];
  for (const [stays, sureness] of tries) {
    const joined = joinedStays(stays());
    if (joined.length > 0) return { item, stays: joined, sureness };
  }
  return undefined;
}

/** What is asked about, without the words that ask for a moment. */
const aboutIn = (text: string): readonly string[] =>
  contentTokens([filmWords, speaks, comes, asksWhen].reduce((rest, cue) => rest.replace(cue, ' '), text));

function joinedStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of stays) {
    const last = joined.at(-1);
    if (last === undefined || stay.start - last.end > NEXT) joined.push(stay);
    else
      joined[joined.length - 1] = {
        ...last,
        end: Math.max(last.end, stay.end),
        fields: [...last.fields, ...stay.fields],
      };
  }
  return joined;
}

const span = ({ start, end }: Stay): string => {
  const [from, to] = [playingTime(start), playingTime(end)];
  return from === to ? from : `${from}–${to}`;
};

function momentDraft({ item, stays, sureness }: Found, others: number, { language }: Question): Draft {
  const shown = stays.slice(0, MOST_STAYS);
  const more = stays.length - shown.length;
  return {
    text: shown.map(span).join(language === 'zh' ? '、' : ', '),
    type: 'number',
    citations: shown.flatMap(({ start, end, fields }) => [
      ...edges(item, start, fields, 'start'),
      ...edges(item, end, fields, 'end'),
    ]),
    sureness,
    known: sureness,
    notes: [
      ...filmNote(item, language),
      ...(more === 0 ? [] : [language === 'zh' ? `之后还有${more}段。` : `And ${more} more times after that.`]),
      ...(others === 0
        ? []
        : [
            language === 'zh'
              ? `另有${others}个视频也有。`
              : `Also in ${others} other ${others === 1 ? 'video' : 'videos'}.`,
          ]),
    ],
    also: [item],
  };
}

/** The field that says when a stay begins or ends. */
function edges(
  item: MemoryItem,
  seconds: number,
  fields: readonly string[],
  edge: 'start' | 'end',
): Draft['citations'] {
  const field = fields.find((one) => {
    const [, index = '', nth = ''] = one.split('.');
    const held = one.startsWith('moments') ? item.moments?.[Number(index)] : item.transcript?.segments[Number(nth)];
    return held?.[edge] === seconds;
  });
  return field === undefined ? [] : [cite(item.id, `${field}.${edge}`, String(seconds))];
}

function saidDraft({ item, stays, sureness }: Found, { language }: Question): Draft | undefined {
  const segments = stays
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const segment = item.transcript?.segments[Number(field.split('.')[2])];
      return field.startsWith('transcript') && segment !== undefined ? [{ field, segment }] : [];
    })
    .slice(0, MOST_STAYS);
  if (segments.length === 0) return undefined;
  const times = stays.slice(0, MOST_STAYS).map(span).join(', ');
  return {
    text: segments.map(({ segment }) => segment.text).join(' '),
    type: 'open_end',
    citations: segments.map(({ field, segment }) => cite(item.id, `${field}.text`, segment.text)),
    sureness,
    known: sureness,
    notes: [language === 'zh' ? `在 ${times}。` : `At ${times}.`, ...filmNote(item, language)],
    also: [item],
  };
}

/** Everybody who has a name and is on screen, as they come; the times in notes. */
function whoDraft(films: readonly MemoryItem[], { language }: Question): Draft | undefined {
  for (const item of films) {
    const people = (item.people ?? []).flatMap(({ id, name, how }, at) =>
      how === 'face' && name !== '' ? [{ id, name, at }] : [],
    );
    const each = [...new Map(people.map((person) => [person.id ?? person.name, person])).values()]
      .map((person) => ({ ...person, stays: joinedStays(peopleStays(item, [person])) }))
      .filter(({ stays }) => stays.length > 0)
      .sort((a, b) => (a.stays[0]?.start ?? 0) - (b.stays[0]?.start ?? 0));
    if (each.length === 0) continue;
    return {
      text: listText(
        each.map(({ name }) => name),
        language,
      ),
      type: 'open_end',
      citations: each.map(({ at, name }) => cite(item.id, `people.${at}.name`, name)),
      sureness: SEEN,
      known: SEEN,
      notes: [
        ...each.map(({ name, stays }) => `${name}: ${stays.slice(0, MOST_STAYS).map(span).join(', ')}`),
        ...filmNote(item, language),
      ],
      also: [item],
    };
  }
  return undefined;
}

/** How long all stays are together, as minutes and seconds. */
function lengthDraft(found: Found, question: Question): Draft {
  const draft = momentDraft({ ...found, stays: found.stays.slice(0, MOST_STAYS) }, 0, question);
  const seconds = found.stays.slice(0, MOST_STAYS).reduce((sum, { start, end }) => sum + end - start, 0);
  return { ...draft, text: playingTime(seconds), notes: [draft.text, ...draft.notes] };
}

function filmNote({ title, time }: MemoryItem, language: Question['language']): string[] {
  const day = time === undefined ? undefined : dayText(time.start, language);
  if (language === 'zh')
    return day === undefined && title === undefined
      ? []
      : [`视频${title === undefined ? '' : `“${title}”`}${day === undefined ? '' : `，${day}`}。`];
  if (day === undefined && title === undefined) return [];
  return [`In the video${title === undefined ? '' : ` “${title}”`}${day === undefined ? '' : ` of ${day}`}.`];
}
