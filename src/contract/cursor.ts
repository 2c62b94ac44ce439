import type { z } from 'zod';
import { MadeleineError } from '../memory/errors.ts';

/** Longer than any that is given out. */
const MOST_CHARACTERS = 2048;

/** Where a list goes on, as opaque text: base64url of the position's JSON. */
export function cursorOf(position: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The position that a cursor says. Errors: `invalid-cursor` for what was not given out by `cursorOf` for this list. */
export function positionOf<Position>(cursor: string, schema: z.ZodType<Position>): Position {
  const position = cursor.length > MOST_CHARACTERS ? undefined : schema.safeParse(decoded(cursor));
  if (position?.success === true) return position.data;
  throw new MadeleineError('invalid-cursor', 'This cursor does not belong to this list.', {
    action: 'Start again without a cursor, and use the nextCursor of each response.',
  });
}

function decoded(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (one) => one.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
