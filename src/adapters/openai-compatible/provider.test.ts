import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { OpenAiCompatibleModel } from './language-model.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const asked = { messages: [{ role: 'user', content: [{ type: 'text', text: 'What is up?' }] }] } as const;

describe('a model of a provider', () => {
  it('is spoken to by the provider’s own protocol: Anthropic’s', async () => {
    const said = {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'scripted',
      content: [{ type: 'text', text: 'The sky.' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 12, output_tokens: 3 },
    };
    server = await startModelServer([
      { kind: 'content-type', type: 'application/json', body: JSON.stringify(said) },
      { kind: 'status', status: 429, message: 'slow down', retryAfter: '2' },
    ]);
    const endpoint = { name: 'c', url: server.url, model: 'scripted', apiKey: 'k', provider: 'anthropic' } as const;
    const model = new OpenAiCompatibleModel(endpoint);
    expect(model.identity).toMatchObject({ provider: 'anthropic' });
    expect(await model.generate(asked)).toEqual({
      text: 'The sky.',
      finish: 'stop',
      use: { input: 12, output: 3 },
    });
    expect(server.requests[0]?.path).toBe('/v1/messages');
    await expect(model.generate(asked)).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 2 });
  });

  it('is spoken to by the provider’s own protocol: OpenAI’s', async () => {
    const said = {
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'scripted',
      output: [
        {
          type: 'message',
          id: 'm1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: 'The sky.', annotations: [] }],
        },
      ],
      usage: { input_tokens: 12, output_tokens: 3 },
    };
    server = await startModelServer([{ kind: 'content-type', type: 'application/json', body: JSON.stringify(said) }]);
    const model = new OpenAiCompatibleModel({
      name: 'o',
      url: server.url,
      model: 'scripted',
      apiKey: 'k',
      provider: 'openai',
    });
    expect(await model.generate(asked)).toMatchObject({ text: 'The sky.', use: { input: 12, output: 3 } });
    expect(server.requests[0]?.path).toBe('/v1/responses');
  });

  it('whose package is not there says what to install', async () => {
    const model = new OpenAiCompatibleModel({
      name: 'x',
      url: 'http://127.0.0.1:1/v1',
      model: 'm',
      apiKey: 'k',
      provider: 'xai',
    });
    await expect(model.generate(asked)).rejects.toMatchObject({
      code: 'dependency-missing',
      action: 'Install it next to Madeleine: npm install @ai-sdk/xai',
    });
  });
});
