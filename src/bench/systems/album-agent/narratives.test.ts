import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type ChatRequest, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleModel } from '../../../adapters/openai-compatible/language-model.ts';
import { itemIdSchema } from '../../../memory/ids.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import { eventsOf } from './events.ts';
import { narrated } from './narratives.ts';

const picture = (id: string, start: string | undefined, caption = id): MemoryItem => ({
  id: itemIdSchema.parse(id),
  identity: id,
  modality: 'image',
  origin: { importer: 'photobench', root: '/a', path: id, batch: 'b' } as MemoryItem['origin'],
  copies: [],
  readings: [],
  caption,
  ...(start === undefined ? {} : { time: { start, end: start, precision: 'second' as const, source: 'row' as const } }),
});
const party = ['10', '11', '14', '17'].map((hour, i) => picture(`p${i}`, `2023-05-01T${hour}:00:00`, `cake ${i}`));
const others = [picture('x', '2023-05-02T09:00:00'), picture('y', '2023-05-02T10:00:00'), picture('none', undefined)];

let folder: string;
let server: ModelServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-narratives-'));
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function told(of: (request: ChatRequest, call: number) => string) {
  let calls = 0;
  server = await startModelServer([{ kind: 'reply', of: (request) => of(request, ++calls) }]);
  const model = new OpenAiCompatibleModel({ name: 'm', url: server.url, model: 'scripted' });
  const narrator = { model, prices: undefined, workspace: folder, signal: new AbortController().signal };
  const again = () => narrated([...others, ...party], narrator);
  return { ...(await again()), again };
}
const account = (_: ChatRequest, call: number): string => JSON.stringify({ narrative: `account ${call}` });

describe('events', () => {
  it('are at least three pictures, each within four hours of the one before', () => {
    expect(eventsOf([...others, ...party.toReversed()]).map((event) => event.map(({ id }) => id))).toEqual([
      ['p0', 'p1', 'p2', 'p3'],
    ]);
  });
});

describe('an account of an event', () => {
  it('begins with a guess, takes up each picture, and ends with a polish', async () => {
    const { of, events, spending } = await told(account);
    const asked = server.requests.map(wordsOf);
    expect(asked).toHaveLength(4);
    expect(asked[0]).toContain('cake 0');
    expect(asked[0]).not.toContain('so_far');
    expect(asked[1]).toContain('"so_far":"account 1"');
    expect(asked[3]).toMatch(/last picture.*"so_far":"account 3"/s);
    expect(events).toBe(1);
    expect([...of]).toEqual(['p0', 'p1', 'p2', 'p3'].map((id) => [id, 'account 4']));
    expect(spending.calls).toBe(4);
  });

  it('is not asked for again once it is there', async () => {
    const { again } = await told(account);
    const { of, spending } = await again();
    expect(server.requests).toHaveLength(4);
    expect(of.get('p0')).toBe('account 4');
    expect(spending.calls).toBe(0);
  });

  it('stands where a reply cannot be read', async () => {
    const { of, unread } = await told((request, call) => (call === 2 ? 'what?' : account(request, call)));
    expect(unread).toBe(1);
    expect(of.get('p0')).toBe('account 4');
    expect(server.requests.map(wordsOf)[2]).toContain('"so_far":"account 1"');
  });
});
