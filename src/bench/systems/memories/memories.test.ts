import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../../test/fixtures/model-server/script.ts';
import { wordEmbedder } from '../../../../test/fixtures/word-embedder.ts';
import { OpenAiCompatibleModel } from '../../../adapters/openai-compatible/language-model.ts';
import { OpenAiCompatibleReranker } from '../../../adapters/openai-compatible/reranker.ts';
import { openCallBook } from '../../calls/call-book.ts';
import { Caller } from '../../calls/caller.ts';
import type { AskedQuestion } from '../../question.ts';
import { aMem, notesOf } from './a-mem.ts';
import { atmRag } from './atm-rag.ts';
import { hippoRag2, phraseSeeds, webOf } from './hippo-rag.ts';
import { chunksOf, memPalace } from './mem-palace.ts';
import { factsOf, mem0 } from './mem0.ts';
import { heatOf, tiersOf } from './memory-os.ts';
import { selfRag } from './self-rag.ts';
import { simpleMem, unitsOf } from './simple-mem.ts';

let server: ModelServer | undefined;
const folders: string[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const embedder = wordEmbedder(['hotel', 'porto', 'dentist', 'cat', 'vet', 'invoice', 'grace']);

/** Calls one after the other, so that a script tells what is said to which. */
async function callerWith(
  more: Partial<ConstructorParameters<typeof Caller>[0]>,
  script: readonly Step[],
): Promise<Caller> {
  server = await startModelServer(script);
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-memories-'));
  folders.push(folder);
  const book = await openCallBook({ folder, limits: { parallel: 1, retries: 0 } });
  const model = new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' });
  return new Caller({
    model,
    embedder,
    prices: { input: 1, output: 1 },
    book,
    signal: new AbortController().signal,
    ...more,
  });
}

/** A model that says these things, one a call. */
const callsOf = (...said: readonly unknown[]): Promise<Caller> =>
  callerWith(
    {},
    said.map((value): Step => ({ kind: 'json', value })),
  );
const wanted = (k: number, read = 10) => ({ k, read });
const question = (text: string): AskedQuestion => ({ id: 'q', text, language: 'en', collection: 'c', form: 'text' });

const booking = { id: 'a', text: 'Hotel in Porto, 408' };
const invoice = { id: 'b', text: 'Invoice of the hotel in Porto, 397' };
const visit = { id: 'c', text: 'Grace the cat at the vet' };
const texts = [booking, invoice, visit];

describe('ATM-RAG', () => {
  it('ranks by inner product', async () => {
    const calls = await callsOf({});
    const { retrieved } = await (await atmRag.remember(texts, calls)).recall(
      question('porto hotel'),
      wanted(10),
      calls,
    );
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
    const asked = await callerWith({}, [{ kind: 'rerank', of: (_, document) => Number(/\d+$/.exec(document)?.[0]) }]);
    const reranker = new OpenAiCompatibleReranker({ name: 'r', url: server?.url ?? '', model: 'scripted' });
    const calls = asked.with({ reranker });
    const memory = await atmRag.remember(many, calls);
    const { retrieved, texts: read } = await memory.recall(question('hotel'), wanted(25), calls);
    // All are as alike: the first twenty are looked at again, and the last of them said to be the best.
    expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `n${19 - i}`));
    expect(retrieved.map(({ id }) => id).slice(18, 22)).toEqual(['n1', 'n0', 'n20', 'n21']);
    expect(retrieved.every(({ score }, i) => i === 0 || score < (retrieved[i - 1]?.score ?? 0))).toBe(true);
  });
});

describe('A-Mem', () => {
  const note = (...tags: string[]) => ({ keywords: [], context: '', tags });
  const evolved = {
    actions: ['strengthen', 'update'],
    links: [0],
    tags: ['travel', 'invoice'],
    updates: [{ neighbour: 0, context: 'replaced by an invoice', tags: ['booking'] }],
  };
  const unlinked = { actions: ['strengthen'], links: [7], tags: [], updates: [] };
  const organised = [note('travel'), note('travel'), note('pets'), evolved, unlinked];
  it('links a new note to the neighbours that the model names, and lets them evolve', async () => {
    const calls = await callsOf(...organised);
    const notes = await notesOf(texts, calls, { links: true, updates: true });
    expect(notes.map(({ item, links, context, tags }) => [item.id, [...links], context, tags])).toEqual([
      ['a', ['b'], 'replaced by an invoice', ['booking']],
      ['b', ['a'], '', ['travel', 'invoice']],
      ['c', [], '', ['pets']],
    ]);
    // Three notes, two comparisons; vectors of the notes in one request, and of the two that changed.
    expect(calls.spending).toMatchObject({ calls: 8, inputTokens: 500, outputTokens: 50 });
  });

  it('links and updates each alone, as ATM-Bench has them', async () => {
    const linked = await notesOf(texts, await callsOf(...organised), { links: true, updates: false });
    expect(linked.map(({ links, context }) => [[...links], context])).toEqual([
      [['b'], ''],
      [['a'], ''],
      [[], ''],
    ]);
    await server?.close();
    const updated = await notesOf(texts, await callsOf(...organised), { links: false, updates: true });
    expect(updated.map(({ links, context, tags }) => [[...links], context, tags])).toEqual([
      [[], 'replaced by an invoice', ['booking']],
      [[], '', ['travel']],
      [[], '', ['pets']],
    ]);
  });

  it('changes nothing that the model did not say to do', async () => {
    const calls = await callsOf(note('travel'), note('travel'), note('pets'), {
      ...evolved,
      actions: [],
    });
    const notes = await notesOf(texts, calls, { links: true, updates: true });
    expect(notes.map(({ links, tags }) => [[...links], tags])).toEqual([
      [[], ['travel']],
      [[], ['travel']],
      [[], ['pets']],
    ]);
  });

  it('keeps a record of which the model says nothing that can be read', async () => {
    const calls = await callsOf({ nonsense: true });
    const notes = await notesOf(texts, calls, { links: false, updates: false });
    expect(notes.map(({ item, keywords }) => [item.id, keywords])).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
    ]);
    expect(calls.book.counts.unreadable).toBe(3);
  });

  it('follows links one step, behind what was found', async () => {
    const link = { ...evolved, updates: [] };
    const calls = await callsOf(note(), note(), note(), link, link);
    const memory = await aMem('linked').remember(texts, calls);
    const { texts: read } = await memory.recall(question('cat'), wanted(10), calls);
    expect(read[0]?.id).toBe('c');
  });

  it('neither links nor evolves when piled', async () => {
    const calls = await callsOf(note());
    await aMem('piled').remember(texts, calls);
    expect(calls.spending).toMatchObject({ calls: 4, inputTokens: 300 });
  });
});

describe('Mem0', () => {
  it('adds, updates, deletes and leaves facts', async () => {
    const calls = await callsOf(
      { facts: ['Hotel in Porto costs 408'] },
      { facts: ['Hotel in Porto cost 397', 'Hotel in Porto is near'] },
      { facts: ['Grace is a cat', 'No hotel in Porto after all'] },
      { operation: 'UPDATE', known: 0, text: 'Hotel in Porto cost 397, not 408' },
      { operation: 'NONE' },
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
      { facts: [] },
      { operation: 'UPDATE', known: 0, text: 'Hotel in Porto cost 397' },
    );
    const memory = await mem0('plain').remember(texts, calls);
    const { retrieved, texts: read } = await memory.recall(question('hotel'), wanted(10), calls);
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
    const { retrieved } = await memory.recall(question('Who sat at the door?'), wanted(1), calls);
    expect(retrieved[0]?.id).toBe('c');
  });
});

describe('MemoryOS', () => {
  it('keeps seven records, files what leaves by topic, and learns from what is hot', async () => {
    const stays = Array.from({ length: 11 }, (_, i) => ({ id: `s${i}`, text: 'Hotel Porto' }));
    const topic = { summary: 'hotel porto', keywords: ['stay'] };
    // s0 begins a segment; s1, s2, s3 join it: what they are about together is asked each time, and alone once, since their
    // words are the same. Heat: visits + length + recency: 1+1+1, 2+2+1, and with the third record 3+3+1 above five (the
    // second is at five and not above).
    const calls = await callsOf(topic, topic, topic, { knowledge: ['Often stays in Porto'] }, topic);
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
    const { retrieved } = await memory.recall(question('What is in Porto?'), wanted(10), calls);
    expect(retrieved.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(retrieved[1]?.score).toBeGreaterThan(0);
    expect(retrieved[2]?.score).toBe(0);
  });

  it('seeds a phrase by the mean over its triples, less where many records hold it, and only the best five', () => {
    const fact = (subject: string, object: string, score: number) => ({ one: { subject, object }, score });
    const held = new Map([['phrase:porto', 4]]);
    const seeds = phraseSeeds([fact('Hotel', 'Porto', 1), fact('Porto', 'Portugal', 0.5)], { held });
    // Porto: (1/4 + 0.5/4) / 2.
    expect(Object.fromEntries(seeds)).toEqual({ 'phrase:hotel': 1, 'phrase:portugal': 0.5, 'phrase:porto': 0.1875 });
    const many = Array.from({ length: 6 }, (_, i) => fact(`s${i}`, `o${i}`, 1 - i / 10));
    expect([...phraseSeeds(many, { held }).keys()]).toEqual(
      ['s0', 'o0', 's1', 'o1', 's2'].map((end) => `phrase:${end}`),
    );
  });

  it('ranks by likeness alone when no triple helps', async () => {
    const calls = await callsOf({ triples: [] });
    const memory = await hippoRag2.remember(texts, calls);
    const { retrieved } = await memory.recall(question('vet'), wanted(10), calls);
    expect(retrieved[0]).toMatchObject({ id: 'c' });
  });
});

describe('Self-RAG', () => {
  it('looks nothing up when nothing has to be', async () => {
    const calls = await callsOf({ retrieve: false });
    const memory = await selfRag.remember(texts, calls);
    expect(await memory.recall(question('What is two and two?'), wanted(10), calls)).toEqual({
      retrieved: [],
      texts: [],
    });
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
    const { retrieved, texts: read } = await memory.recall(question('hotel porto'), wanted(10), calls);
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
    const { retrieved } = await (await memPalace.remember(texts, calls)).recall(
      question('invoice 397'),
      wanted(10),
      calls,
    );
    expect(retrieved[0]?.id).toBe('b');
    // 0.6 · 1/√3 + 0.4 · 1.
    expect(retrieved[0]?.score).toBeCloseTo(0.6 / Math.sqrt(3) + 0.4, 5);
  });
});

describe('SimpleMem', () => {
  const unit = (text: string, ...records: number[]) => ({ text, records, keywords: [], people: [] });

  it('makes statements of windows, and puts together what says the same', async () => {
    const calls = await callsOf(
      { units: [unit('Hotel in Porto, 408', 0), unit('The hotel in Porto', 1), unit('Grace is a cat', 2)] },
      { text: 'Hotel in Porto twice', keywords: ['stay'] },
    );
    const units = await unitsOf(texts, calls);
    expect(units.map(({ text, items, archived }) => [text, [...items], archived])).toEqual([
      ['Hotel in Porto, 408', ['a'], true],
      ['The hotel in Porto', ['b'], true],
      ['Grace is a cat', ['c'], false],
      ['Hotel in Porto twice', ['a', 'b'], false],
    ]);
  });

  it('passes over a window that brings nothing new', async () => {
    const same = Array.from({ length: 30 }, (_, i) => ({ id: `s${i}`, text: 'Hotel Porto' }));
    const calls = await callsOf({ units: [unit('Hotel Porto', 0)] });
    await unitsOf(same, calls);
    expect(server?.requests).toHaveLength(1);
  });

  it('reads few statements for a plain question, and details for one that needs many', async () => {
    const calls = await callsOf(
      { units: [unit('Hotel in Porto, 408', 0), unit('The hotel in Porto', 1), unit('Grace is a cat', 2)] },
      { text: 'Hotel in Porto twice', keywords: [] },
      { complexity: 0 },
      { complexity: 1 },
    );
    const memory = await simpleMem.remember(texts, calls);
    const plain = await memory.recall(question('Which hotel in Porto?'), wanted(10), calls);
    expect(plain.texts.map(({ text }) => text)).toEqual(['Hotel in Porto twice', 'Grace is a cat']);
    const many = await memory.recall(question('How often hotel Porto?'), wanted(10), calls);
    expect(many.texts).toHaveLength(4);
    expect(many.retrieved.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });
});
