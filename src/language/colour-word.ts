/** Words for colours and the usual English name. */
const names: readonly (readonly [name: string, words: RegExp])[] = [
  ['red', /^(?:red|scarlet|crimson|ginger|红色?)$/iu],
  ['orange', /^(?:orange|橙色?|橘色?)$/iu],
  ['yellow', /^(?:yellow|blond|blonde|golden|黄色?|金色?)$/iu],
  ['green', /^(?:green|绿色?)$/iu],
  ['blue', /^(?:blue|navy|蓝色?)$/iu],
  ['purple', /^(?:purple|violet|紫色?)$/iu],
  ['pink', /^(?:pink|粉红?色?)$/iu],
  ['brown', /^(?:brown|brunette|chestnut|棕色?|褐色?)$/iu],
  ['black', /^(?:black|黑色?)$/iu],
  ['white', /^(?:white|白色?)$/iu],
  ['grey', /^(?:gr[ea]y|silver|灰色?|银色?)$/iu],
];

/** The usual English name of a colour's word of either language; undefined for any other word. */
export const colourOfWord = (word: string): string | undefined => names.find(([, words]) => words.test(word))?.[0];
