import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const script = fileURLToPath(new URL('../../scripts/build-docs.ts', import.meta.url));

let site: string;
let pages: string[];
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'madeleine-docs-'));
  await promisify(execFile)(process.execPath, [script, site]);
  pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
});
afterAll(() => rm(site, { recursive: true, force: true }));

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

describe('the documentation site', () => {
  it('has every page, whose links, pictures and anchors are on the site', () => {
    expect(pages.length).toBeGreaterThan(40);
    const broken: string[] = [];
    for (const page of pages) {
      const html = readFileSync(join(site, page), 'utf8');
      for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
        if (/^(https?|mailto):/.test(target)) continue;
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? join(site, page) : join(site, dirname(page), path);
        const isThere = existsSync(file) && (anchor === undefined || idsIn(readFileSync(file, 'utf8')).has(anchor));
        if (!isThere) broken.push(`${page}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('loads nothing from elsewhere', () => {
    for (const page of pages)
      expect(readFileSync(join(site, page), 'utf8'), page).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
  });

  it('can be searched without a server', () => {
    const written = readFileSync(join(site, 'search-index.js'), 'utf8');
    const json = /^window\.searchIndex = (.*);\n$/s.exec(written)?.[1] ?? '';
    const options = z.object({ fields: z.array(z.string()), storeFields: z.array(z.string()), idField: z.string() });
    const { index, options: said } = z.object({ index: z.string(), options }).parse(JSON.parse(json));
    const search = MiniSearch.loadJSON(index, said);
    expect(search.search('trusted proxies').map(({ id }) => String(id))[0]).toMatch(/^docs\/http\.html#/);
  });
});
