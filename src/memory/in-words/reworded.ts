import type { PlanEdit } from '../plan-edit.ts';
import { leavesIn, type PlanNode, type QueryPlan } from '../query-plan.ts';
import { orderWords } from './asked-words.ts';
import { constraintWords, saidWords } from './constraint-words.ts';

/** The words of a question that led to constraints; words that are looked for are said one by one. */
const saidOf = (nodes: readonly PlanNode[]): string[] =>
  nodes
    .flatMap(leavesIn)
    .flatMap((l) => l.args.said?.split(' … ') ?? (l.tool === 'text' ? l.args.words.split(' ') : []));

/** A question with the words that an edit of its plan changes put in their place; what cannot be found in it is added at its end. */
export function reworded(text: string, edit: PlanEdit, language: QueryPlan['language']): string {
  if (edit.act === 'asked') return text;
  if (edit.act === 'pick')
    return edit.pick === 'all' ? unpicked(text) : withMore(unpicked(text), pickWords[edit.pick][language], language);
  if (edit.act === 'order') return withMore(unpicked(text), orderWords(edit.order, language), language);
  if (edit.act === 'excluded') {
    const without = edit.was.length === 0 ? text : reworded(text, { act: 'dropped', was: edit.was, now: [] }, language);
    return withMore(without, edit.now.map((node) => constraintWords(node, language)).join(', '), language);
  }
  const and = language === 'zh' ? '和' : ' and ';
  const now = [
    ...new Set(edit.now.map((node) => saidWords(node)?.replaceAll(' … ', and) ?? wordsOf(node, language))),
  ].join(and);
  // What an earlier follow-up added stands there in the words of the constraint; what was asked first in its own.
  const was = [...saidOf(edit.was), ...edit.was.map((node) => wordsOf(node, language))];
  const last = was.findLast((words) => words !== '' && text.includes(words));
  if (last !== undefined && edit.act !== 'widened') {
    const lead = /^(?:in|on|at|during) /i.exec(last)?.[0] ?? '';
    const takesLead = lead !== '' && now !== '' && /^(?:\p{Lu}|\d{4}(?!\d)|\d{1,2} \p{Lu})/u.test(now);
    const words = takesLead ? `${lead}${now}` : now;
    // The longest first, so that "showing beach" goes before "beach" does.
    const others = was
      .filter((one) => !last.includes(one) && !askingVerbs.test(one))
      .sort((a, b) => b.length - a.length);
    return tidied(
      others.reduce((left, one) => left.replace(wordPattern(one), ''), text).replace(wordPattern(last), () => words),
    );
  }
  const added = [...new Set(edit.now.map((node) => addedWords(node, language)))].join(language === 'zh' ? '，' : ', ');
  return withMore(text, added, language);
}

const wordsOf = (node: PlanNode, language: QueryPlan['language']): string =>
  node.kind === 'leaf' && node.tool === 'text' ? node.args.words : constraintWords(node, language);

/** Verbs of the question itself: they stay when the thing that is asked about changes. */
const askingVerbs = /^(?:pay|paid|cost|spend|spent|meet|met|see|saw|seen|visit|visited|buy|bought|eat|ate)$/i;

/** Words where they stand by themselves; of "mails" in "emails" the whole word. */
function wordPattern(words: string): RegExp {
  const escaped = RegExp.escape(words);
  if (/\p{Script=Han}/u.test(words)) return new RegExp(escaped, 'gu');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})|\\p{L}+${escaped}(?!\\p{L})`, 'gu');
}

/** Times are added in their own words, so that "before that" is found again when it is replaced. */
const addedWords = (node: PlanNode, language: QueryPlan['language']): string =>
  (node.kind === 'leaf' && node.tool === 'time' ? node.args.said : undefined) ?? constraintWords(node, language);

const unpicked = (text: string): string =>
  Object.values(pickWords).reduce((left, { en, zh }) => left.replace(`, ${en}`, '').replace(`，${zh}`, ''), text);

/** Words at the end of a question, before its question mark. */
function withMore(text: string, words: string, language: QueryPlan['language']): string {
  if (words === '') return text;
  const [, body = text, mark = ''] = /^(.*?)([?？!。.]*)$/s.exec(text) ?? [];
  return `${body}${language === 'zh' ? '，' : ', '}${words}${mark}`;
}

const pickWords = {
  all: { en: 'all', zh: '全部' },
  first: { en: 'the first', zh: '最早的' },
  last: { en: 'the last', zh: '最近的' },
} as const;

const prepositions = 'in|at|of|from|with|on|for|to|by|during';
const dangling = new RegExp(`\\b(?:${prepositions})(?: the| my| our)? (?=(?:(?:${prepositions})\\b|[?.,(]|$))`, 'gi');

/** Without the prepositions and spaces that words which went leave behind. */
const tidied = (text: string): string =>
  `${text} `
    .replace(/\s+/g, ' ')
    .replace(/\b(in|on|at|with|from) (?=\1\b)/gi, '')
    .replace(dangling, '')
    .replace(/, (?:in|on|at|from|with|without|not)(?= ?[,?]| ?$)/g, '')
    .replace(/\b(with|of|from|to|in) (?:and|or) /gi, '$1 ')
    .replace(/ (?:and|or)(?= ?[?,.]| *$| (?:in|on|at|of|from|with|without)\b)/gi, '')
    .replace(/ ([?,.])/g, '$1')
    .replace(/[在和跟与](?=的|[，？]|$)|^[的和跟与]/g, '')
    .replace(/[,，] ?(?=[,，?？]|$)/g, '')
    .trim();
