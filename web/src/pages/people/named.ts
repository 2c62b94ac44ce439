import type { peopleWords } from '../../words/people.ts';

type Say = (typeof peopleWords)['en'] | (typeof peopleWords)['zh'];

/** What naming a person will have done: whoever gets the name of somebody known becomes one with them. */
export function namedInWords(say: Say, before: string, name: string, known: readonly string[]): string {
  const isKnown = name !== before && known.some((one) => one.toLowerCase() === name.toLowerCase());
  return isKnown ? say.merged([before === '' ? say.someone : before], name) : say.nowCalled(name);
}
