import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../../test/fixtures/model-server/script.ts';
import { wordEmbedder } from '../../../../test/fixtures/word-embedder.ts';
import { OpenAiCompatibleModel } from '../../../adapters/openai-compatible/language-model.ts';
import { OpenAiCompatibleReranker } from '../../../adapters/openai-compatible/reranker.ts';
import type { AskedQuestion } from '../../question.ts';
import { aMem, notesOf } from './a-mem.ts';
import { atmRag } from './atm-rag.ts';
import { Calls } from './calls.ts';
import { hippoRag2, webOf } from './hippo-rag.ts';
import { chunksOf, memPalace } from './mem-palace.ts';
import { factsOf, mem0 } from './mem0.ts';
import { heatOf, tiersOf } from './memory-os.ts';
import { selfRag } from './self-rag.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const embedder = wordEmbedder(['hotel', 'porto', 'dentist', 'cat', 'vet', 'invoice', 'grace']);

/** A model that says these things, one a call. */
async function callsOf(...said: readonly unknown[]): Promise<Calls> {
  server = await startModelServer(said.map((value): Step => ({ kind: 'json', value })));
  const model = new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' });
  return new Calls({ model, embedder, prices: { input: 1, output: 1 } }, new AbortController().signal);
}
const question = (text: string): AskedQuestion => ({ id: 'q', text, language: 'en', collection: 'c', form: 'text' });

const booking = { id: 'a', text: 'Hotel in Porto, 408' };
const invoice = { id: 'b', text: 'Invoice of the hotel in Porto, 397' };
const visit = { id: 'c', text: 'Grace the cat at the vet' };
const texts = [booking, invoice, visit];

describe('ATM-RAG', () => {
  it('ranks by inner product', async () => {
    const calls = await callsOf({});
    const { retrieved } = await (await atmRag.remember(texts, calls)).recall(question('porto hotel'), 10, calls);
    // booking: (1, 1)/√2 · (1, 1)/√2 = 1; invoice: 2/√6; visit: 0.
    expect(retrieved.map(({ id, score }) => [id, Math.round(score * 1000)])).toEqual([
      ['a', 1000],
      ['b', 816],
      ['c', 0],
    ]);
  });
});

describe('ATM-RAG with a reranker', () => {
  it('finds twenty and reads the ten that a second look prefers', async () => {
    const many = Array.from({ length: 25 }, (_, i) => ({ id: `n${i}`, text: `hotel note ${i}` }));
    server = await startModelServer([{ kind: 'rerank', of: (_, document) => Number(/\d+$/.exec(document)?.[0]) }]);
    const reranker = new OpenAiCompatibleReranker({ name: 'r', url: server.url, model: 'scripted' });
    const model = new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' });
    const calls = new Calls({ model, embedder, reranker }, new AbortController().signal);
    const memory = await atmRag.remember(many, calls);
    const { retrieved, texts: read } = await memory.recall(question('hotel'), 25, calls);
    // All are as alike: the first twenty are looked at again, and the last of them said to be the best.
    expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `n${19 - i}`));
    expect(retrieved.map(({ id }) => id).slice(18, 22)).toEqual(['n1', 'n0', 'n20', 'n21']);
    expect(retrieved.every(({ score }, i) => i === 0 || score < (retrieved[i - 1]?.score ?? 0))).toBe(true);
  });
});

describe('A-Mem', () => {
  const note = (...tags: string[]) => ({ keywords: [], context: '', tags });
  it('links a new note to the neighbours that the model names, and lets them evolve', async () => {
    const calls = await callsOf(
      note('travel'),
      note('travel'),
      { links: [0], updates: [{ neighbour: 0, context: 'replaced by an invoice', tags: ['booking'] }] },
      note('pets'),
      { links: [7], updates: [] },
    );
    const notes = await notesOf(texts, calls, true);
    expect(notes.map(({ item, links, context, tags }) => [item.id, [...links], context, tags])).toEqual([
      ['a', ['b'], 'replaced by an invoice', ['booking']],
      ['b', ['a'], '', ['travel']],
      ['c', [], '', ['pets']],
    ]);
    // Three notes, two comparisons, and each vector: three new ones and one of the note that evolved.
    expect(calls.spending).toMatchObject({ calls: 9, inputTokens: 500, outputTokens: 50 });
  });

  it('follows links one step, behind what was found', async () => {
    const calls = await callsOf(note(), note(), { links: [0], updates: [] }, note(), { links: [0], updates: [] });
    const memory = await aMem('linked').remember(texts, calls);
    const { texts: read } = await memory.recall(question('cat'), 10, calls);
    expect(read[0]?.id).toBe('c');
  });

  it('neither links nor evolves when piled', async () => {
    const calls = await callsOf(note());
    await aMem('piled').remember(texts, calls);
    expect(calls.spending).toMatchObject({ calls: 6, inputTokens: 300 });
  });
});

describe('Mem0', () => {
  it('adds, updates, deletes and leaves facts', async () => {
    const calls = await callsOf(
      { facts: ['Hotel in Porto costs 408'] },
      { facts: ['Hotel in Porto cost 397', 'Hotel in Porto is near'] },
      { operation: 'UPDATE', known: 0, text: 'Hotel in Porto cost 397, not 408' },
      { operation: 'NONE' },
      { facts: ['Grace is a cat', 'No hotel in Porto after all'] },
      { operation: 'ADD' },
      // Of the two facts known by now, the hotel's is nearest.
      { operation: 'DELETE', known: 0 },
    );
    const facts = await factsOf(texts, calls);
    expect(facts.map(({ text, items }) => [text, [...items]])).toEqual([['Grace is a cat', ['c']]]);
  });

  it('remembers every record that made a fact, and finds it by the fact', async () => {
    const calls = await callsOf(
      { facts: ['Hotel in Porto costs 408'] },
      { facts: ['Hotel in Porto cost 397'] },
      { operation: 'UPDATE', known: 0, text: 'Hotel in Porto cost 397' },
      { facts: [] },
    );
    const memory = await mem0('plain').remember(texts, calls);
    const { retrieved, texts: read } = await memory.recall(question('hotel'), 10, calls);
    expect(retrieved.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(read).toEqual([{ id: 'a, b', text: 'Hotel in Porto cost 397' }]);
  });

  it('searches again in the words of the agent', async () => {
    const calls = await callsOf(
      { facts: ['Hotel in Porto costs 408'] },
      { facts: [] },
      { facts: ['Grace is a cat'] },
      { operation: 'ADD' },
      { enough: false, search: 'grace' },
      { enough: true },
    );
    const memory = await mem0('agentic').remember(texts, calls);
    const { retrieved } = await memory.recall(question('Who sat at the door?'), 1, calls);
    expect(retrieved[0]?.id).toBe('c');
  });
});

describe('MemoryOS', () => {
  it('keeps seven records, files what leaves by topic, and learns from what is hot', async () => {
    const stays = Array.from({ length: 11 }, (_, i) => ({ id: `s${i}`, text: 'Hotel Porto' }));
    const topic = { summary: 'hotel porto', keywords: ['stay'] };
    // s0 begins a segment; s1, s2, s3 join it: each is looked at alone and with the rest. Heat: visits + length + recency:
    // 1+1+1, 2+2+1, and with the third record 3+3+1 above five (the second is at five and not above).
    const calls = await callsOf(
      topic,
      ...[topic, topic],
      ...[topic, topic],
      { knowledge: ['Often stays in Porto'] },
      ...[topic, topic],
    );
    const { shortTerm, midTerm, longTerm } = await tiersOf(stays, calls);
    expect(shortTerm.map(({ item }) => item.id)).toEqual(['s4', 's5', 's6', 's7', 's8', 's9', 's10']);
    expect(midTerm.map(({ pages, visits, learnt, met }) => [pages.length, visits, learnt, met])).toEqual([
      [4, 1, 3, 10],
    ]);
    expect(longTerm.map(({ text }) => text)).toEqual(['Often stays in Porto']);
  });

  it('cools with time', () => {
    const segment = {
      pages: [],
      summary: '',
      keywords: new Set<string>(),
      vector: new Float32Array(),
      visits: 1,
      met: 0,
      learnt: 0,
    };
    expect(heatOf(segment, 0)).toBe(2);
    expect(heatOf(segment, 100)).toBeCloseTo(1 + Math.exp(-1), 10);
  });
});

describe('HippoRAG2', () => {
  const triple = (subject: string, relation: string, object: string) => ({ triples: [{ subject, relation, object }] });
  it('joins phrases by relations, passages and likeness', async () => {
    const calls = await callsOf(
      triple('Hotel', 'is in', 'Porto'),
      triple('the hotel', 'sent', 'Invoice'),
      triple('Grace', 'sees', 'vet'),
    );
    const { graph } = await webOf(texts, calls);
    const edges = graph.mapEdges((_edge, { weight }, a, b) => [[a, b].sort().join(' – '), weight]);
    expect(Object.fromEntries(edges)).toEqual({
      'phrase:hotel – phrase:porto': 1,
      'passage:a – phrase:hotel': 1,
      'passage:a – phrase:porto': 1,
      'phrase:invoice – phrase:the hotel': 1,
      'passage:b – phrase:the hotel': 1,
      'passage:b – phrase:invoice': 1,
      'phrase:grace – phrase:vet': 1,
      'passage:c – phrase:grace': 1,
      'passage:c – phrase:vet': 1,
      // The same known word: a likeness of 1.
      'phrase:hotel – phrase:the hotel': 1,
    });
  });

  it('walks from the triples that the model keeps, across synonyms', async () => {
    const calls = await callsOf(
      triple('Hotel', 'is in', 'Porto'),
      triple('the hotel', 'sent', 'Invoice'),
      triple('Grace', 'sees', 'vet'),
      { keep: [0] },
    );
    const memory = await hippoRag2.remember(texts, calls);
    const { retrieved } = await memory.recall(question('What is in Porto?'), 10, calls);
    expect(retrieved.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(retrieved[1]?.score).toBeGreaterThan(0);
    expect(retrieved[2]?.score).toBe(0);
  });

  it('ranks by likeness alone when no triple helps', async () => {
    const calls = await callsOf({ triples: [] });
    const memory = await hippoRag2.remember(texts, calls);
    const { retrieved } = await memory.recall(question('vet'), 10, calls);
    expect(retrieved[0]).toMatchObject({ id: 'c' });
  });
});

describe('Self-RAG', () => {
  it('looks nothing up when nothing has to be', async () => {
    const calls = await callsOf({ retrieve: false });
    const memory = await selfRag.remember(texts, calls);
    expect(await memory.recall(question('What is two and two?'), 10, calls)).toEqual({ retrieved: [], texts: [] });
  });

  it('orders by relevance, support and utility, and reads what is relevant', async () => {
    const said = (relevant: boolean, support: string, utility: number) => ({ relevant, answer: '', support, utility });
    const calls = await callsOf(
      { retrieve: true },
      said(false, 'none', 1),
      said(true, 'full', 5),
      said(true, 'partial', 3),
    );
    const memory = await selfRag.remember(texts, calls);
    const { retrieved, texts: read } = await memory.recall(question('hotel porto'), 10, calls);
    // 1 + 1 + ½·4/4 = 2.5; 1 + ½ + ½·2/4 = 1.75; 0.
    expect(retrieved).toEqual([
      { id: 'b', score: 2.5 },
      { id: 'c', score: 1.75 },
      { id: 'a', score: 0 },
    ]);
    expect(read.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

describe('MemPalace', () => {
  it('cuts texts into chunks that overlap, and loses nothing', () => {
    const text = Array.from({ length: 1700 }, (_, i) => String(i % 10)).join('');
    const chunks = chunksOf({ id: 'x', text });
    expect(chunks.map(({ id, text: part }) => [id, part.length])).toEqual([
      ['x#0', 800],
      ['x#1', 800],
      ['x#2', 300],
    ]);
    expect(chunks[1]?.text.slice(0, 100)).toBe(chunks[0]?.text.slice(700));
    expect(chunksOf({ id: 'y', text: '' })).toEqual([{ id: 'y#0', text: '' }]);
  });

  it('joins likeness and words', async () => {
    const calls = await callsOf({});
    const { retrieved } = await (await memPalace.remember(texts, calls)).recall(question('invoice 397'), 10, calls);
    expect(retrieved[0]?.id).toBe('b');
    // 0.6 · 1/√3 + 0.4 · 1.
    expect(retrieved[0]?.score).toBeCloseTo(0.6 / Math.sqrt(3) + 0.4, 5);
  });
});
