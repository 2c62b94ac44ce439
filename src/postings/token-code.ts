import type { IndexEntry } from '../ports/store.ts';

/** Characters that FTS5's `ascii` tokenizer would split at or fold, and the sign that marks their code. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is coded
const coded = /[\x00-\x20\x7fA-Z^]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is coded
const codedInStream = /[\x00-\x1f\x7fA-Z^]/g;
// To look whether there is any takes a quarter of the time that replacing takes where there is none, as in most texts.
const isCoded = new RegExp(coded.source);
const isStreamCoded = new RegExp(codedInStream.source);
const codes = /\^(.)/gs;

function codeOf(character: string): string {
  if (character === '^') return '^^';
  if (character === ' ') return '^_';
  if (character === '\u007f') return '^~';
  const code = character.charCodeAt(0);
  return code < 32 ? `^${String.fromCharCode(code + 33)}` : `^${character.toLowerCase()}`;
}

function characterOf(code: string): string {
  if (code === '^') return '^';
  if (code === '_') return ' ';
  if (code === '~') return '\u007f';
  return code >= 'a' ? code.toUpperCase() : String.fromCharCode(code.charCodeAt(0) - 33);
}

/**
 * A token as the full-text index keeps it: one that the tokenizer neither splits nor folds, different for different
 * tokens, and character by character, so that the code of a prefix is a prefix of the code.
 */
export const encodeToken = (token: string): string => (isCoded.test(token) ? token.replace(coded, codeOf) : token);

/** A stream of tokens separated by spaces, each coded. */
export const encodeStream = (stream: string): string =>
  isStreamCoded.test(stream) ? stream.replace(codedInStream, codeOf) : stream;

/** A token as it was before it was coded. */
export const decodeToken = (code: string): string =>
  code.replace(codes, (_, character: string) => characterOf(character));

/** The words of an item as the index keeps them. */
export type CodedWords = {
  readonly title: string;
  readonly names: string;
  readonly body: string;
  readonly terms: string;
};

export const codedWords = (index: IndexEntry): CodedWords => ({
  title: encodeStream(index.title),
  names: encodeStream(index.names),
  body: encodeStream(index.body),
  terms: index.terms.map(encodeToken).join(' '),
});
