const THRESHOLD = 0.72;

/**
 * Factors of MTLD (McCarthy & Jarvis 2010) read in one direction: each stretch after which the type-token ratio falls
 * below the threshold is one, and what is left at the end counts as the part of a factor that it got through.
 */
function factors(tokens: readonly string[]): number {
  let whole = 0;
  let seen = new Set<string>();
  let n = 0;
  for (const token of tokens) {
    n += 1;
    seen.add(token);
    if (seen.size / n < THRESHOLD) {
      whole += 1;
      seen = new Set();
      n = 0;
    }
  }
  return n === 0 ? whole : whole + (1 - seen.size / n) / (1 - THRESHOLD);
}

/**
 * Measure of textual lexical diversity over all queries as one text (PhotoBench App. B.1.3): tokens over the mean of
 * forward and backward factors. Undefined for text in which no word ever comes again.
 */
export function mtld(tokens: readonly string[]): number | undefined {
  const mean = (factors(tokens) + factors(tokens.toReversed())) / 2;
  return mean === 0 ? undefined : tokens.length / mean;
}

/** Words of a query, lower-cased; Chinese is cut by the platform's word segmenter. */
export function queryTokens(query: string, language: 'en' | 'cn'): string[] {
  const segmenter = new Intl.Segmenter(language === 'cn' ? 'zh' : 'en', { granularity: 'word' });
  return [...segmenter.segment(query.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );
}

export type QueryLinguistics = {
  readonly queries: number;
  readonly length: number;
  readonly mtld?: number;
  /** Both need a parse of the queries: absent, unscored, without one. */
  readonly nounDensity?: number;
  readonly depth?: number;
  /** How many sentences the parse holds; fewer or more than there are queries means that it is of other ones. */
  readonly parsed?: number;
};

type Parsed = { readonly tokens: number; readonly nouns: number; readonly depth: number };

/**
 * Length, noun density, dependency depth and MTLD of the queries (PhotoBench App. B.1): means over queries, but MTLD of all
 * as one text. The parse is CoNLL-U, a sentence or a document a query.
 */
export function queryLinguistics(queries: readonly string[], language: 'en' | 'cn', conllu?: string): QueryLinguistics {
  const cut = queries.map((query) => queryTokens(query, language));
  const diversity = mtld(cut.flat());
  const parsed = conllu === undefined ? [] : parseConllu(conllu);
  const sum = (of: (one: Parsed) => number) => parsed.reduce((total, one) => total + of(one), 0);
  return {
    queries: queries.length,
    length: queries.length === 0 ? 0 : cut.flat().length / queries.length,
    ...(diversity === undefined ? {} : { mtld: diversity }),
    ...(parsed.length === 0
      ? {}
      : {
          nounDensity: sum((one) => one.nouns / one.tokens) / parsed.length,
          depth: sum((one) => one.depth) / parsed.length,
          parsed: parsed.length,
        }),
  };
}

/**
 * A query's tokens, nouns and depth: the longest path from the root, in edges, of the deepest of its sentences. Each
 * sentence is a query, unless `# newdoc` lines say which belong together.
 */
function parseConllu(text: string): Parsed[] {
  const documents = /^# newdoc/m.test(text) ? text.split(/^# newdoc.*$/m) : text.split(/\n\s*\n/);
  return documents
    .map((document) => document.split(/\n\s*\n/).map((sentence) => sentence.split('\n').flatMap(wordLine)))
    .map((sentences) => sentences.filter((words) => words.length > 0))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => {
      const words = sentences.flat();
      return {
        tokens: words.length,
        nouns: words.filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN').length,
        depth: Math.max(...sentences.map(depthOfSentence)),
      };
    });
}

type Word = { readonly id: number; readonly pos: string; readonly head: number };

function depthOfSentence(words: readonly Word[]): number {
  const heads = new Map(words.map(({ id, head }) => [id, head]));
  return Math.max(...words.map(({ id }) => depthOf(id, heads)));
}

function wordLine(line: string): Word[] {
  const [id = '', , , pos = '', , , head = ''] = line.split('\t');
  return /^\d+$/.test(id) && /^\d+$/.test(head) ? [{ id: Number(id), pos, head: Number(head) }] : [];
}

function depthOf(word: number, heads: ReadonlyMap<number, number>): number {
  let depth = 0;
  let at = heads.get(word) ?? 0;
  // A broken parse may loop; no path is longer than the sentence.
  while (at !== 0 && depth < heads.size) {
    depth += 1;
    at = heads.get(at) ?? 0;
  }
  return depth;
}
