import { SaxesParser } from 'saxes';
import { malformed, type ServerWords, tooLong } from '../../ports/server-error.ts';
import { type ServerAsking, serverReply } from '../../ports/server-reply.ts';

const DEEPEST_XML = 64;
const MOST_ELEMENTS = 500_000;

export const davWords: ServerWords = {
  what: 'calendar or address book',
  address: 'CalDAV or CardDAV',
  option: '--dav',
};

/** A `fetch` for a server that nobody vouches for, whose answers are XML: bounded as all of its kind, and in depth. */
export function davFetch(asking: ServerAsking): typeof fetch {
  const { host } = new URL(asking.origin);
  return async (input, init = {}) => {
    const { status, bytes } = await serverReply(input instanceof Request ? input.url : input, init, asking);
    const text = new TextDecoder().decode(bytes);
    checkXml(text, host);
    return new Response(text, { status, headers: { 'content-type': 'text/xml' } });
  };
}

/** The parser behind makes an object of every element, however deep: what is no answer to a question of ours does not get there. */
function checkXml(text: string, host: string): void {
  const parser = new SaxesParser();
  let [depth, elements] = [0, 0];
  parser.on('doctype', () => {
    throw malformed(host, 'sent XML with a document type, which no answer has');
  });
  parser.on('opentag', () => {
    depth += 1;
    elements += 1;
    if (depth > DEEPEST_XML || elements > MOST_ELEMENTS) throw tooLong(host);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', () => {
    throw malformed(host, 'sent an answer that is no XML');
  });
  parser.write(text).close();
}
