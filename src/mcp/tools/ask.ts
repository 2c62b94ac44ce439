import { askTool } from '../../contract/agent-tools.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import { itemLines } from '../item-lines.ts';
import { tool } from '../tool.ts';
import { inert, inertLine, UNTRUSTED_NOTE, untrusted, untrustedLine } from '../untrusted-text.ts';
import { type Window, windowed } from '../windowed.ts';
import { understoodLines } from './search.ts';

const BOUNDS: Window = { characters: 8_000, entries: 50, page: 0 };
const MOST_NEAREST = 5;
/** Cited items that are told in words. */
const MOST_CITED = 12;

export const ask = tool({
  name: 'ask',
  title: 'Ask the memory',
  description:
    "Answers a question about the owner's life (how much, when, where, who, how often, which) from their mails, pictures and notes, with citations that were checked to stand in the items, and a confidence. Adds up sums, follows corrections and cancellations, counts. When the memory does not hold the answer it says so: believe that, and do not guess instead. Ask one whole question at a time.",
  schemas: askTool,
  answer: async ({ question, now, explain }, { app, signal, tell }) => {
    tell('Searching the memory');
    const answered = await app.ask(question, {
      explain: explain ? 'always' : 'when-empty',
      signal,
      onStep: tell,
      ...(now === undefined ? {} : { now }),
    });
    const { document, cut } = windowed(answered, BOUNDS);
    return {
      document: { ...document, ...(cut.length === 0 ? {} : { cut: [...cut] }) },
      text: answerLines[answered.outcome](document).join('\n'),
      failed: answered.outcome === 'failed',
    };
  },
});

const percent = (confidence: number): string => `${Math.round(confidence * 100)}%`;

const answerLines: Readonly<Record<AskResponse['outcome'], (answered: AskResponse) => string[]>> = {
  grounded: (answered) => [
    UNTRUSTED_NOTE,
    `Answer (${percent(answered.confidence)} sure): ${untrusted(answered.answer)}`,
    ...noteLines(answered),
    'It rests on:',
    ...citedLines(answered),
    ...(answered.explanation === undefined ? [] : understoodLines(answered.explanation)),
  ],
  abstained: (answered) => [
    `The memory does not hold the answer. ${inert(answered.answer)}`,
    ...noteLines(answered),
    ...nearestLines(answered),
    ...(answered.explanation?.nothing ?? []).map((reason) => inert(reason)),
  ],
  failed: ({ answer }) => [`The question could not be answered: ${inert(answer)}`, 'Ask again, or use search.'],
};

const noteLines = ({ notes, answerer }: AskResponse): string[] => [
  ...notes.map((note) => `Note: ${untrustedLine(note)}`),
  ...(answerer?.fellBack === undefined ? [] : [`Note: answered without the model: ${inert(answerer.fellBack)}`]),
];

/** The items that are cited, each with the words that it is cited for. */
function citedLines({ citations, evidence }: AskResponse): string[] {
  const quotes = Map.groupBy(citations, ({ id }): string => id);
  const cited = evidence.filter(({ id }) => quotes.has(id));
  const more = cited.length - MOST_CITED;
  return [
    ...cited
      .slice(0, MOST_CITED)
      .flatMap((item, n) => [
        itemLines(item, `${n + 1}.`),
        ...(quotes.get(item.id) ?? []).map(({ field, quote }) => `   ${inertLine(field)} says ${untrustedLine(quote)}`),
      ]),
    ...(more > 0 ? [`… and ${more} more, whose ids are in the structured content.`] : []),
  ];
}

function nearestLines({ evidence }: AskResponse): string[] {
  if (evidence.length === 0) return [];
  const nearest = evidence.slice(0, MOST_NEAREST).map((item, n) => itemLines(item, `${n + 1}.`));
  return ['Nearest, though none of them answers it:', UNTRUSTED_NOTE, ...nearest];
}
