/** Month names and their short forms, in the order in which the released scorer tries them. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

/** Full names, January first. */
export const monthNames: readonly string[] = [...monthNumbers.keys()]
  .filter((name, index, all) => monthNumbers.get(name) !== monthNumbers.get(all[index - 1] ?? ''))
  .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
