import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type ChatRequest, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { scriptedCaller } from '../../../../test/fixtures/systems/scripted-caller.ts';
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

let server: ModelServer;
afterEach(() => server?.close());

async function told(of: (request: ChatRequest, call: number) => string) {
  let calls = 0;
  server = await startModelServer([{ kind: 'reply', of: (request) => of(request, ++calls) }]);
  const caller = await scriptedCaller(server.url);
  const again = () => narrated([...others, ...party], caller);
  return { ...(await again()), again, caller };
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
    const { of, events, caller } = await told(account);
    const asked = server.requests.map(wordsOf);
    expect(asked).toHaveLength(4);
    expect(asked[0]).toContain('cake 0');
    expect(asked[0]).not.toContain('so_far');
    expect(asked[1]).toContain('"so_far":"account 1"');
    expect(asked[3]).toMatch(/last picture.*"so_far":"account 3"/s);
    expect(events).toBe(1);
    expect([...of]).toEqual(['p0', 'p1', 'p2', 'p3'].map((id) => [id, 'account 4']));
    expect(caller.spending.calls).toBe(4);
  });

  it('is not asked for again once it is there', async () => {
    const { again } = await told(account);
    const { of } = await again();
    expect(server.requests).toHaveLength(4);
    expect(of.get('p0')).toBe('account 4');
  });

  it('stands where a reply cannot be read', async () => {
    const { of, caller } = await told((request, call) => (call === 2 || call === 3 ? 'what?' : account(request, call)));
    expect(caller.book.counts.unreadable).toBe(1);
    expect(of.get('p0')).toBe('account 5');
    expect(server.requests.map(wordsOf)[3]).toContain('"so_far":"account 1"');
  });
});
