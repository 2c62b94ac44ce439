import type { z } from 'zod';
import type { titledSchema } from '../../../src/memory/event.ts';
import type { Language } from './language.ts';

type Titled = { readonly title: string; readonly alsoIn?: z.infer<typeof titledSchema> | undefined };

/** The title of an event in the user's language, if available. */
export const titleIn = ({ title, alsoIn }: Titled, language: Language): string =>
  alsoIn?.tongue === language ? alsoIn.title : title;

type Told = {
  readonly narrative: string;
  readonly alsoIn?: { readonly tongue: Language; readonly narrative: string } | undefined;
};

/** Its description, likewise. */
export const storyIn = ({ narrative, alsoIn }: Told, language: Language): string =>
  alsoIn?.tongue === language ? alsoIn.narrative : narrative;
