import { readFile } from 'node:fs/promises';
import type { AboutResponse } from '../../contract/settings-shapes.ts';
import { programVersion } from './program-version.ts';

const packaged = (name: string): Promise<string> => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The version, the licence, and whose work the program stands on, from the files that it comes with. */
export async function about(): Promise<AboutResponse> {
  const [licence, notice] = await Promise.all([packaged('LICENSE'), packaged('NOTICE')]);
  return { version: programVersion, node: process.version, licence, notices: noticesIn(notice) };
}

/** The parts of a NOTICE: a title, and below it a list whose long entries go on in the next line. */
function noticesIn(text: string): AboutResponse['notices'] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.some((line) => line.startsWith('- ')))
    .map(([title = '', ...lines]) => {
      const entries: string[] = [];
      for (const line of lines) {
        if (line.startsWith('- ')) entries.push(line.slice(2).trim());
        else entries.push(`${entries.pop() ?? ''} ${line.trim()}`.trim());
      }
      return { title: title.trim(), entries };
    });
}
