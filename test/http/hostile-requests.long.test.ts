import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { TestServer } from '../fixtures/server.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { attackedServer, bodyRequests, harmful, idRequests, isRefused, queryRequests } from './hostile.ts';

let small: SmallMemory;
let server: TestServer;
let endpoints: readonly Endpoint[] = [];
beforeAll(async () => {
  ({ small, server } = await attackedServer());
  endpoints = await everyEndpoint();
});
afterAll(async () => {
  await server.close();
  await small.remove();
});

describe('every endpoint, with every hostile word', () => {
  it('refuses ids that lead elsewhere, or are none', async () => {
    const sent = idRequests(endpoints);
    expect(sent.length).toBeGreaterThan(1_000);
    expect(await harmful(server, sent, isRefused)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('takes hostile words in its query as words, or refuses them', async () => {
    const sent = queryRequests(endpoints);
    expect(sent.length).toBeGreaterThan(1_000);
    expect(await harmful(server, sent)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('takes hostile words in its body as words, or refuses them', async () => {
    const sent = await bodyRequests(endpoints, server);
    expect(sent.length).toBeGreaterThan(1_000);
    expect(await harmful(server, sent)).toEqual([]);
    expect(server.errors).toEqual([]);
  });
});
