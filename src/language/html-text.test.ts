import { describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { htmlToPlainText } from './html-text.ts';

describe('htmlToPlainText', () => {
  it('leaves out what nobody is shown', () => {
    const html =
      '<div style="color:red;DISPLAY:none">Open me!</div><p hidden>twice</p><p>Room 204</p><span style="display: none !important">x</span>';
    expect(htmlToPlainText(html)).toBe('Room 204');
    expect(htmlToPlainText('<body style="display:none"><p>All there is</p></body>')).toBe('All there is');
  });

  it('keeps words, rows and paragraphs, drops styles, scripts, pictures and addresses of links', () => {
    const html = `<html><head><title>t</title><style>p{}</style><script>alert(1)</script></head><body>
      <h1>Your booking</h1><p>Hello&nbsp;Anna &amp; Tom,</p>
      <table><tr><td>Room</td><td>&euro; 80.00</td></tr><tr><td>Total</td><td>€ 842.97</td></tr></table>
      <img src="http://tracker.example/x.gif" alt="logo"><a href="https://example.org/x?y=1">Open</a><br>Bye</body></html>`;
    expect(htmlToPlainText(html)).toBe('Your booking\n\nHello Anna & Tom,\n\nRoom € 80.00\nTotal € 842.97\nOpen\nBye');
  });

  it('marks quotations', () => {
    expect(htmlToPlainText('Yes<blockquote>Shall we?</blockquote>')).toContain('> Shall we?');
  });

  it('drops invisible filler', () => {
    expect(htmlToPlainText('Sale\u200b\u034f&shy;!')).toBe('Sale!');
  });

  it('survives 100,000 nested elements and broken markup in bounded time', () => {
    const started = processorMs();
    expect(typeof htmlToPlainText('<div>'.repeat(100_000))).toBe('string');
    expect(htmlToPlainText('<p>one<td><b>two')).toContain('two');
    expect(typeof htmlToPlainText(`<${'a '.repeat(300_000)}`)).toBe('string');
    expect(typeof htmlToPlainText('&'.repeat(900_000))).toBe('string');
    expect(processorMs() - started).toBeLessThan(8000);
  });

  it('is not led astray by tags that close nothing, nor by runs of spaces within a line', () => {
    const started = processorMs();
    for (const closing of ['</x>', '<!--</b>-->', '<p title="</b></p>">'])
      expect(htmlToPlainText(`<b>word${closing}`.repeat(60_000))).toContain('word');
    expect(htmlToPlainText(`a${'&nbsp;'.repeat(40_000)}b${'\u00a0'.repeat(200_000)}c`)).toBe('a b c');
    expect(processorMs() - started).toBeLessThan(8000);
  });

  it('keeps the lines of a long message, however many elements have no end', () => {
    const rows = Array.from({ length: 6_000 }, (_, n) => `Line ${n}<br>`).join('');
    expect(htmlToPlainText(rows)).toContain('Line 5998\nLine 5999');
  });
});
