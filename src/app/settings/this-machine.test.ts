import { describe, expect, it } from 'vitest';
import { isThisMachine, mayBeAsked } from './this-machine.ts';

const here = [
  'http://localhost:11434/v1',
  'http://LOCALHOST./v1',
  'http://127.0.0.1:8000/v1',
  'http://127.9.8.7/v1',
  'http://2130706433/v1',
  'http://[::1]:8000/v1',
  'http://[::ffff:127.0.0.1]/v1',
];
const elsewhere = [
  'https://api.example.org/v1',
  // Names that a name server, or the hosts file, could say are this machine: nobody is asked.
  'http://localhost.example.org/v1',
  'http://127.0.0.1.nip.io/v1',
  'http://ollama.localhost/v1',
  'http://ollama/v1',
  'http://192.168.1.20/v1',
  'http://[::ffff:192.168.1.20]/v1',
  'http://[fe80::1]/v1',
  'http://0.0.0.0/v1',
  'http://[::]/v1',
  'http://127.0.0.1@api.example.org/v1',
];

describe('what an address is', () => {
  it.each(here)('%s is this machine, and may be asked offline', (url) => {
    expect(isThisMachine(url)).toBe(true);
    expect(mayBeAsked(url, { offline: true })).toBe(true);
  });

  it.each(elsewhere)('%s is elsewhere, and may be asked unless offline', (url) => {
    expect(isThisMachine(url)).toBe(false);
    expect(mayBeAsked(url, { offline: true })).toBe(false);
    expect(mayBeAsked(url, {})).toBe(true);
  });
});
