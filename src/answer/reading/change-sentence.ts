import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { asksForFinal, replaces, tellsOfChange } from '../asked/change-words.ts';
import { saysIt } from '../asked/same-words.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { isQuestion } from './best-sentence.ts';

/** So many characters are a sentence; what is longer is a list or a letter without full stops. */
const LONGEST = 260;
/** What tells it in its own words is less sure to be what was asked than a value is. */
const SURENESS = 0.5;
const ALONE = 0.35;

type Told = { readonly text: string; readonly relates: boolean; readonly score: number };

/**
 * The sentence in which a letter tells what is otherwise: the one that names the value that was told before, or stands beside
 * it. Where what holds in the end is asked for, one that speaks of what is asked, or the one change that the letter tells.
 */
export function changeSentence(
  item: MemoryItem,
  earlier: readonly string[],
  { text: old }: Draft,
  { text: asked, form }: Question,
): Draft | undefined {
  const lines = sentences(item.body === undefined ? '' : mainText(item.body)).map(({ text }) => text.trim());
  const words = contentTokens(asked).filter((token) => form?.said.has(token) !== true);
  const before = valueParts(old);
  const namesOld = (line: string): boolean => before.some((part) => fold(line).includes(part));
  const says = (line: string, token: string): boolean => saysIt(token, new Set(tokens(line)));
  const said = (line: string): number => words.filter((token) => says(line, token)).length;
  // "Which gate": what is asked for of the thing, by its first word.
  const [head] = contentTokens(asked);
  const isFinal = asksForFinal(asked);
  const isOfPerson = form?.kind === 'who' || asksForPerson.test(asked);
  const told = lines.flatMap((line, at): Told[] => {
    if (isOfPerson && !namesSomebody(line, old)) return [];
    if (line.length > LONGEST || isQuestion(line) || !tellsOfChange(line) || earlier.some((one) => one.includes(line)))
      return [];
    const above = lines[at - 1] ?? '';
    // Whoever is named again without being replaced is so still.
    const named = namesOld(line) ? line : namesOld(above) ? above : undefined;
    const isReplaced =
      named !== undefined && (replaces.test(inSimpleCharacters(named)) || takesPlace.test(inSimpleCharacters(line)));
    const relates =
      isReplaced || (isFinal && (form?.kind === 'field' ? head !== undefined && says(line, head) : said(line) > 0));
    const score = said(line) + (namesOld(line) ? 1 : 0) + (namesOld(above) ? 0.6 : 0) + 0.4 * said(above);
    return [{ text: line, relates, score }];
  });
  const [best] = told.filter(({ relates }) => relates).toSorted((a, b) => b.score - a.score);
  const only = told.length === 1 && isFinal && form?.kind !== 'field' ? told[0] : undefined;
  const found = best ?? only;
  // A sum is changed to a sum.
  if (found === undefined || (sum.test(old) && !/\d/u.test(found.text))) return undefined;
  return {
    text: found.text,
    type: 'open_end',
    citations: [cite(item.id, 'body', found.text)],
    sureness: best === undefined ? ALONE : SURENESS,
    notes: [],
    also: [item],
  };
}

/** Said of what is new, with the old one beside it. */
const takesPlace =
  /\binstead\b|\bin (?:its|his|her|their) (?:place|stead)\b|(?:改|换)(?:成|为|到|在|由|用|读|看|演|吃|去|了)|\b(?:stattdessen|plutôt|en su lugar|invece|em vez disso|i stället)\b/iu;

/** A name in the midst of a sentence, or whoever has a title; days and months are nobody. */
function namesSomebody(line: string, old: string): boolean {
  if (/\p{Script=Han}/u.test(line)) return true;
  const names =
    line
      .replace(greeting, '')
      .match(/(?<=[\p{L}\d,;] )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?=['’]|\s(?:can|will|is|has|takes?|steps?|does)\b)/gu) ??
    [];
  return names.some((name) => !isDay.test(name) && !old.includes(name));
}
const greeting =
  /^(?:hi|hello|hey|dear|hej|hallo|liebe[r]?|bonjour|cher|chère|hola|ciao|caro|cara|querid[oa]|olá)\b[^,!.]{0,30}[,!]?/iu;
const asksForPerson = /^(?:and |so )*who(?:m|se)?\b|谁|哪位/iu;
const isDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)$/iu;

const sum = /[€$£¥₹]\s?\d|\d\s?(?:[€元円]|kr\b|EUR|USD)/u;

const SHORTEST_PART = 4;
/** Parts of a value by which a letter names it again; none of a whole sentence. */
function valueParts(value: string): readonly string[] {
  if (value.length > 60) return [];
  const parts = value.split(/[\s,，、()（）]+/u).filter((part) => /^[\p{Lu}\d]|\p{Script=Han}/u.test(part));
  return [value, ...parts]
    .map(fold)
    .filter((part) => part.length >= SHORTEST_PART || /^\p{Script=Han}{2,}$/u.test(part));
}
