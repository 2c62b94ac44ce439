import type { AuditReport } from '../../../contract/share-verbs.ts';
import { notJudgedWords } from '../../../contract/share-words.ts';

/** The audit as a page to read, in English: it goes with the copy. */
export function auditText(report: AuditReport): string {
  const { files, bytes, rows, pictures, frames, lookedFor, findings, notJudged, capitalised } = report;
  return [
    '# Audit of this copy',
    '',
    'This copy was made by a program that removes what people can be found by. Before it was finished, it was read as a stranger would read it.',
    '',
    '## What was read',
    '',
    `- ${files} files, ${bytes} bytes, all of them`,
    `- ${rows} records, ${pictures} pictures, ${frames} pictures of films`,
    '',
    '## What was looked for',
    '',
    `- ${lookedFor.names} names, ${lookedFor.addresses} e-mail addresses, ${lookedFor.codes} codes, ${lookedFor.numbers} numbers and ${lookedFor.positions} positions of the originals`,
    '- whatever has the form of a telephone number, an account, a link or an e-mail address',
    '- faces, lines of text, barcodes and QR codes in every picture, and metadata in every file',
    '',
    '## What was found',
    '',
    ...(findings.length === 0
      ? ['Nothing.']
      : findings.map(
          ({ file, row, kind, how }) => `- ${file}${row === undefined ? '' : ` (${row})`}: ${kind}: ${how}`,
        )),
    '',
    '## What could not be judged',
    '',
    ...notJudged.map((one) => `- ${notJudgedWords(one)}`),
    ...(capitalised.length === 0 ? [] : ['', '## Words with a capital that are left', '', capitalised.join(', ')]),
    '',
  ].join('\n');
}
