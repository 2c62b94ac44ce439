import { createHash } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OwnDovecot } from '../../test/fixtures/own-dovecot.ts';

const topics = ['letter', 'hotel', 'invoice', 'birthday', 'train', 'doctor', 'garden', 'meeting'];

/** Words that are searched for. */
export const topicOf = (n: number): string => topics[n % topics.length] ?? 'letter';

/** A small picture that no other is the same as. */
export async function numberedPicture(n: number): Promise<Buffer> {
  const background = { r: n % 256, g: Math.floor(n / 256) % 256, b: (n * 31) % 256 };
  const taken = `2023:05:${String(1 + (n % 28)).padStart(2, '0')} 12:${String(n % 60).padStart(2, '0')}:00`;
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .withExif({ IFD0: { ImageDescription: `number ${n}` }, IFD2: { DateTimeOriginal: taken } })
    .jpeg()
    .toBuffer();
}

/** Everything that was sent, by what its item is known by: content, or id of the message. */
export class Sent {
  /** Path of each, by hash of its content: within the watched folder, or of the inbox. */
  readonly pictures = new Map<string, string>();
  readonly mails = new Set<string>();
  /** Paths of files that cannot be read, and must be told. */
  readonly bad = new Set<string>();
  /** Uploads that broke off, and must leave nothing. */
  readonly broken = new Set<string>();
  #number = 0;

  next(): number {
    this.#number += 1;
    return this.#number;
  }

  async mail(dovecot: OwnDovecot, name: string): Promise<void> {
    const n = this.next();
    const id = `soak-${n}@example.org`;
    await dovecot.deliver(
      name,
      `From: ada${n % 9}@example.org\nTo: me@example.org\nSubject: ${topicOf(n)} ${n}\n` +
        `Date: ${1 + (n % 28)} May 2023 10:00:00 +0200\nMessage-ID: <${id}>\n\nThe ${topicOf(n)} of number ${n}.\n`,
    );
    this.mails.add(id);
  }

  async file(folder: string): Promise<void> {
    const n = this.next();
    const bytes = await numberedPicture(n);
    await mkdir(join(folder, `day-${n % 7}`), { recursive: true });
    await writeFile(join(folder, `day-${n % 7}`, `IMG_${n}.jpg`), bytes);
    this.pictures.set(hashOf(bytes), `${folder}/day-${n % 7}/IMG_${n}.jpg`);
  }

  /** What is called a picture and is none, and by turns what may not be read: a link that leads out, which even root is refused. */
  async badFile(folder: string): Promise<void> {
    const n = this.next();
    const path = join(folder, `IMG_${n}_bad.jpg`);
    if (this.bad.size % 2 === 0) await writeFile(path, `no picture at all, number ${n}`);
    else await symlink('/etc/hostname', path);
    this.bad.add(path);
  }

  /** Sends a picture as a sync app does, again until the server has it. Errors: where it is refused. */
  async upload(dav: string, token: string, retry: () => Promise<boolean>): Promise<void> {
    const n = this.next();
    const bytes = await numberedPicture(n);
    const headers = { authorization: `Basic ${Buffer.from(`me:${token}`).toString('base64')}` };
    do {
      const answer = await fetch(`${dav}/IMG_${n}.jpg`, { method: 'PUT', headers, body: new Uint8Array(bytes) }).catch(
        () => undefined,
      );
      // An answer that got lost: the name is known then (409).
      if (answer !== undefined && (answer.ok || answer.status === 409)) {
        this.pictures.set(hashOf(bytes), `/dav/IMG_${n}.jpg (${answer.status})`);
        return;
      }
      if (answer?.status === 401) throw new Error('The inbox does not take the token.');
    } while (await retry());
  }

  /** Says that more comes than does. */
  async brokenUpload(url: string, token: string): Promise<void> {
    const n = this.next();
    const bytes = await numberedPicture(n);
    const { hostname, port } = new URL(url);
    this.broken.add(hashOf(bytes));
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const auth = Buffer.from(`me:${token}`).toString('base64');
        socket.write(
          `PUT /dav/IMG_${n}_cut.jpg HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Basic ${auth}\r\n` +
            `Content-Length: ${bytes.length}\r\n\r\n`,
        );
        socket.write(bytes.subarray(0, bytes.length / 2), () => socket.destroy());
      });
      socket.once('close', () => resolve());
      socket.once('error', () => resolve());
    });
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
