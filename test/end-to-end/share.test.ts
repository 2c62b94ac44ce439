import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shareResponse, shareSet } from '../../src/contract/share-verbs.ts';
import { plantedLife, writeLife } from '../share/planted-life.ts';
import { document, madeleine } from './run-here.ts';

let base: string;
let memory: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-share-cli-'));
  memory = join(base, 'memory');
  const life = plantedLife();
  await writeLife(join(base, 'life'), { ...life, mails: life.mails.slice(0, 2), notes: [], pictures: [] });
  await document(['add', join(base, 'life'), '--memory', memory]);
}, 120_000);
afterAll(() => rm(base, { recursive: true, force: true }));

const share = (...args: readonly string[]) => madeleine(['share', ...args, '--memory', memory]);
const shares = async () =>
  z.object({ shares: z.array(shareSet) }).parse(await document(['share', 'list', '--memory', memory])).shares;

describe('madeleine share', { timeout: 120_000 }, () => {
  it('refuses what it cannot do before it looks at anything, and overwrites nothing', async () => {
    await writeFile(join(base, 'there.zip'), 'mine');
    for (const [args, said] of [
      [[], 'Say where to write the copy.'],
      [[join(base, 'life'), '--query', 'emails'], 'is a folder that is not empty.'],
      [[join(base, 'there.zip'), '--query', 'emails'], 'is there already.'],
      [[join(base, 'new')], 'Choose what to share in one way'],
      [[join(base, 'new'), 'mail-nothing', '--query', 'emails'], 'Choose what to share in one way'],
      [[join(base, 'new'), '--query', 'photos from Lisbon'], 'There is nothing to share'],
      [[join(base, 'new'), '--event', 'trip-nothing'], 'Event not found'],
      [[join(base, 'new'), 'mail-nothing'], 'There is no item mail-nothing.'],
      [[join(base, 'new'), '--resume', 's-aaaaaaaaaaaa'], 'There is no shared set s-aaaaaaaaaaaa.'],
    ] as const) {
      const { code, stderr } = await share(...args);
      expect(code, said).toBeGreaterThan(0);
      expect(stderr).toContain(said);
    }
    expect(await readFile(join(base, 'there.zip'), 'utf8')).toBe('mine');
    expect(await shares()).toEqual([]);
  });

  it('writes a copy of a search to a folder that is not there, and one with a letter less to a zip', async () => {
    const to = join(base, 'copies', 'letters');
    const made = shareResponse.parse(await document(['share', to, '--query', 'emails', '--memory', memory]));
    expect(made).toMatchObject({ items: 2, kept: 2, to, held: [], downloadable: false });
    expect((await readdir(to)).toSorted()).toEqual(['README.md', 'audit.json', 'audit.md', 'items.jsonl']);
    expect(await readFile(join(to, 'items.jsonl'), 'utf8')).not.toMatch(/Solheim|Bramwell|Quendt/);

    expect((await share('decide', made.id, '1', 'perhaps')).code).toBe(2);
    expect((await share('decide', made.id, '9', 'out')).stderr).toContain('The set has no item 9.');
    expect((await share('decide', made.id, '1', 'out')).stdout).toContain(`madeleine share finish ${made.id}`);
    const zip = join(base, 'copies', 'fewer.zip');
    const said = (await share('finish', made.id, zip)).stdout;
    expect(said).toContain('Wrote 1 item to');
    expect(said).toContain('Audit: found nothing.');
    expect((await readFile(zip)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect((await share('review', made.id)).stdout).toMatch(/kept → out/);
    expect((await shares()).map(({ id }) => id)).toEqual([made.id]);
    expect((await share('remove', made.id)).stdout).toContain(`Removed ${made.id}.`);
    expect(await shares()).toEqual([]);
  });

  it('gives documents and their data without people and codes, and says how much was left out', async () => {
    const papers = join(base, 'papers');
    await mkdir(papers);
    await writeFile(
      join(papers, 'ana.vcf'),
      'BEGIN:VCARD\nVERSION:3.0\nUID:u7\nFN:Gustava Quendt\nTEL:+47 22 00 11 22\nEND:VCARD\n',
    );
    const flight = {
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: 'QX7Z41',
      underName: { '@type': 'Person', name: 'Gustava Quendt' },
      reservationFor: {
        '@type': 'Flight',
        departureTime: '2023-05-03T09:30:00+01:00',
        departureAirport: { '@type': 'Airport', iataCode: 'LIS' },
        arrivalAirport: { '@type': 'Airport', iataCode: 'OSL' },
      },
    };
    const html = `<html><script type="application/ld+json">${JSON.stringify(flight)}</script><p>Your flight QX7Z41, Gustava Quendt</p></html>`;
    const head =
      'From: air@air.example\nTo: me@home.example\nSubject: Flight\nMessage-ID: <f1@air.example>\nDate: Mon, 1 May 2023 10:00:00 +0100';
    await writeFile(join(papers, 'flight.eml'), `${head}\nContent-Type: text/html; charset=utf-8\n\n${html}\n`);
    await writeFile(join(papers, 'Plan.md'), '# Plan\n\nGustava Quendt takes QX7Z41 to the fjord.\n');
    await document(['add', papers, '--memory', memory]);
    const found = z.object({ items: z.array(z.object({ id: z.string(), title: z.string().optional() })) });
    const titles: readonly (string | undefined)[] = ['Flight', 'Plan', 'Gustava Quendt'];
    const ids = new Set<string>();
    for (const query of ['flight', 'fjord', 'Gustava Quendt'])
      for (const { id, title } of found.parse(await document(['search', query, '--memory', memory])).items)
        if (titles.includes(title)) ids.add(id);
    expect(ids.size).toBe(3);
    const to = join(base, 'copies', 'papers');
    const made = shareResponse.parse(await document(['share', to, ...ids, '--memory', memory]));
    expect(made.nodesLeft).toBe(1);
    const text = await readFile(join(to, 'items.jsonl'), 'utf8');
    expect(text).not.toMatch(/Quendt|Gustava|QX7Z41|22 00 11/);
    expect(text).toContain('fjord');
    expect(text).toContain('"iataCode":"LIS"');
    expect((await share('finish', made.id, join(base, 'copies', 'papers.zip'))).stdout).not.toContain('Quendt');
  });
});
