import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../test/fixtures/model-server/script.ts';
import type { GenerateOptions } from '../../ports/language-model.ts';
import { OpenAiCompatibleModel } from './language-model.ts';
import { retryAfter } from './model-error.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function model(...script: readonly Step[]): Promise<OpenAiCompatibleModel> {
  server = await startModelServer(script);
  return new OpenAiCompatibleModel({ name: 'test', url: server.url, model: 'scripted', apiKey: 'k-1' });
}
const ask = (text: string): GenerateOptions => ({
  messages: [
    { role: 'system', text: 'Be brief.' },
    { role: 'user', content: [{ type: 'text', text }] },
  ],
  temperature: 0,
});
const schema = z.object({ value: z.string() });

describe('a model behind an endpoint', () => {
  it('gives text with the tokens that the endpoint counted, and sends the key and the instructions', async () => {
    const made = await (await model({ kind: 'text', text: 'Hello', tokens: [7, 2] })).generate(ask('Hi?'));
    expect(made).toEqual({ text: 'Hello', finish: 'stop', use: { input: 7, output: 2 } });
    const [request] = server?.requests ?? [];
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer k-1', model: 'scripted' });
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request === undefined ? '' : wordsOf(request)).toBe('Be brief.\nHi?');
  });

  it('asks for JSON by schema and checks what comes', async () => {
    const asked = await model({ kind: 'json', value: { value: 'x' } });
    expect((await asked.generateObject({ ...ask('?'), schema, schemaName: 'thing' })).value).toEqual({ value: 'x' });
    expect(server?.requests[0]?.responseFormat).toMatchObject({ type: 'json_schema' });
  });

  it.each<[string, Step]>([
    ['JSON that breaks off', { kind: 'malformed' }],
    ['JSON of another shape', { kind: 'json', value: { other: 1 } }],
    ['prose', { kind: 'text', text: 'I would rather not.' }],
    ['a refusal', { kind: 'refusal', text: 'No.' }],
  ])('names %s instead of guessing', async (_what, step) => {
    const asked = (await model(step)).generateObject({ ...ask('?'), schema, schemaName: 'thing' });
    await expect(asked).rejects.toMatchObject({ code: 'malformed-reply' });
  });

  it('sends pictures as bytes', async () => {
    const asked = await model({ kind: 'text', text: 'a dot' });
    const bytes = new Uint8Array([137, 80, 78, 71]);
    await asked.generate({ messages: [{ role: 'user', content: [{ type: 'image', mime: 'image/png', bytes }] }] });
    expect(JSON.stringify(server?.requests[0]?.messages)).toContain('data:image/png;base64,iVBORw==');
  });

  it('streams text as it is made', async () => {
    const parts: unknown[] = [];
    for await (const part of (await model({ kind: 'text', text: 'one two three four', tokens: [5, 4] })).stream(
      ask('?'),
    ))
      parts.push(part);
    expect(
      parts
        .slice(0, -1)
        .map((part) => (part as { delta: string }).delta)
        .join(''),
    ).toBe('one two three four');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)).toEqual({ finish: 'stop', use: { input: 5, output: 4 } });
  });

  it.each<[string, Step, object]>([
    [
      '429',
      { kind: 'status', status: 429, message: 'slow down', retryAfter: '7' },
      { code: 'rate-limited', retryAfterSeconds: 7 },
    ],
    ['401', { kind: 'status', status: 401, message: 'no key' }, { code: 'invalid-configuration' }],
    ['404', { kind: 'status', status: 404, message: 'no model' }, { code: 'invalid-configuration' }],
    ['500', { kind: 'status', status: 500, message: 'oops' }, { code: 'system-failed' }],
    ['a cut connection', { kind: 'cut' }, {}],
    [
      'another content type',
      { kind: 'content-type', type: 'text/html', body: '<p>Log in</p>' },
      { code: 'malformed-reply' },
    ],
  ])('says what happened on %s, asking only once', async (_what, step, expected) => {
    const asked = (await model(step)).generate(ask('?'));
    await expect(asked).rejects.toMatchObject({ name: 'MadeleineError', ...expected });
    expect(server?.requests).toHaveLength(1);
  });

  it('streams fail as loudly', async () => {
    const consume = async (step: Step) => {
      for await (const _part of (await model(step)).stream(ask('?')));
    };
    await expect(consume({ kind: 'cut' })).rejects.toMatchObject({ name: 'MadeleineError' });
    await server?.close();
    await expect(consume({ kind: 'status', status: 429, message: 'wait', retryAfter: '1' })).rejects.toMatchObject({
      code: 'rate-limited',
    });
  });

  it('gives up a hanging endpoint when it is told to', async () => {
    const asked = await model({ kind: 'hang' });
    const signal = AbortSignal.timeout(50);
    await expect(asked.generate({ ...ask('?'), signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('says that nobody listens', async () => {
    const asked = await model({ kind: 'hang' });
    await server?.close();
    await expect(asked.generate(ask('?'))).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('Retry-After', () => {
  it('is seconds or a date', () => {
    const now = Date.UTC(2024, 0, 1);
    expect(retryAfter('12', now)).toBe(12);
    expect(retryAfter(new Date(now + 5000).toUTCString(), now)).toBe(5);
    expect(retryAfter('Mon, 01 Jan 2001 00:00:00 GMT', now)).toBe(0);
    expect(retryAfter('soon', now)).toBeUndefined();
    expect(retryAfter(undefined, now)).toBeUndefined();
  });
});
