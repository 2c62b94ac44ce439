import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TagReader } from '../../ports/media-tags.ts';

const run = promisify(execFile);

type Program = {
  readonly name: string;
  readonly adds: string;
  /** How it is installed where that is usual; elsewhere at its home page. */
  readonly install: Readonly<Partial<Record<NodeJS.Platform, string>>> & { readonly elsewhere: string };
  /** The version, or what else it says of itself; undefined where it does not run. */
  find(): Promise<string | undefined>;
};

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
    adds: 'exiftool reads the metadata of unusual, damaged or very new photo and video formats',
    install: {
      linux: '`sudo apt install perl` (Debian, Ubuntu) or `sudo dnf install perl` (Fedora)',
      darwin: '`brew install perl`',
      win32: '`winget install StrawberryPerl.StrawberryPerl`',
      elsewhere: 'see https://www.perl.org/get.html',
    },
    find: () => version('perl', ['-e', 'print "perl $^V"']),
  },
  {
    name: 'ffmpeg',
    adds: 'videos get thumbnails, embedded subtitles are read, and scenes and speech can be found by time',
    install: {
      linux: '`sudo apt install ffmpeg` (Debian, Ubuntu) or `sudo dnf install ffmpeg-free` (Fedora)',
      darwin: '`brew install ffmpeg`',
      win32: '`winget install Gyan.FFmpeg`',
      elsewhere: 'see https://ffmpeg.org/download.html',
    },
    find: async () => {
      const { findFfmpeg } = await import('../../adapters/ffmpeg/executable.ts');
      const found = await findFfmpeg();
      return found === undefined ? undefined : (await version(found, ['-version']))?.replace(/ Copyright.*/, '');
    },
  },
];

/** What a missing program would add, and how to install it here. */
export const whatIsMissed = ({ adds, install }: Program, platform: NodeJS.Platform = process.platform): string =>
  `when installed, ${adds}; install it with ${install[platform] ?? install.elsewhere}`;

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
