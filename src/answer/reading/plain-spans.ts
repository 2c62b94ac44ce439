import { fold } from '../../language/fold.ts';
import { isHouseName } from '../../language/house-names.ts';
import { matchesIn } from '../../language/matches.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import { nameBefore } from './han-names.ts';

/** A stretch of a sentence that could be what is asked for, and how well it fits the form by itself. */
export type Span = {
  readonly text: string;
  readonly field: string;
  readonly quote: string;
  readonly worth: number;
  /** So much of the question has to be said around it. */
  readonly needs?: number;
};

export type Line = { readonly field: string; readonly text: string; readonly says: ReadonlySet<string> };

/** The lines and sentences of a text, as they can be quoted. */
export const linesOf = (field: string, text: string): Line[] =>
  sentences(text).map((sentence) => ({ field, text: sentence.text, says: new Set(tokens(sentence.text)) }));

/** How people say why. */
const reason =
  /\b(?:because|since|due to|owing to|thanks to|as a result|reason|caused|came from|comes from|so that|in order to|had to|broken?|broke|failed|unfortunately|the extra)\b|因为|由于|原因|所以|为了|坏了|导致/iu;

const reasonLabel =
  /^[\s>*•-]*(?:reason|cause|purpose|grund|motif|motivo|\p{Script=Han}{0,4}(?:原因|理由|事由|缘由))[^:：\n]{0,20}[:：]\s*(?<value>\S.*)$/iu;

/** What stands behind "Reason:", or the whole sentence where it gives a reason. */
export function reasonSpans({ field, text }: Line): Span[] {
  const labelled = reasonLabel.exec(text)?.groups?.['value'];
  if (labelled !== undefined) return [{ text: labelled, field, quote: text, worth: 0.6 }];
  return reason.test(text) ? [{ text, field, quote: text, worth: 0.35 }] : [];
}

const unit =
  'kWh|kg|mg|g|gram(?:me)?s?|ml|cl|dl|l|lit(?:er|re)s?|cm|mm|km|m|miles?|tsp|tbsp|teaspoons?|tablespoons?|cups?|cloves?|pieces?|slices?|packs?|pieces|boxes|bottles|crates|degrees|°C?|%|years?|months?|weeks?|days?|hours?|minutes?|hrs?|mins?';
const figure = String.raw`(?:about |around |ca\.? |approx\.? |some )?\d[\d  .,]*`;
const measured = new RegExp(String.raw`(?<![\p{L}\d])(?<n>${figure}(?<=\d))\s?(?<unit>(?:${unit})(?![\p{L}]))?`, 'giu');

/** Figures with their unit, worth more right before or after the thing that is measured. */
export function quantitySpans({ field, text }: Line, things: ReadonlySet<string>): Span[] {
  return matchesIn(text, measured).flatMap((match): Span[] => {
    const after = tokens(text.slice(match.index + match[0].length).slice(0, 24))[0] ?? '';
    const before = tokens(text.slice(0, match.index).slice(-24)).at(-1) ?? '';
    const near = things.has(after) ? 0.45 : things.has(before) ? 0.3 : 0;
    const ofUnit = match.groups?.['unit'] === undefined ? 0 : 0.1;
    const worth = near + ofUnit;
    return worth === 0 ? [] : [{ text: match[0].trim(), field, quote: text, worth }];
  });
}

const paying =
  /\b(?:cost|costs|paid|pay|owe|owes|price|was|for|is|only|just|got|get)\b[^.,;]{0,12}$|花了?|付了?|要$|块$/iu;

/** Sums without a sign of money: bare figures behind words of paying. */
export const bareSumSpans = ({ field, text }: Line): Span[] =>
  matchesIn(text, measured)
    .filter(({ index, groups }) => groups?.['unit'] === undefined && paying.test(text.slice(0, index)))
    .map((match) => ({ text: match[0].trim(), field, quote: text, worth: 0.25 }));

const name = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?(?:\p{Lu}\. ?)?\p{Lu}[\p{Ll}'’-]+(?:[ -]\p{Lu}[\p{Ll}'’-]+){0,2}`;
const names = new RegExp(name, 'gu');
const noName =
  /^(?:Mine|Yours|Ours|His|Hers|Theirs|Quick|Quickly|Small|Little|Short|Brief|Big|Friendly|Gentle|Kind|Warm|Best|Fun|Funny|Nice|Lovely|Important|Urgent|Final|Finally|Another|One|Two|Three|Some|Any|Every|Each|All|Both|Most|Many|More|Much|Lots|Plus|Reminder|Recommendation|Suggestion|Tip|Update|News|Question|Favour|Favor|Request|Speaking|Regarding|Following|Given|Thinking|Reading|Watching|Listening|Something|Somebody|Someone|Everything|Nothing|Have|Heard|About|Ok|Okay|Let|Lets|Do|Did|Does|Have|Has|Had|Is|Are|Was|Were|Know|Remember|Tell|Bring|Come|Maybe|Perhaps|Still|Even|Now|Then|Well|Hope|Hoping|Looking|Looks|Happy|Good|Great|New|Old|Next|Last|First|Never|Always|Once|Since|Until|After|Before|While|Because|Anyway|Honestly|Sounds|Attached|Re|Fwd|Oh|Ah|Bro|Dude|Guys|Omg|Wow|Hugs|Cheers|See|Sure|Sorry|Go|Just|Also|Must|Try|Got|There|Here|If|As|I|I'm|We|You|He|She|They|It|The|A|An|This|That|Dear|Hi|Hello|Hey|Hej|Hallo|Thanks|Thank|Please|Can|Could|Will|Would|Yes|No|Not|And|But|So|On|In|At|To|For|From|By|With|My|Your|Our|His|Her|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|What|When|Where|Who|How|Why|Total|Invoice|Receipt|Booking|Order|Reservation|Best|Kind|Regards|Love|Amount|Price|Date|Street|Road|Passengers?|Adult|Name)$/;

const quoted = /["“«「《](?<title>[^"“”«»「」《》\n]{2,80})["”»」》]/gu;

/** Who is greeted reads the letter. */
const greeting = /^(?:Hi|Hello|Hey|Dear|Hallo|Servus|Liebe[rs]?|Salut|Bonjour|Coucou|Hola|Ciao) /;

const firstPerson =
  /(?:^|[\s,;(“"])(?:I|I['’](?:ve|ll|m|d)|we|we['’](?:ve|ll|re)|me|let me|my|our)(?=[\s,.;:!?)]|$)|我(?!们)|我们|咱们/iu;
const secondPerson = /(?:^|[\s,;(“"])(?:you|you['’](?:ve|ll|re|d)|your)(?=[\s,.;:!?)]|$)|你(?!们)|您/iu;

const oneOf = String.raw`\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?`;
const together = new RegExp(
  String.raw`(?<![\p{L}])${oneOf}(?:, ${oneOf})?,? (?:and|und|et|y|e|&) ${oneOf}(?=,? (?:are|were|came|come|will|have|both|join|joined)(?!\p{L}))`,
  'gu',
);

/** "Ingrid and Jonas are coming": two of whom one thing is said are one answer. */
function bothNamed(text: string, at: number, said: string): string {
  const both = matchesIn(text, together).find(
    ({ 0: all, index }) => index <= at && at + said.length <= index + all.length,
  );
  return both?.[0] ?? said;
}

/** Names in a sentence, its writer where he speaks of himself, and its reader where she is spoken to. */
export function personSpans(
  line: Line,
  item: MemoryItem,
  asked: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): Span[] {
  const { text, field } = line;
  const said = verbAt(text, verbs);
  // The deed may be told in another word; then whoever stands nearest to what it is done to.
  const at = said >= 0 ? said : verbAt(text, asked);
  const places = new Set(
    (item.entities ?? []).flatMap(({ kind, name: of }) =>
      kind === 'city' || kind === 'country' || kind === 'venue' || kind === 'merchant' ? [fold(of)] : [],
    ),
  );
  // "Tasca" of the Tasca do Farol is nobody.
  const isOfHouse = (said: string): boolean =>
    [...places].some((house) => ` ${house} `.includes(` ${fold(said)} `)) &&
    !(item.entities ?? []).some(({ kind, name: of }) => kind === 'person' && of.includes(said));
  // “Under” of a film that the question names is nobody, though a word of no meaning is none of its own.
  const titles = matchesIn(text, quoted).filter(({ groups }) => {
    const words = tokens(groups?.['title'] ?? '').filter((token) => !isStopWord(token));
    return words.length > 0 && words.every((token) => asked.has(token));
  });
  const isOfTitle = (at: number): boolean => titles.some(({ 0: all, index }) => index < at && at < index + all.length);
  const found = matchesIn(text, names).flatMap((match): Span[] => {
    const said = match[0].replace(/['’]s$/u, '').trim();
    const rest = text.slice(match.index + match[0].length);
    if (
      noName.test(said) ||
      isOfTitle(match.index) ||
      // On a till's slip one word with a large letter is a thing: “Green tea 3.30”.
      (item.body === undefined && !said.includes(' ') && !isPerson(said, item)) ||
      greeting.test(said) ||
      isHouseName(said) ||
      isOfHouse(said) ||
      // Inês is no “in”, though both are cut to it.
      tokens(said).some((token) => asked.has(token) && !isStopWord(token))
    )
      return [];
    // “Die Hütte” is a thing, as every noun of that tongue has a large letter; “der Klaus” is known from elsewhere.
    if (isNoun.test(text.slice(0, match.index)) && !isPerson(said, item)) return [];
    // A house number follows a street; a sentence's first word is no name for being written large.
    if (/^,? ?\d/u.test(rest) || (match.index === 0 && !isPerson(said, item) && !/^[’']?s?[ ,]/u.test(rest))) return [];
    return [
      {
        text: bothNamed(text, match.index, said),
        field,
        quote: text,
        worth:
          nearness(match.index, match[0].length, at, text) +
          (isPerson(said, item) ? 0.12 : 0) +
          companionBonus(text.slice(0, match.index)),
      },
    ];
  });
  return [...found, ...hanPersons(line, asked), ...speakers(line, item, said)];
}

const isNoun = /(?<!\p{L})(?:der|die|das|den|dem|des|eine?|einen|einem|einer|am|im|vom|zum|zur|beim|ins|ans)\s$/iu;

/** Whom a Chinese sentence names, in simplified characters: by title, by kinship. */
const hanTitle =
  /主任|医生|医师|大夫|老师|教授|教练|经理|师傅|先生|女士|小姐|律师|护士|阿姨|叔叔|伯伯|大爷|大妈|奶奶|爷爷|太太|同学|阿嬷|阿公/gu;
const hanKin =
  /爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|叔叔|阿姨|舅舅|舅妈|姑姑|姑父|姨妈|伯伯|表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹|老公|老婆/gu;
/** As near as this, and in one clause, somebody stands with what is done. */
const CLOSE = 10;

type Named = { readonly start: number; readonly end: number };

function hanNamed(text: string): readonly Named[] {
  const titled = matchesIn(text, hanTitle).flatMap(({ 0: title, index }): Named[] => {
    const name = nameBefore(text.slice(0, index))?.trimEnd();
    return name === undefined ? [] : [{ start: text.slice(0, index).lastIndexOf(name), end: index + title.length }];
  });
  const kin = matchesIn(text, hanKin).map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  return [...titled, ...kin.filter(({ start, end }) => !titled.some((one) => one.start < end && start < one.end))];
}

function hanPersons({ text, field }: Line, asked: ReadonlySet<string>): Span[] {
  const written = inSimpleCharacters(text);
  if (!/\p{Script=Han}/u.test(written) || written.length !== text.length) return [];
  const places = [...asked].flatMap((word) =>
    /^\p{Script=Han}{2,}$/u.test(word) && written.includes(word) ? [written.indexOf(word)] : [],
  );
  const [at] = places.sort((a, b) => a - b);
  return hanNamed(written).flatMap(({ start, end }): Span[] => {
    const said = written.slice(start, end);
    if (asked.has(said)) return [];
    const between = at === undefined ? '' : written.slice(Math.min(at, start), Math.max(at, start));
    const gap = at === undefined ? 40 : between.length;
    const stops = at === undefined ? 2 : (between.match(/[，。；！？,;]/gu) ?? []).length;
    const isClose = at !== undefined && stops === 0 && gap <= CLOSE && start > at;
    const worth = isClose
      ? 0.5
      : 0.12 + 0.3 / (1 + 0.08 * gap + 0.4 * stops) + (givenTo.test(written.slice(0, start)) ? 0.1 : 0);
    return [{ text: text.slice(start, end), field, quote: text, worth }];
  });
}
const givenTo = /[给由请让找跟]$/u;

const companionBonus = (before: string): number =>
  /\b(?:with|by|from|vet|doctor|dr\.?|hosted by|landlord|contact|host)[:\s]+$/iu.test(before)
    ? 0.2
    : /\b(?:at|in|to|near|on)\s+(?:the\s+)?$/iu.test(before)
      ? -0.3
      : 0;

const isPerson = (said: string, item: MemoryItem): boolean =>
  (item.entities ?? []).some(({ kind, name: of }) => kind === 'person' && (of.includes(said) || said.includes(of))) ||
  (item.people ?? []).some((mention) => mention.name.split(' ').includes(said));

/** Where the sentence says what is done, by the first of its words that the question has; -1 where nowhere. */
function verbAt(text: string, verbs: ReadonlySet<string>): number {
  for (const match of text.matchAll(/[\p{L}'’-]+/gu))
    if (tokens(match[0]).some((token) => verbs.has(token))) return match.index;
  return -1;
}

/** Who does something stands before it, mostly; the nearer the likelier. */
function nearness(start: number, length: number, at: number, text: string): number {
  if (at < 0) return 0;
  const gap = start < at ? text.slice(start + length, at) : text.slice(at, start);
  const words = gap.trim().split(/\s+/u).length;
  const stops = (gap.match(/[,;:]/g) ?? []).length;
  return 0.3 / (1 + 0.25 * words + 0.5 * stops) + (start < at ? 0.05 : 0);
}

function speakers({ text }: Line, item: MemoryItem, at: number): Span[] {
  if (at < 0) return [];
  const before = text.slice(Math.max(0, at - 40), at);
  const span = (how: 'sender' | 'recipient', worth: number): Span[] => {
    const index = (item.people ?? []).findIndex(
      (mention) => mention.how === how || (how === 'sender' && mention.how === 'speaker'),
    );
    const known = item.people?.[index]?.name;
    return known === undefined ? [] : [{ text: known, field: `people.${index}`, quote: known, worth }];
  };
  const clause = before.split(/[,;.!?，。；！？:：]/u).at(-1) ?? '';
  if (firstPerson.test(` ${clause}`)) return span('sender', 0.4);
  if (secondPerson.test(` ${clause}`)) return span('recipient', 0.38);
  return [];
}

const labelled =
  /^[\s>*•-]*(?<label>[\p{L}][\p{L} '’/.()-]{1,38}?)\s*(?:[:：]|\s{2,}|\t|(?=\s\d)|\bis\b|为|是)\s*(?<value>\S.{0,120})$/u;

/** "…, buzzer is 0417, …": a label within a sentence. */
const inline =
  /(?:^|[,;.(]\s*|\b(?:the|my|our|your|and) )(?<label>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})\s?(?:\bis\b|\bare\b|=|:|是|为)\s?(?<value>(?:[^,;.()]|(?<=\d)[,.](?=\d)){1,60})/giu;

/** "Door code: 4519", "Expiry 12 November": what stands behind a label that the question names. */
export function labelSpans({ text, field }: Line, words: ReadonlyMap<string, number>): Span[] {
  if (words.size === 0) return [];
  const whole = labelled.exec(text);
  const found = [...(whole === null ? [] : [whole]), ...matchesIn(text, inline)];
  return found.flatMap(({ groups = {} }) => {
    const value = groups['value']?.trim().replace(/[.,;]+$/u, '');
    const worth = labelWorth(tokens(groups['label'] ?? ''), words);
    return value === undefined || value === '' || worth === 0 ? [] : [{ text: value, field, quote: text, worth }];
  });
}

/** Of a question of so few words a label may be another word for one: "Vehicle:" tells the car. */
const FEW = 2;

/** "Order confirmation 4711" labels nothing that was asked with one word of it. */
function labelWorth(label: readonly string[], words: ReadonlyMap<string, number>): number {
  const wordOf = (token: string): string | undefined => {
    if (words.has(token)) return token;
    return words.size > FEW ? undefined : [...words.keys()].find((word) => saysIt(word, new Set([token])));
  };
  const named = label.flatMap((token) => wordOf(token) ?? []);
  const weight = named.reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
  const isLabel =
    named.length > 0 && (named.length === label.length || (named.length >= 2 && named.length / label.length >= 0.5));
  if (!isLabel || weight < 0.4 * Math.max(...words.values())) return 0;
  return named.length >= 2 && named.length === label.length ? 0.5 : 0.4;
}
