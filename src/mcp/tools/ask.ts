import { askTool } from '../../contract/agent-tools.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import { type AgentText, fact, lines, quoted, say, untrustedNote } from '../agent-text.ts';
import { itemLines } from '../item-lines.ts';
import { tool } from '../tool.ts';
import { type Window, windowed } from '../windowed.ts';
import { understoodLines } from './search.ts';

const BOUNDS: Window = { characters: 8_000, entries: 50, page: 0 };
const MOST_NEAREST = 5;
/** Cited items that are shown in the text. */
const MOST_CITED = 12;

export const ask = tool({
  name: 'ask',
  title: 'Ask the memory',
  description:
    "Answers a question about the owner's life (how much, when, where, who, how often, which) from their emails, pictures and notes, with a confidence and citations that are verified against the items. Counts items, totals amounts, and takes corrections and cancellations into account. Reports when the memory does not contain the answer; in that case, do not guess. Ask one complete question per call.",
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
    say`Answer (confidence ${percent(answered.confidence)}): ${quoted(answered.answer)}`,
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

/** The cited items, each with the quoted words. */
function citedLines({ citations, evidence }: AskResponse): AgentText[] {
  const quotes = Map.groupBy(citations, ({ id }): string => id);
  const cited = evidence.filter(({ id }) => quotes.has(id));
  const more = cited.length - MOST_CITED;
  return [
    ...cited
      .slice(0, MOST_CITED)
      .flatMap((item, n) => [
        itemLines(item, say`${n + 1}.`),
        ...(quotes.get(item.id) ?? []).map(({ field, quote }) => say`   ${fact(field)}: ${quote}`),
      ]),
    ...(more > 0 ? [say`… and ${more} more; their ids are in the structured content.`] : []),
  ];
}

function nearestLines({ evidence }: AskResponse): AgentText[] {
  if (evidence.length === 0) return [];
  const nearest = evidence.slice(0, MOST_NEAREST).map((item, n) => itemLines(item, say`${n + 1}.`));
  return [say`Closest items, none of which answers the question:`, ...nearest];
}
