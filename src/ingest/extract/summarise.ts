import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';

const LONGEST_SUMMARY = 240;
/** What matters of a letter is said near its beginning. */
const MOST_CHARACTERS = 3_000;
const MOST_SENTENCES = 40;
const SHORTEST_SENTENCE = 12;

/** What makes a sentence worth telling, each with its weight; negative ones are courtesy and machinery. */
const signs: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/[$€£¥₹]\s?\d|\d\s?(?:€|元|円|EUR|USD|GBP)/, 2],
  [/\d/, 1],
  [/[.!?。！？]$/, 1.5],
  [/^[^.:：]{2,30}[:：]/, -1.5],
  [
    /confirm|cancel|chang|invoice|order|book|deliver|arriv|appointment|storniert|bestätigt|geändert|annul|confirmad|确认|取消|订单|預約|予約/i,
    1.5,
  ],
  [/(?:^|\s)\p{Lu}\p{Ll}+\s\p{Lu}/u, 0.5],
  [
    /^(?:dear|hi|hello|hey|hallo|liebe|lieber|sehr geehrte|bonjour|cher|hola|estimad|ciao|gentile|olá|beste|您好|尊敬的)/i,
    -3,
  ],
  [/unsubscribe|view (?:this|in)|click here|privacy|abmelden|désinscri|do not reply|退订|https?:\/\//i, -3],
  [/hope (?:you|this|all)|how are you|wie geht|look(?:ing)? forward/i, -2],
  [/^(?:thank|thanks|best|kind|regards|cheers|vielen dank|merci|gracias|grazie|obrigad)/i, -1.5],
];

/**
 * The one or two sentences that tell most of a letter, as they stand but for line breaks, in their order, at most 240 characters.
 * `undefined` when there is none worth telling.
 */
export function summarise(body: string, title = ''): string | undefined {
  const about = new Set(tokens(title));
  const scored = sentences(body.slice(0, MOST_CHARACTERS))
    .map((s) => ({ ...s, text: s.text.replace(/\s+/g, ' ') }))
    .filter((s) => s.text.length >= SHORTEST_SENTENCE || /\p{Script=Han}{4}/u.test(s.text))
    .slice(0, MOST_SENTENCES)
    .map((s, i) => ({ ...s, score: scoreOf(s.text, about) - i * 0.15 }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined) return undefined;
  if (second === undefined || second.score < 0.5 || best.text.length + second.text.length + 1 > LONGEST_SUMMARY) {
    return shortened(best.text);
  }
  return [best, second]
    .sort((a, b) => a.start - b.start)
    .map((s) => s.text)
    .join(' ');
}

function scoreOf(sentence: string, about: ReadonlySet<string>): number {
  const shared = tokens(sentence).filter((token) => about.has(token)).length;
  const length = sentence.length > LONGEST_SUMMARY ? -1 : 0;
  return signs.reduce(
    (sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0),
    Math.min(shared, 3) * 0.7 + length,
  );
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_SUMMARY) return sentence;
  const cut = sentence.slice(0, LONGEST_SUMMARY - 1);
  const space = cut.lastIndexOf(' ');
  // A cut between the two halves of one character would leave neither.
  return `${(space > LONGEST_SUMMARY / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
