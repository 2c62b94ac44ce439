import type { Correction } from '../../memory/correction.ts';
import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';

/** What the owner said of faces: whose one is, whose it is not, and who are two people for good. */
export type FaceWord = {
  readonly is: ReadonlyMap<FaceId, PersonId>;
  readonly not: ReadonlyMap<FaceId, ReadonlySet<PersonId>>;
  /** Pairs as `pairKey` writes them. */
  readonly differ: ReadonlySet<string>;
};

export const pairKey = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/**
 * The last word on each face counts; people who were made one are one in all that was said of either. `named` are faces that
 * carry a name in the picture's metadata, which holds until something is said of them.
 */
export function faceWordOf(
  corrections: readonly Correction[],
  named: ReadonlyMap<FaceId, PersonId> = new Map(),
): FaceWord {
  const became = new Map<PersonId, PersonId>();
  for (const said of corrections) if (said.kind === 'merge-people') became.set(said.from, said.into);
  const standing = (person: PersonId): PersonId => {
    let at = person;
    for (let step = 0; step < became.size; step++) {
      const next = became.get(at);
      if (next === undefined || next === person) break;
      at = next;
    }
    return at;
  };
  const is = new Map([...named].map(([face, person]) => [face, standing(person)] as const));
  const not = new Map<FaceId, Set<PersonId>>();
  const differ = new Set<string>();
  for (const said of corrections) {
    if (said.kind === 'people-differ') differ.add(pairKey(standing(said.person), standing(said.other)));
    if (said.kind !== 'face-is' && said.kind !== 'face-is-not') continue;
    const person = standing(said.person);
    for (const face of said.faces) {
      const refused = not.get(face) ?? new Set();
      if (said.kind === 'face-is') {
        is.set(face, person);
        refused.delete(person);
      } else {
        if (is.get(face) === person) is.delete(face);
        refused.add(person);
      }
      not.set(face, refused);
    }
  }
  return { is, not, differ };
}
