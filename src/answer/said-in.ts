import { fold, slug } from '../language/fold.ts';
import type { Gazetteer } from '../retrieve/planner/gazetteer.ts';
import { beside, type Language } from './wording.ts';

const han = /\p{Script=Han}/u;

type Named = { readonly kind: 'person' | 'place'; readonly id?: string | undefined };

/** A person or a place in the question's language where the memory knows such a name. */
export function nameSaid(name: string, { kind, id }: Named, { entries }: Gazetteer, language: Language): string {
  if (language !== 'zh' || han.test(name)) return name;
  const own = slug(name);
  let best: string | undefined;
  for (const [form, known] of entries) {
    if (!han.test(form) || (best !== undefined && form.length <= best.length && kind === 'person')) continue;
    const isIt = known.some((entry) => {
      if (entry.kind === 'person' && kind === 'person')
        return id === undefined ? slug(entry.person.name) === own : entry.person.id === id;
      return entry.kind === 'place' && kind === 'place' && slug(entry.place.name) === own;
    });
    if (isIt && (kind === 'person' || best === undefined)) best = form;
  }
  return best === undefined ? name : beside(best, name, language);
}

const withOriginal = /^(.+?)\s?[(（]([^()（）]+)[)）]$/u;

/** Of a text that says a name in one script and its original in another, the original. */
export function originalOf(text: string): string | undefined {
  const found = withOriginal.exec(fold(text).trim());
  const [said, original] = [found?.[1], found?.[2]];
  if (said === undefined || original === undefined || /\d/.test(said)) return undefined;
  return han.test(said) === han.test(original) ? undefined : original;
}
