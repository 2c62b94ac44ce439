import { matchesIn } from '../../language/matches.ts';
import { decodeCharset } from './charset.ts';
import { decodeWords } from './encoded-words.ts';

/** A header such as `text/plain; charset="utf-8"`: its value in lower case and its parameters, names in lower case. */
export type Parameters = { readonly value: string; readonly parameters: ReadonlyMap<string, string> };

const noParameters: Parameters = { value: '', parameters: new Map() };
const parameter = /;\s*([^=;\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g;
const LONGEST_HEADER = 16_384;

/**
 * Parses value and parameters; RFC 2231 continuations and charsets and (against the rules, but common) encoded words are
 * decoded. The first of several parameters of one name counts.
 */
export function parseParameters(header: string | undefined): Parameters {
  if (header === undefined || header === '') return noParameters;
  const text = header.slice(0, LONGEST_HEADER);
  const semicolon = text.indexOf(';');
  const value = (semicolon === -1 ? text : text.slice(0, semicolon))
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLowerCase();
  if (semicolon === -1) return { value, parameters: noParameters.parameters };
  const raw = new Map<string, string>();
  for (const match of matchesIn(text.slice(semicolon), parameter)) {
    const name = (match[1] ?? '').toLowerCase();
    const quoted = match[2]?.replace(/\\(["\\])/g, '$1');
    if (!raw.has(name)) raw.set(name, quoted ?? (match[3] ?? '').trim());
  }
  return { value, parameters: decodedParameters(raw) };
}

function decodedParameters(raw: ReadonlyMap<string, string>): Map<string, string> {
  const decoded = new Map<string, string>();
  const pieces = new Map<string, { index: number; extended: boolean; text: string }[]>();
  for (const [name, text] of raw) {
    const split = /^([^*]+)\*(?:(\d{1,4})(\*)?)?$/.exec(name);
    if (split?.[1] === undefined) {
      decoded.set(name, decodeWords(text));
      continue;
    }
    const extended = split[2] === undefined || split[3] === '*';
    const list = pieces.get(split[1]) ?? [];
    list.push({ index: Number(split[2] ?? 0), extended, text });
    pieces.set(split[1], list);
  }
  for (const [name, list] of pieces) decoded.set(name, joinPieces(list.sort((a, b) => a.index - b.index)));
  return decoded;
}

/** RFC 2231 §3–4: the first extended piece starts with charset'language'; extended pieces are percent-encoded. */
function joinPieces(pieces: readonly { extended: boolean; text: string }[]): string {
  let charset: string | undefined;
  const bytes: Buffer[] = [];
  pieces.forEach((piece, i) => {
    const start = i === 0 && piece.extended ? /^([^']*)'[^']*'/.exec(piece.text) : null;
    if (start !== null) charset = start[1];
    const text = start === null ? piece.text : piece.text.slice(start[0].length);
    bytes.push(piece.extended ? percentDecoded(text) : Buffer.from(text));
  });
  return decodeCharset(Buffer.concat(bytes), charset);
}

function percentDecoded(text: string): Buffer {
  const latin = Buffer.from(text).toString('latin1');
  return Buffer.from(
    latin.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
