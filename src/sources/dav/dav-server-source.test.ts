import { expect, it } from 'vitest';
import type { DavFolder } from '../../memory/mail-account.ts';
import type { DavSession, ResourceVersion } from '../../ports/dav-server.ts';
import { openDavServerSource } from './dav-server-source.ts';

const text = (uid: string): string =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${uid}\nSUMMARY:${uid}\nEND:VEVENT\nEND:VCALENDAR`;

/** A server without tokens, which Radicale is not: only versions can be compared. */
function server(listed: readonly ResourceVersion[], ctag: string) {
  const asked: string[] = [];
  const session: DavSession = {
    folders: async () => [{ path: '/c/', name: 'C', use: 'calendar' }],
    state: async () => ({ ctag, syncToken: undefined }),
    list: async () => listed,
    changesSince: async () => undefined,
    async *resources(_path, _use, versions) {
      for (const version of versions) {
        asked.push(version.path);
        yield { ...version, kind: 'read', text: text(version.path) };
      }
    },
    close: async () => undefined,
  };
  return { session, asked };
}

async function read(session: DavSession, before: DavFolder | undefined, known: Record<string, string>) {
  const source = openDavServerSource({
    account: 'dav:anna',
    root: 'dav://anna@here',
    connect: async () => session,
    wait: async () => undefined,
    folders: undefined,
    known: () => before,
    knownVersions: async () => new Map(Object.entries(known)),
    onMissingFolder: () => undefined,
  });
  const events = await Array.fromAsync(source.read({}));
  const paths = events.flatMap((event) => (event.type === 'record' ? [event.record.origin.path] : []));
  return { paths, folder: events.flatMap((event) => (event.type === 'mailFolder' ? [event.folder] : []))[0] };
}

it('compares versions where the server tells no changes, and asks for nothing while its mark stays', async () => {
  const listed = [
    { path: '/c/1.ics', etag: 'a' },
    { path: '/c/2.ics', etag: 'b' },
  ];
  const first = server(listed, 'x');
  const { paths, folder } = await read(first.session, undefined, { 'c/1.ics': 'a' });
  expect(paths).toEqual(['c/2.ics']);
  expect(folder).toEqual({ protocol: 'dav', account: 'dav:anna', path: '/c/', ctag: 'x', gone: [] });
  if (folder?.protocol !== 'dav') throw new Error('no folder');
  const same = server(listed, 'x');
  expect(await read(same.session, folder, { 'c/1.ics': 'a', 'c/2.ics': 'b' })).toEqual({
    paths: [],
    folder: undefined,
  });
  const next = server([{ path: '/c/2.ics', etag: 'c' }], 'y');
  const later = await read(next.session, folder, { 'c/1.ics': 'a', 'c/1.ics#x': 'a', 'c/2.ics': 'b' });
  expect(later).toMatchObject({ paths: ['c/2.ics'], folder: { ctag: 'y', gone: ['c/1.ics', 'c/1.ics#x'] } });
});
