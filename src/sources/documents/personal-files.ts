import { basename, dirname } from 'node:path';
import { type DocumentFormat, documentFormat } from '../../memory/document-format.ts';
import type { FoundFile } from '../photos/walk.ts';

/** Files by which programmers' tools know a project; what is written below them explains the software, not anybody's life. */
const projectFile =
  /^(package\.json|tsconfig\.json|cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(\.kts)?|cmakelists\.txt|composer\.json|gemfile|package\.swift|mix\.exs|.+\.(csproj|sln|cabal|gemspec))$/i;
const sourceCode = /\.(c|cc|cpp|cs|css|go|h|hpp|java|js|jsx|kt|lua|mjs|php|pl|py|r|rb|rs|scala|sh|swift|ts|tsx|vue)$/i;
/** So many files of source code beside a text make it part of a program. */
const MUCH_CODE = 3;
/** What comes with programs, data and downloads to explain them. */
const explanation =
  /^(readme|licen[cs]e|copying|changelog|contributing|code_of_conduct|robots|requirements|cmakelists)([._-].*)?$/i;

const textFormats: ReadonlySet<DocumentFormat['name']> = new Set(['markdown', 'text', 'html']);

export type SortedDocument = { readonly file: FoundFile; readonly leftOut?: string };

/**
 * Tells documents of a person from those of programs, folder by folder, parents first. Files of other kinds are not sorted.
 */
export class PersonalFiles {
  readonly #top: string;
  #projects: string[] = [];
  /** Folders with the parts of a page that a browser saved beside it. */
  #ofPages: string[] = [];

  constructor(top: string) {
    this.#top = top;
  }

  sort(folder: string, files: readonly FoundFile[]): (file: FoundFile) => SortedDocument | undefined {
    if (files.some(({ name }) => projectFile.test(name))) this.#projects.push(folder);
    for (const { name } of files) {
      const page = /^(.{1,250})\.html?$/i.exec(name)?.[1];
      if (page !== undefined) this.#ofPages.push(`${folder}/${page}`);
    }
    const hasCode = files.filter(({ name }) => sourceCode.test(name)).length >= MUCH_CODE;
    const isOfProgram = hasCode || this.#projects.some((project) => isBelow(project, folder));
    const isHidden = /(^|\/)\./.test(folder.slice(this.#top.length));
    const isOfPage = this.#ofPages.some((page) => isPartsOf(page, folder));
    return (file) => {
      const format = documentFormat(file);
      if (format === undefined) return undefined;
      const reason = isHidden
        ? 'in a hidden folder'
        : (reasonByName(file.name, format) ??
          (textFormats.has(format.name) && (isOfPage ? 'part of a saved page' : isOfProgram ? ofProgram : undefined)));
      return typeof reason === 'string' ? { file, leftOut: reason } : { file };
    };
  }
}

const ofProgram = 'text of a software project';

const isBelow = (above: string, folder: string): boolean => folder === above || folder.startsWith(`${above}/`);

/** "Recipe.html" lies beside "Recipe_files" or, as other languages call it, "Recipe-Dateien". */
function isPartsOf(page: string, folder: string): boolean {
  for (let at = folder; at.length > page.length; at = dirname(at)) {
    if (dirname(at) === dirname(page) && at.startsWith(page) && /^[-_]\p{L}+$/u.test(at.slice(page.length)))
      return true;
  }
  return false;
}

function reasonByName(name: string, format: DocumentFormat): string | undefined {
  if (name.startsWith('~$')) return 'lock file of an office program';
  if (name.startsWith('.')) return 'hidden file';
  const stem = basename(name).replace(/\.[^.]*$/, '');
  return textFormats.has(format.name) && explanation.test(stem) ? 'readme or licence of a program' : undefined;
}
