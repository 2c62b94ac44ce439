import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { messageHtml } from '../sources/mail/message-html.ts';
import { mailPage } from './mail-page.ts';
import { allowedTags } from './mail-rules.ts';

let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer();
});

const rich = (html: string, parts: Record<string, Uint8Array> = {}) =>
  mailPage({ title: '<b>Hi</b>', body: { text: '' }, rich: { html, part: (id) => parts[id] } });
const bodyOf = (page: string) => parseHTML(page).document.body;

/** What a browser would make of the page must hold nothing that acts. */
function expectInert(page: string): void {
  for (const element of bodyOf(page).querySelectorAll('*')) {
    expect(allowedTags).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^(srcset|srcdoc|action|formaction|ping|background|data|xlink:href|id|name)$/);
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
      if (name === 'src') expect(value).toMatch(/^data:image\/(png|jpeg|gif|webp|avif);base64,/);
      if (name === 'style') expect(value).not.toMatch(/url|expression|@import|position|javascript|\\/i);
    }
  }
}

describe('a mail with HTML', () => {
  it.each([
    '<script>alert(1)</script>after',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a><a href=" java\nscript:alert(1)">y</a><a href="data:text/html,<script>alert(1)</script>">z</a>',
    '<a href="vbscript:x">a</a><a href="//evil.example/x">b</a><a href="file:///etc/passwd">c</a>',
    '<iframe src="https://evil.example"></iframe><object data="x.swf"></object><embed src="x">',
    '<form action="https://evil.example"><input name=password><button>ok</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
    '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example/x.css";</style>',
    '<div style="background:url(https://evil.example/x.png)">a</div><p style="position:fixed;top:0;background-image:url(x)">b</p>',
    '<div style="color:expression(alert(1));behavior:url(x)">a</div>',
    '<div style="background:u\\72l(https://evil.example)">a</div>',
    '<svg><script>alert(1)</script></svg><svg onload=alert(1)><image href="https://evil.example/x"></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"><img src="data:text/html;base64,PGI+">',
    '<img srcset="https://evil.example/x 2x" src="https://evil.example/y"><picture><source srcset="https://evil.example/z"></picture>',
    '<video src="https://evil.example/x" poster="https://evil.example/y"></video><audio src=x></audio>',
    '<table background="https://evil.example/x"><tr><td background="https://evil.example/y">a</td></tr></table>',
    '<!--[if mso]><img src="https://evil.example/x"><![endif]--><!-- --!><img src=x onerror=alert(1)> -->',
    '<a href="https://ok.example" ping="https://evil.example" onclick="x()" id=location name=body>ok</a>',
    '<template><script>alert(1)</script></template><xmp><img src=x onerror=alert(1)></xmp><plaintext>',
    `${'<div>'.repeat(4000)}deep${'</div>'.repeat(4000)}`,
  ])('runs and loads nothing: %s', (html) => {
    const page = rich(html);
    expectInert(page);
    expect(page.replace(/title="[^"]*"/g, '')).not.toMatch(/<script|<[^>]*onerror=|evil\.example\/x/i);
  });

  it('whatever it is put together of', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<img src=x ',
        'onerror=alert(1)',
        '>',
        '"',
        "'",
        '<a href=',
        'javascript:',
        '<style>',
        '</style>',
      ],
      ...[
        '<svg>',
        '<math>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<td ',
        'style="',
        'background:url(x)',
        '&lt;',
        '&#60;',
        '\0',
        '</',
        '<',
      ],
      ...[
        '<noscript>',
        '<textarea>',
        '<title>',
        '</title>',
        '<xmp>',
        '<b>',
        'x',
        ' ',
        '`',
        '=',
        '/>',
        '<iframe srcdoc="',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => expectInert(rich(pieces.join('')))),
      { numRuns: 1500 },
    );
  });

  it('keeps what its author wrote', () => {
    const page = rich(
      '<h1>Your booking</h1><p style="color: #c00; text-align:center">Total <b>€ 12</b></p><table><tr><td>1</td></tr></table>',
    );
    const body = bodyOf(page);
    expect(body.querySelector('h1')?.textContent).toBe('Your booking');
    expect(body.querySelector('p')?.getAttribute('style')).toBe('color:#c00;text-align:center');
    expect(body.querySelector('td')?.textContent).toBe('1');
    expect(page).toContain('<title>&#60;b&#62;Hi&#60;/b&#62;</title>');
  });

  it('shows pictures that came with it, and says where a remote one was', () => {
    const html =
      '<img src="cid:logo@x" alt="Logo"><img src="https://evil.example/a.png" alt="Offer"><img src="https://evil.example/p.gif" width=1 height=1>';
    const page = rich(html, { 'logo@x': png });
    expect(bodyOf(page).querySelector('img')?.getAttribute('src')).toBe(
      `data:image/png;base64,${png.toString('base64')}`,
    );
    expect([...bodyOf(page).querySelectorAll('.unloaded')].map(({ textContent }) => textContent)).toEqual(['▢ Offer']);
    expect(page).not.toContain('evil.example');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(bodyOf(rich('<img src="cid:a">', { a: drawing })).querySelector('img')).toBeNull();
    expect(bodyOf(rich('<img src="cid:%61">', { a: png })).querySelector('img')).not.toBeNull();
  });

  it.each([
    ['elements left open', '<div>'.repeat(100_000)],
    ['closing tags that close nothing', '<b></x>'.repeat(50_000)],
    ['closing tags in comments and attributes', '<div><!--</div>--><p title="</div></p>">'.repeat(50_000)],
  ])('that is nested too deeply is shown in its words, and parsed no further: %s', (_, html) => {
    const page = mailPage({ body: { text: 'The words of the letter.' }, rich: { html, part: () => undefined } });
    expect(page).toContain('The words of the letter.');
    expect(page.length).toBeLessThan(2_000);
  });

  it('may hold many elements beside each other, left open where browsers close them', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `<tr><td>Row ${n}<br>`).join('');
    const page = rich(`<table>${rows}</table><p>The end.`);
    expect(page).toContain('Row 4999');
    expect(page).toContain('The end.');
  });

  it('opens its links elsewhere, without telling where from, and tells where to', () => {
    const link = bodyOf(
      rich('<a href="https://ok.example/x" target="_top" title="https://bank.example">bank</a>'),
    ).querySelector('a');
    expect(Object.fromEntries([...(link?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      href: 'https://ok.example/x',
      title: 'https://ok.example/x',
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    });
    expect(bodyOf(rich('<a href="/api/v1/items">here</a>')).querySelector('a')).toBeNull();
  });
});

describe('a mail of words', () => {
  it('shows them as they are, addresses as links', () => {
    const text = 'Hi <b>you</b> & me\nhttps://ok.example/a?b=1&c="x\n-- \nAda';
    const signature = text.indexOf('-- ');
    const body = bodyOf(
      mailPage({
        body: {
          text,
          parts: [
            { kind: 'main', start: 0, end: signature },
            { kind: 'signature', start: signature, end: text.length },
          ],
        },
      }),
    );
    expect(body.textContent).toBe(text);
    expect(body.querySelector('b')).toBeNull();
    expect(body.querySelector('a')?.getAttribute('href')).toBe('https://ok.example/a?b=1&c=');
    expect(body.querySelector('.signature')?.textContent).toBe('-- \nAda');
  });
});

describe('the HTML of a message', () => {
  const message = (body: string) =>
    messageHtml(Buffer.from(`From: a@example.org\nMIME-Version: 1.0\n${body}`, 'latin1'));

  it('is the richest alternative, with the parts that it names', () => {
    const found = message(
      'Content-Type: multipart/related; boundary=r\n\n--r\nContent-Type: multipart/alternative; boundary=a\n\n--a\nContent-Type: text/plain\n\nplain\n--a\nContent-Type: text/html; charset=utf-8\n\n<p>caf\xc3\xa9</p>\n--a--\n--r\nContent-Type: image/png\nContent-ID: <one@x>\nContent-Transfer-Encoding: base64\n\nAAEC\n--r--\n',
    );
    expect(found?.html.trim()).toBe('<p>café</p>');
    expect([...(found?.part('one@x') ?? [])]).toEqual([0, 1, 2]);
    expect(found?.part('other')).toBeUndefined();
  });

  it('is absent where there is none, and an attached page is not it', () => {
    expect(message('Content-Type: text/plain\n\n<p>no</p>')).toBeUndefined();
    expect(
      message(
        'Content-Type: multipart/mixed; boundary=m\n\n--m\nContent-Type: text/plain\n\nwords\n--m\nContent-Type: text/html\nContent-Disposition: attachment; filename=a.html\n\n<p>file</p>\n--m--\n',
      ),
    ).toBeUndefined();
  });
});
