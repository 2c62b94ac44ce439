import { describe, expect, it } from 'vitest';
import { type AllowedCallers, whyRefused } from './allowed-callers.ts';

const refused = (host: string | undefined, origin?: string, allowed: AllowedCallers = {}) =>
  whyRefused(
    new Request('http://127.0.0.1:4680/mcp', {
      headers: { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
    }),
    allowed,
  );

describe('who may call', () => {
  it('is a program on this machine, or a page of this server', () => {
    for (const host of ['127.0.0.1:4680', 'localhost', 'LOCALHOST:1', '[::1]:4680'])
      expect(refused(host)).toBeUndefined();
    expect(refused('localhost:4680', 'http://localhost:4680')).toBeUndefined();
  });

  it('is no other name that leads here, and no page of another site', () => {
    const hosts = [
      'evil.example',
      '127.0.0.1.evil.example',
      'localhost:4680:80',
      'localhost@evil.example',
      '',
      undefined,
    ];
    for (const host of hosts) expect(refused(host), String(host)).toBeDefined();
    const origins = ['http://evil.example', 'null', 'http://localhost:3000', 'https://localhost.evil.example', ''];
    for (const origin of origins) expect(refused('localhost:4680', origin), origin).toBeDefined();
  });

  it('is who was named', () => {
    const allowed = { hosts: new Set(['memory.home']), origins: new Set(['https://agent.example']) };
    expect(refused('memory.home:4680', 'https://agent.example', allowed)).toBeUndefined();
    expect(refused('memory.home:4680', 'https://other.example', allowed)).toBeDefined();
  });
});
