import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import { MadeleineError } from '../memory/errors.ts';
import { fileError } from '../memory/file-error.ts';

/** A released file of questions has some 10 MB, and a row some thousand characters. */
const MOST_BYTES = 256_000_000;
const MOST_ROW = 1_000_000;

const read = z.object({ record: z.record(z.string(), z.string()), info: z.looseObject({ lines: z.int() }) });
/** A row by its columns' names, with the line of the file at which it ends. */
export type CsvRow = { readonly line: number; readonly row: Readonly<Record<string, string>> };

/**
 * The rows of a CSV file with a head, one at a time. Errors: `missing`, `unreadable`, `corrupt` for what is no CSV, named by
 * its line, or is too large.
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  const found = await stat(file).catch((error: unknown) => {
    throw fileError(file, error);
  });
  if (found.size > MOST_BYTES)
    throw new MadeleineError('corrupt', 'This CSV file is too large.', { path: file, action: 'Download it again.' });
  const stream = createReadStream(file);
  const parser = parse({
    columns: true,
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MOST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  stream.once('error', (error) => parser.destroy(error));
  try {
    for await (const one of stream.pipe(parser)) {
      const { record, info } = read.parse(one);
      yield { line: info.lines, row: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw fileError(file, error);
    const action = 'Download it again, or correct the line.';
    throw new MadeleineError('corrupt', `This is not readable CSV: ${error.message}.`, {
      path: file,
      action,
      cause: error,
    });
  } finally {
    stream.destroy();
  }
}
