import { rmSync } from 'node:fs';
import { access, copyFile, mkdtemp, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';

const require = createRequire(import.meta.url);

/** Latin text is read worse when its model comes first, so scripts with many characters lead. */
const leadingLanguages: readonly string[] = ['chi_sim', 'chi_tra', 'jpn', 'kor'];

/** Tesseract language codes in the order in which the engine should hold them. */
export const engineOrder = (languages: readonly string[]): string[] =>
  [...new Set(languages)].toSorted(
    (a, b) => Number(!leadingLanguages.includes(a)) - Number(!leadingLanguages.includes(b)),
  );

/** A folder with trained data; `remove` takes it away again. */
export type TrainedData = { readonly folder: string; readonly remove: () => void };

/**
 * Brings the trained data of `languages` (Tesseract codes, `eng`, `chi_sim`, `deu`…) from their installed packages into
 * one folder, which the engine wants. It is a new one that nobody else can have made or filled, and goes with the process at the
 * latest. Errors: `dependency-missing` names the package that is not there.
 */
export async function prepareTrainedData(languages: readonly string[]): Promise<TrainedData> {
  if (languages.length === 0) {
    throw new MadeleineError('invalid-configuration', 'No language is configured for text recognition.', {
      action: 'Set at least one language, such as "eng".',
    });
  }
  const sources = await Promise.all(languages.map(installedModel));
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-ocr-'));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  for (const source of sources) await placed(source, join(folder, basename(source)));
  return { folder, remove };
}

/** A link spares copying megabytes; where links are not allowed it is a copy. */
const placed = (source: string, target: string): Promise<void> =>
  symlink(source, target).catch(() => copyFile(source, target));

async function installedModel(language: string): Promise<string> {
  const name = `@tesseract.js-data/${language}`;
  const missing = (cause: unknown) =>
    new MadeleineError(
      'dependency-missing',
      `Text in "${language}" cannot be read: the package ${name} is not installed.`,
      {
        action: `Run "npm install ${name}", or remove "${language}" from the OCR languages.`,
        cause,
      },
    );
  if (!/^[a-z_]{3,20}$/i.test(language)) throw missing(undefined);
  try {
    const root = dirname(require.resolve(`${name}/package.json`));
    const file = join(root, '4.0.0_best_int', `${language}.traineddata.gz`);
    await access(file);
    return file;
  } catch (cause) {
    throw missing(cause);
  }
}
