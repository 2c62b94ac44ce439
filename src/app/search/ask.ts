import type { Answered } from '../../answer/answer.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { queryText } from '../../retrieve/algebra/query-text.ts';
import type { Run } from '../../retrieve/explain/explain.ts';
import { retrieve } from '../../retrieve/search.ts';
import type { FindSimilar } from '../../retrieve/tools/similarity.ts';
import { momentOfCitation, momentsOf } from '../items/film-moments.ts';
import { itemBrief } from '../items/item-brief.ts';
import { unseenRemarks } from '../jobs/unseen.ts';
import { answererOf, answererToTell } from '../models/answerer.ts';
import { withSecondReading } from '../models/model-planning.ts';
import type { OpenMemory } from '../open-memory.ts';
import { type Compared, searchCompared, storeCompared } from './compared.ts';
import { explained, meant, remember, SURE } from './question-course.ts';
import { type QuestionOptions, type Request, requestOf } from './question-request.ts';

/** An answer with its evidence, or an honest abstention. A failure is told as one and is not an abstention. */
export async function ask(memory: OpenMemory, question: string, options: QuestionOptions = {}): Promise<AskResponse> {
  const began = performance.now();
  const request = await requestOf(memory, question, options);
  const answer = await answererOf(memory, options);
  const tools = {
    store: storeCompared(memory.store, options.compared),
    retrieve: retrieving(request, options.compared, await memory.findSimilar()),
  };
  const asked = await withSecondReading(memory, options, meant(memory, question, request), {
    run: (plan) =>
      answer(tools, request.plan?.question ?? question, { now: request.now, ...(plan === undefined ? {} : { plan }) }),
    isSure: ({ answer: given, decided }) => given.outcome === 'grounded' && decided >= SURE,
  });
  if (asked.plan !== undefined) await remember(memory, options, asked.plan, itemsBehind(asked), 0);
  const explanation =
    asked.plan === undefined
      ? undefined
      : await explained(memory, options, {
          plan: asked.plan,
          results: resultsOf(asked),
          trace: asked.trace,
          near: asked.evidence.length > 0,
        });
  const { answer: given } = asked;
  const remarks = asked.plan === undefined ? [] : await unseenRemarks(memory, asked.plan, itemsBehind(asked));
  const moments = await momentsOf(memory, asked);
  return {
    question,
    outcome: given.outcome,
    answer:
      given.outcome === 'grounded' ? given.text : given.outcome === 'abstained' ? given.reason : given.error.message,
    type: given.outcome === 'failed' ? 'open_end' : given.type,
    confidence: given.outcome === 'failed' ? 0 : given.confidence,
    ...answererToTell(asked),
    citations: given.outcome === 'grounded' ? given.citations.map((one) => momentOfCitation(one, asked, moments)) : [],
    evidence: asked.evidence.map(({ item }) => itemBrief(item, undefined, moments.get(item.id))),
    notes: given.outcome === 'grounded' ? [...given.notes, ...remarks] : [],
    ...(asked.plan === undefined ? {} : { plan: asked.plan, planText: queryText(asked.plan) }),
    ...(request.followUp === undefined ? {} : { followUp: request.followUp }),
    ...(explanation === undefined ? {} : { explanation }),
    trace: [...asked.trace],
    tookMs: performance.now() - began,
  };
}

/** The search that answers rest on, without what the request does not allow. */
function retrieving(
  { allows = () => true, known }: Request,
  compared: Compared | undefined,
  findSimilar: FindSimilar | undefined,
): typeof retrieve {
  return async (store, query, options) => {
    const found = await retrieve(store, query, { ...options, findSimilar, ...searchCompared(compared) });
    const isAsked = ({ item }: { readonly item: MemoryItem }): boolean => allows(item) && known?.has(item.id) !== true;
    const hits = found.hits.filter(isAsked);
    return { ...found, hits, nearest: found.nearest.filter(isAsked), abstained: hits.length === 0 };
  };
}

/** What an answer rests on is explained; of an abstention nothing is, since nothing was found to hold. */
function resultsOf({ answer: given, evidence }: Answered): Run['results'] {
  if (given.outcome !== 'grounded') return [];
  const cited = new Set(given.citations.map(({ id }) => id));
  return evidence.filter(({ id }) => cited.has(id));
}

function itemsBehind({ answer: given, evidence }: Answered): MemoryItem[] {
  if (given.outcome !== 'grounded') return [];
  const order = [...new Set(given.citations.map(({ id }) => id))];
  return order.flatMap((id) => evidence.find((one) => one.id === id)?.item ?? []);
}
