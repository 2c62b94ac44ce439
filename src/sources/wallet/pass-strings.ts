import type { Member } from './pass-archive.ts';

const MOST_LANGUAGES = 40;
const stringsFile = /^([A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?)\.lproj\/pass\.strings$/;
/** Texts in quotes, and the marks between them; a text that does not end goes to the end, so that each character is met once. */
const tokenForm = /"((?:[^"\\]|\\[\s\S]?)*)(?:"|$)|[=;]/g;
const MOST_PAIRS = 2000;

/** Texts that a pass shows in the place of others: English where it has it, else the first of its languages. */
export async function localisedTexts(members: ReadonlyMap<string, Member>): Promise<ReadonlyMap<string, string>> {
  const files = [...members.values()]
    .flatMap((member) => {
      const language = stringsFile.exec(member.name)?.[1]?.toLowerCase();
      return language === undefined ? [] : [{ language, member }];
    })
    .sort((a, b) => (a.language < b.language ? -1 : 1))
    .slice(0, MOST_LANGUAGES);
  const chosen = files.find(({ language }) => /^en\b/.test(language)) ?? files[0];
  return chosen === undefined ? new Map() : stringsIn(charactersOf(await chosen.member.read()));
}

/** Property lists of strings are UTF-16 with or without a mark, or UTF-8. */
function charactersOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(second === 0 ? 'utf-16le' : 'utf-8').decode(bytes);
}

function stringsIn(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  let said: string[] = [];
  for (const [mark, written] of text.matchAll(tokenForm)) {
    if (written !== undefined) said.push(unescaped(written));
    else if (mark === ';') {
      const [key, value] = said;
      if (key !== undefined && value !== undefined && said.length === 2) pairs.set(key, value);
      said = [];
    }
    if (pairs.size >= MOST_PAIRS) break;
  }
  return pairs;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const unescaped = (text: string): string =>
  text.replace(/\\(?:[uU]([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, mark: string | undefined) =>
    code === undefined ? (escapes[mark ?? ''] ?? mark ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
