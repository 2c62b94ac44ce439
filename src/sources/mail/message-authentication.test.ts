import { describe, expect, it } from 'vitest';
import { readHeaderBlock } from './header-block.ts';
import { messageAuthentication } from './message-authentication.ts';

/** What is read off header lines, a From of hotel.example below them. */
function read(...lines: readonly string[]) {
  const raw = Buffer.from(`${[...lines, 'From: Hotel <stay@hotel.example>'].join('\r\n')}\r\n\r\n`);
  return messageAuthentication(readHeaderBlock(raw, 0, raw.length).fields);
}
const received = (by: string): string =>
  `Received: from a.example (a.example [192.0.2.1]) by ${by} with ESMTP; Mon, 1 May 2023 10:00:00 +0000`;
const results = (server: string, said: string): string => `Authentication-Results: ${server}; ${said}`;

describe('what the receiving server found of a sender', () => {
  it.each([
    ['pass', 'dkim=pass header.d=hotel.example; spf=fail smtp.mailfrom=x@forwarder.example'],
    ['pass', 'dkim=pass header.i=@news.hotel.example'],
    ['pass', 'dmarc=pass (p=NONE) header.from=hotel.example'],
    ['fail', 'dkim=fail (bad signature; dkim=pass) header.d=hotel.example; spf=fail smtp.mailfrom=stay@hotel.example'],
    [
      'fail',
      'dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example; dmarc=fail header.from=hotel.example',
    ],
    ['none', 'dkim=none; spf=softfail smtp.mailfrom=stay@hotel.example'],
    ['none', 'dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example'],
  ])('is %s of %s', (verdict, said) => {
    expect(read(results('mx.home.example', said), received('mx.home.example'))?.verdict).toBe(verdict);
  });

  it('is taken from below the server’s own Received where it names that server, as some write it', () => {
    const found = read(received('10.0.0.1'), received('mx.home.example'), results('mx.home.example', 'spf=fail'));
    expect(found).toEqual({ verdict: 'fail', server: 'mx.home.example', checks: ['spf=fail'] });
  });

  it('is taken from a server that leaves its name out, where only that can have written it', () => {
    const said = 'Authentication-Results: spf=fail (sender IP is 192.0.2.1) smtp.mailfrom=hotel.example; dkim=none';
    expect(read(said, received('mx.home.example'))?.verdict).toBe('fail');
    expect(read(received('mx.home.example'), said)).toBeUndefined();
  });

  it.each([
    [
      'below another host’s Received',
      [received('mx.home.example'), received('out.evil.example'), results('mx.home.example', 'dkim=pass')],
    ],
    [
      'of another server',
      [received('mx.home.example'), results('mx.evil.example', 'dkim=pass header.d=hotel.example')],
    ],
  ])('is nothing that stands %s', (_, lines) => {
    expect(read(...lines)).toBeUndefined();
  });

  it('is the topmost of several', () => {
    const found = read(
      results('mx.home.example', 'dkim=fail header.d=hotel.example'),
      received('mx.home.example'),
      results('mx.home.example', 'dkim=pass header.d=hotel.example'),
    );
    expect(found?.verdict).toBe('fail');
  });

  it('is read off Received-SPF where there is nothing else', () => {
    const said =
      'Received-SPF: fail (mx.home.example: domain of stay@hotel.example does not designate 192.0.2.1) envelope-from=stay@hotel.example';
    expect(read(said, received('mx.home.example'))).toMatchObject({
      verdict: 'fail',
      checks: ['spf=fail (hotel.example)'],
    });
  });

  it('is nothing of a header that says nothing, and of any text nothing throws', () => {
    expect(read(results('mx.home.example', 'none'), received('mx.home.example'))).toBeUndefined();
    for (const odd of [';', '((((', 'a=b=c;dkim=', `${'('.repeat(5000)}dkim=pass`])
      expect(() => read(`Authentication-Results: ${odd}`)).not.toThrow();
  });
});
