import { askTool } from '../../contract/agent-tools.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import { type AgentText, fact, lines, quoted, say, untrustedNote } from '../agent-text.ts';
import { itemLines } from '../item-lines.ts';
import { tool } from '../tool.ts';
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
    tell(say`Searching the memory`);
    const answered = await app.ask(question, {
      explain: explain ? 'always' : 'when-empty',
      signal,
      onStep: (step) => tell(say`${step}`),
      ...(now === undefined ? {} : { now }),
    });
    const { document, cut } = windowed(answered, BOUNDS);
    return {
      document: { ...document, ...(cut.length === 0 ? {} : { cut: [...cut] }) },
      text: lines(answerLines[answered.outcome](document)),
      failed: answered.outcome === 'failed',
    };
  },
});

const percent = (confidence: number): AgentText => say`${Math.round(confidence * 100)}%`;

const answerLines: Readonly<Record<AskResponse['outcome'], (answered: AskResponse) => AgentText[]>> = {
  grounded: (answered) => [
    untrustedNote,
    say`Answer (${percent(answered.confidence)} sure): ${quoted(answered.answer)}`,
    ...noteLines(answered),
    say`Evidence:`,
    ...citedLines(answered),
    ...(answered.explanation === undefined ? [] : understoodLines(answered.explanation)),
  ],
  abstained: (answered) => [
    say`The memory does not contain the answer.`,
    untrustedNote,
    say`${answered.answer}`,
    ...noteLines(answered),
    ...nearestLines(answered),
    ...(answered.explanation?.nothing ?? []).map((reason) => say`${reason}`),
  ],
  failed: ({ answer }) => [say`The question could not be answered: ${answer}`, say`Ask again, or use search.`],
};

const noteLines = ({ notes, answerer }: AskResponse): AgentText[] => [
  ...notes.map((note) => say`Note: ${note}`),
  ...(answerer?.fellBack === undefined ? [] : [say`Note: answered without the model: ${answerer.fellBack}`]),
];

/** The items that are cited, each with the words that it is cited for. */
function citedLines({ citations, evidence }: AskResponse): AgentText[] {
  const quotes = Map.groupBy(citations, ({ id }): string => id);
  const cited = evidence.filter(({ id }) => quotes.has(id));
  const more = cited.length - MOST_CITED;
  return [
    ...cited
      .slice(0, MOST_CITED)
      .flatMap((item, n) => [
        itemLines(item, say`${n + 1}.`),
        ...(quotes.get(item.id) ?? []).map(({ field, quote }) => say`   ${fact(field)} says ${quote}`),
      ]),
    ...(more > 0 ? [say`… and ${more} more; their ids are in the structured content.`] : []),
  ];
}

function nearestLines({ evidence }: AskResponse): AgentText[] {
  if (evidence.length === 0) return [];
  const nearest = evidence.slice(0, MOST_NEAREST).map((item, n) => itemLines(item, say`${n + 1}.`));
  return [say`Closest items, none of which answers the question:`, ...nearest];
}
