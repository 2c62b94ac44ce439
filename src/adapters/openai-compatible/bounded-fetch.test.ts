import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleEmbedder } from './embedder.ts';
import type { Endpoint } from './endpoint.ts';
import { OpenAiCompatibleModel } from './language-model.ts';
import { OpenAiCompatibleReranker } from './reranker.ts';
import { OpenAiCompatibleTranscriber } from './transcriber.ts';
import { stream, text } from './trial.ts';
import { OpenAiCompatibleVision } from './vision-model.ts';

const servers: ModelServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serving(...script: readonly Step[]): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}
const at = ({ url }: ModelServer, bytes?: number): Endpoint => ({
  name: 'test',
  url,
  model: 'scripted',
  ...(bytes === undefined ? {} : { bytes }),
});
const messages = [{ role: 'user' as const, content: [{ type: 'text' as const, text: '?' }] }];
const schema = z.object({ value: z.string() });
const object = { messages, schema, schemaName: 'thing' };
const onText = (): void => undefined;

/** Everything that reads a model's reply, each in its own way. */
const readers: readonly (readonly [string, (endpoint: Endpoint, signal?: AbortSignal) => Promise<unknown>])[] = [
  ['text', (endpoint, signal) => new OpenAiCompatibleModel(endpoint).generate({ messages, ...during(signal) })],
  ['JSON', (endpoint, signal) => new OpenAiCompatibleModel(endpoint).generateObject({ ...object, ...during(signal) })],
  [
    'JSON as it comes',
    (endpoint, signal) => new OpenAiCompatibleModel(endpoint).generateObject({ ...object, onText, ...during(signal) }),
  ],
  [
    'text as it comes',
    (endpoint, signal) => Array.fromAsync(new OpenAiCompatibleModel(endpoint).stream({ messages, ...during(signal) })),
  ],
  [
    'a description',
    (endpoint, signal) =>
      new OpenAiCompatibleVision(endpoint).describe({
        instructions: '?',
        question: '?',
        pictures: [],
        schema,
        schemaName: 'thing',
        ...during(signal),
      }),
  ],
  ['vectors', (endpoint, signal) => new OpenAiCompatibleEmbedder(endpoint).texts(['?'], signal)],
  ['an order', (endpoint, signal) => new OpenAiCompatibleReranker(endpoint).rerank('?', ['a', 'b'], signal)],
  [
    'a transcript',
    (endpoint, signal) =>
      new OpenAiCompatibleTranscriber(endpoint).transcribe(
        { bytes: new Uint8Array(8), mime: 'audio/flac', seconds: 1 },
        during(signal),
      ),
  ],
];
const during = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

const endless: Step = { kind: 'endless', text: 'and so on '.repeat(100) };

describe.each(readers)('a reply that is read as %s', (_what, read) => {
  it('ends where its limit of bytes is passed', async () => {
    const server = await serving(endless);
    await expect(read(at(server, 200_000))).rejects.toMatchObject({
      code: 'reply-too-long',
      message: expect.stringContaining('200000 bytes'),
    });
    await expect.poll(server.waiting).toBe(0);
  });

  it('ends at a limit that nobody set', async () => {
    await expect(read(at(await serving(endless)))).rejects.toMatchObject({ code: 'reply-too-long' });
  });

  it('ends there, too, when it tells of an error', async () => {
    const server = await serving({ ...endless, status: 500 });
    await expect(read(at(server, 200_000))).rejects.toMatchObject({ code: 'reply-too-long' });
  });

  it('ends when whoever asked no longer waits, and the endpoint is told', async () => {
    const server = await serving(endless);
    const signal = AbortSignal.timeout(50);
    await expect(read(at(server, 10_000_000_000), signal)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect.poll(server.waiting).toBe(0);
  });

  it('comes from the address that was named, which may not send the request on', async () => {
    const other = await serving({ kind: 'text', text: 'Hello' });
    const server = await serving({ kind: 'redirect', to: `${other.url}/chat/completions` });
    await expect(read(at(server))).rejects.toMatchObject({
      code: 'invalid-configuration',
      message: expect.stringContaining(other.url),
    });
    expect(other.requests).toEqual([]);
  });
});

describe('a long reply', () => {
  it('of 3 MB in 15,000 parts is read in a time that grows with its length', { timeout: 60_000 }, async () => {
    const value = 'word '.repeat(600_000);
    const server = await serving({ kind: 'text', text: JSON.stringify({ value }), piece: 200 });
    const lengths: number[] = [];
    const told = (soFar: string) => lengths.push(soFar.length);
    const made = await new OpenAiCompatibleModel(at(server)).generateObject({ ...object, onText: told });
    expect(made.value.value).toBe(value);
    expect(lengths.length).toBeGreaterThan(1000);
    expect(lengths.at(-1)).toBe(made.text.length);
  });

  it.each([
    ['at once', {}],
    ['as it comes', { onText }],
  ])('that cannot be of the tokens that were allowed is refused %s', async (_when, how) => {
    const text = JSON.stringify({ value: 'word '.repeat(20_000) });
    const model = new OpenAiCompatibleModel(at(await serving({ kind: 'text', text })));
    const asked = model.generateObject({ ...object, ...how, maxOutputTokens: 100 });
    await expect(asked).rejects.toMatchObject({
      code: 'reply-too-long',
      message: expect.stringContaining('100 tokens'),
    });
  });

  it.each([
    ['text', text],
    ['stream', stream],
  ])('ends a trial of %s, too', async (_what, trial) => {
    const asked = trial(at(await serving(endless), 200_000), new AbortController().signal);
    await expect(asked).rejects.toThrow(/200000 bytes|process successful response/);
  });
});
