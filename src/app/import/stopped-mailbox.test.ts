import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailbox, put } from '../../../test/end-to-end/made-input.ts';
import type { Source } from '../../ports/source.ts';
import { openMboxSource } from '../../sources/mail/mbox-source.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';

let base: string;
let file: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-mailbox-'));
  file = await put(base, 'all.mbox', mailbox(8));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const mails = async () => (await memory.store.counts()).items.email;

/** The mailbox, of which reading ends after some messages. */
function broken(after: number): Source {
  const whole = openMboxSource(file);
  return {
    ...whole,
    async *read(options) {
      let records = 0;
      for await (const event of whole.read(options)) {
        if (records === after) {
          yield {
            type: 'failure',
            failure: { path: file, code: 'unreadable', message: 'The disk reported an error.' },
          };
          return;
        }
        if (event.type === 'record') records += 1;
        yield event;
      }
    },
  };
}

it('goes on where the disk failed, with the next command', async () => {
  const sources = [broken(3)];
  expect(await add(memory, [], { as: 'auto', sources, readOnly: true })).toMatchObject({ added: 3 });
  expect(await add(memory, [file], { as: 'auto', readOnly: true })).toMatchObject({ added: 5, failed: [] });
  expect(await add(memory, [file], { as: 'auto', readOnly: true })).toMatchObject({ added: 0, unchanged: 8 });
});

it('is read from its beginning where a mail program has compacted it meanwhile', async () => {
  await add(memory, [], { as: 'auto', sources: [broken(3)], readOnly: true });
  const [, , , ...kept] = mailbox(8).split(/^(?=From ada)/m);
  await writeFile(file, kept.join(''));
  await add(memory, [file], { as: 'auto', readOnly: true });
  expect(await mails()).toBe(8);
});
