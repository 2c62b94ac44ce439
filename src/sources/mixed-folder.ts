import { dirname } from 'node:path';
import type { Source, SourceOptions } from '../ports/source.ts';
import { archiveForm, firstBytes, openTree } from './archive/open-tree.ts';
import { exportSources } from './export-archives.ts';
import { isLocomo } from './locomo/is-locomo.ts';
import { openLocomoSource } from './locomo/locomo-source.ts';
import { openEmlSource } from './mail/eml-source.ts';
import { openMaildirSource } from './mail/maildir-source.ts';
import { openMboxSource } from './mail/mbox-source.ts';
import { looksLikeMbox } from './mail/recognise.ts';
import { openPhotoSource } from './photos/photo-source.ts';
import { type FoundFile, walk } from './photos/walk.ts';

const messageFile = /\.(eml|emlx)$/i;
const mailboxFile = /(\.(mbox|mbx)$)|^mbox$/i;
const archiveFile = /\.(zip|tgz|tar|tar\.gz)$/i;
const HEAD_BYTES = 4096;

type Mails = {
  readonly messages: string[];
  readonly mailboxes: string[];
  readonly maildirs: string[];
  readonly archives: string[];
  readonly dialogues: string[];
};

/**
 * A folder with photos, videos, single mails, mailboxes, Maildirs and archives in any mixture: one source for each
 * kind, none reading what another reads. Mails come first, so that pictures find the words of their days.
 */
export async function openMixedFolder(top: string): Promise<Source[]> {
  const mails: Mails = { messages: [], mailboxes: [], maildirs: [], archives: [], dialogues: [] };
  for await (const step of walk(top)) {
    if (step.type !== 'folder') continue;
    if (/[/\\](cur|new)$/.test(step.path) && step.files.length > 0) addMaildir(mails, dirname(step.path));
    else for (const file of step.files) await sort(mails, file);
  }
  const claimed = new Set([...mails.messages, ...mails.mailboxes, ...mails.archives, ...mails.dialogues]);
  const sources: Source[] = [
    ...mails.mailboxes.map((file) => openMboxSource(file, top)),
    ...mails.dialogues.map((file) => openLocomoSource(file)),
    ...mails.maildirs.map((folder) => openMaildirSource(folder)),
    ...(mails.messages.length > 0 ? [openEmlSource(top, mails.messages)] : []),
  ];
  // Together, because the archives of one folder are mostly the parts of one export.
  const trees = await Promise.all(mails.archives.map((archive) => openTree(archive)));
  if (trees.length > 0) sources.push(...(await exportSources(trees)));
  return [...sources, withoutClaimed(openPhotoSource(top), claimed, mails.maildirs)];
}

function addMaildir(mails: Mails, folder: string): void {
  if (!mails.maildirs.includes(folder)) mails.maildirs.push(folder);
}

async function sort(mails: Mails, file: FoundFile): Promise<void> {
  if (messageFile.test(file.name)) mails.messages.push(file.path);
  else if (mailboxFile.test(file.name) && file.bytes > 0) {
    if (looksLikeMbox(await firstBytes(file.path, HEAD_BYTES))) mails.mailboxes.push(file.path);
  } else if (/\.json$/i.test(file.name) && file.bytes > 0) {
    if (await isLocomo(file.path)) mails.dialogues.push(file.path);
  } else if (archiveFile.test(file.name) && (await archiveForm(file.path)) !== undefined)
    mails.archives.push(file.path);
}

/** The photo source leaves out what is no picture and says so; what another source reads is not left out. */
function withoutClaimed(source: Source, claimed: ReadonlySet<string>, maildirs: readonly string[]): Source {
  const isClaimed = (path: string) => claimed.has(path) || maildirs.some((folder) => path.startsWith(`${folder}/`));
  return {
    importer: source.importer,
    root: source.root,
    estimate: (signal) => source.estimate(signal),
    async *read(options: SourceOptions) {
      const { unchanged } = options;
      const own: SourceOptions =
        unchanged === undefined
          ? options
          : { ...options, unchanged: (path, bytes, modified) => !isClaimed(path) && unchanged(path, bytes, modified) };
      for await (const event of source.read(own)) {
        if (event.type === 'skipped' && isClaimed(event.path)) continue;
        if (event.type === 'failure' && isClaimed(event.failure.path)) continue;
        yield event;
      }
    },
  };
}
