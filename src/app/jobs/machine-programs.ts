import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TagReader } from '../../ports/media-tags.ts';

const run = promisify(execFile);

type Program = { readonly name: string; readonly adds: string; find(): Promise<string | undefined> };

async function version(command: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run(command, [...args], { timeout: 10_000 });
    return (
      stdout
        .split('\n')
        .find((line) => line.trim() !== '')
        ?.trim() ?? command
    );
  } catch {
    return undefined;
  }
}

/** Programs outside the package that Madeleine can use, and what each adds. Everything works without them but that. */
export const programs: readonly Program[] = [
  {
    name: 'perl',
    adds: 'metadata of unusual, damaged or very new photo and video formats is read by exiftool',
    find: () => version('perl', ['-e', 'print "perl $^V"']),
  },
  {
    name: 'ffmpeg',
    adds: 'videos get thumbnails, subtitles inside them are read, and what is seen and heard in them is found with its second',
    find: async () => (await import('../../adapters/ffmpeg/executable.ts')).findFfmpeg(),
  },
];

let missing: Promise<Program[]> | undefined;

export function missingPrograms(): Promise<Program[]> {
  missing ??= Promise.all(programs.map(async (program) => ({ program, found: await program.find() }))).then((found) =>
    found.filter((p) => p.found === undefined).map((p) => p.program),
  );
  return missing;
}

/** exiftool, where there is a perl to run it. */
export async function openThoroughReader(): Promise<TagReader | undefined> {
  if ((await missingPrograms()).some((program) => program.name === 'perl')) return undefined;
  const { ExiftoolTagReader } = await import('../../adapters/exiftool/tag-reader.ts');
  return new ExiftoolTagReader();
}
