import { fold } from '../../../language/fold.ts';
import { contentTokens } from '../../../language/stop-words.ts';
import { locationNames } from '../../../memory/location.ts';
import type { Album } from './album-tools.ts';
import type { MetadataFilter } from './metadata-tool.ts';

export type RuleMatch = { readonly people: readonly string[]; readonly filter: MetadataFilter };

type Name = { readonly folded: string; readonly kind: 'person' | 'place' | 'when'; readonly name: string };

/**
 * What a query says where it consists of nothing but names of the album's people and places, words for times, and a year.
 * Nothing where anything else is left: then somebody has to understand it.
 */
export function matchedByRules(album: Album, query: string): RuleMatch | undefined {
  let rest = fold(query);
  const found: Name[] = [];
  for (const name of namesOf(album)) {
    const without = withoutName(rest, name.folded);
    if (without === undefined) continue;
    found.push(name);
    rest = without;
  }
  const [, year] = /(?<!\d)((?:19|20)\d{2})(?!\d)年?/.exec(rest) ?? [];
  if (year !== undefined) rest = rest.replace(/(?<!\d)(?:19|20)\d{2}(?!\d)年?/, ' ');
  const places = found.filter(({ kind }) => kind === 'place');
  if ((found.length === 0 && year === undefined) || places.length > 1 || contentTokens(rest).length > 0)
    return undefined;
  const when = found.filter(({ kind }) => kind === 'when').map(({ name }) => name);
  return {
    people: found.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    filter: {
      ...(year === undefined ? {} : { from: `${year}-01-01`, to: `${year}-12-31` }),
      ...(when.length === 0 ? {} : { when }),
      ...(places[0] === undefined ? {} : { place: places[0].name }),
    },
  };
}

/** Longest first, so that a name is not taken for one that it contains. */
function namesOf({ rows, faces }: Album): Name[] {
  const all: Name[] = [
    ...[...faces.keys()].map((name) => ({ folded: name, kind: 'person' as const, name })),
    ...rows
      .flatMap(({ item }) => (item.place === undefined ? [] : locationNames(item.place)))
      .map((name) => ({ folded: fold(name), kind: 'place' as const, name })),
    ...rows.flatMap(({ when }) => when).map((name) => ({ folded: fold(name), kind: 'when' as const, name })),
  ];
  const once = new Map(
    all.filter(({ folded }) => folded.trim() !== '').map((one) => [`${one.kind} ${one.folded}`, one]),
  );
  return [...once.values()].sort((a, b) => b.folded.length - a.folded.length || (a.folded < b.folded ? -1 : 1));
}

/** The text without its first whole-word occurrence of the name; in scripts without spaces, the first at all. */
function withoutName(text: string, name: string): string | undefined {
  const word = /[\p{L}\p{N}]/u;
  const spaced = !/\p{Script=Han}/u.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isPart = word.test(text[at - 1] ?? ' ') || word.test(text[at + name.length] ?? ' ');
    if (spaced && isPart) continue;
    return `${text.slice(0, at)} ${text.slice(at + name.length)}`;
  }
  return undefined;
}
