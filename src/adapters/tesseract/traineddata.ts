import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, rename } from 'node:fs/promises';
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

/**
 * Copies the trained data of `languages` (Tesseract codes, `eng`, `chi_sim`, `deu`…) from their installed packages into
 * one folder, which the engine wants, and returns that folder. `dependency-missing` names the package that is not there.
 */
export async function prepareTrainedData(languages: readonly string[], cacheFolder?: string): Promise<string> {
  if (languages.length === 0) {
    throw new MadeleineError('invalid-configuration', 'No language is set for text recognition.', {
      action: 'Set at least one language, such as "eng".',
    });
  }
  const sources = await Promise.all(languages.map(installedModel));
  const key = createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 12);
  const folder = cacheFolder ?? join(tmpdir(), `madeleine-ocr-${process.getuid?.() ?? 'user'}-${key}`);
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    const target = join(folder, basename(source));
    // Another process, or another memory of this one, may be copying too: only whole files ever get the final name.
    const partial = `${target}.${process.pid}.${randomUUID()}.partial`;
    await copyFile(source, partial);
    await rename(partial, target);
  }
  return folder;
}

async function installedModel(language: string): Promise<string> {
  const name = `@tesseract.js-data/${language}`;
  const missing = (cause: unknown) =>
    new MadeleineError(
      'dependency-missing',
      `Text in "${language}" cannot be read: the package ${name} is not installed.`,
      {
        action: `Run "npm install ${name}", or take "${language}" out of the OCR languages.`,
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
