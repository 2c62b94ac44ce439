import type { Chance } from '../chance.ts';
import { retell } from '../voices/retell.ts';
import { isTraditional, traditional } from '../voices/traditional.ts';
import type { Language, Voice } from '../voices/voice.ts';
import type { PictureCondition } from './picture-condition.ts';

const slots = ['what', 'where', 'when', 'who'] as const;

/** A query in both languages; the same sentence for both. */
export function queryWords(
  conditions: readonly PictureCondition[],
  { album, details, traditional: both }: Voice,
  chance: Chance,
): { readonly en: string; readonly zh: string } {
  const thing = conditions.some(({ slot }) => slot === 'what');
  const { en: english, zh: chinese } = chance.pick(album[thing ? 'thing' : 'bare']);
  const filled = (text: string, language: Language) =>
    slots.reduce(
      (out, slot) =>
        out.replace(
          `{${slot}}`,
          conditions
            .filter((one) => one.slot === slot)
            .map((one) => retell(details[language], one[language], chance).text)
            .join(' '),
        ),
      text,
    );
  const zh = tidyChinese(filled(chinese, 'zh'));
  const other = both && isTraditional(chinese);
  return { en: tidyEnglish(filled(english, 'en')), zh: other ? traditional(zh) : zh };
}

const tidyEnglish = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([:,?])/g, '$1')
    .replace(/^[:,] ?/, '')
    .replace(/\b(from) (in|on|at|with|around|while|the last|the first|late)\b/, '$2')
    .trim()
    .replace(/, (the ones|it was)$/, '');
const tidyChinese = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z]) | (?![A-Z])/g, '')
    .replace(/^[，的]+/, '')
    .replace(/，的那几张$/, '')
    .replace(/，$/, '');
