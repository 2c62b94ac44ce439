import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailAccountSchema } from '../../memory/mail-account.ts';
import { hasEnded, JobBoard } from '../jobs/job-board.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { MailDesk } from './mail-desk.ts';

const account = mailAccountSchema.parse({
  id: 'ada@example.org',
  host: 'mail.example.org',
  port: 993,
  security: 'tls',
  user: 'ada@example.org',
  signIn: 'password',
  secret: { kept: 'environment', variable: 'MAIL' },
  deleted: 'keep',
  created: '2025-07-01T10:00:00.000Z',
});

it('has ended what it fetched of an account once that was stopped', async () => {
  const base = await mkdtemp(join(tmpdir(), 'madeleine-mail-desk-'));
  await createFolder(base, new Date());
  const memory = await OpenMemory.open(base, { ocr: { enabled: false }, perception: { enabled: false } });
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id: account.id, value: account }]);
  const jobs = new JobBoard(() => new Date());
  const work = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  const desk = new MailDesk(memory, jobs, ({ kind, account: id }) => jobs.start({ kind, about: [id], work }));
  const { id } = await desk.sync(account.id);
  await desk.stop('Ada@example.org');
  expect(hasEnded(jobs.get(id))).toBe(true);
  await desk.stop(account.id);
  await expect(desk.stop('bo@example.org')).rejects.toMatchObject({ code: 'not-found' });
  await memory.close();
  await rm(base, { recursive: true });
});
