import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { settingsFile, writeSettings } from './settings-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-settings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const yaml = () => join(folder, 'madeleine.config.yaml');
const read = (name = 'madeleine.config.yaml') => readFile(join(folder, name), 'utf8');

describe('the settings file', () => {
  it('keeps remarks, order and other settings, and the file as it was beside it', async () => {
    const was =
      '# mine\nzone: Europe/Lisbon # home\n\nmodels:\n  # at home\n  local:\n    url: http://127.0.0.1:1/v1\n    model: small\n';
    await writeFile(yaml(), was);
    await writeSettings(folder, [
      { path: ['zone'], value: 'Asia/Tokyo' },
      { path: ['owner', 'name'], value: 'Ada: "the" first # one' },
    ]);
    const now = await read();
    expect(now).toContain('# mine\nzone: Asia/Tokyo # home');
    expect(now).toContain('  # at home\n  local:');
    expect(await read('madeleine.config.yaml.previous')).toBe(was);
    expect(readConfiguration(folder, {}, {})).toMatchObject({
      zone: 'Asia/Tokyo',
      owner: { name: 'Ada: "the" first # one' },
      models: { local: { model: 'small' } },
    });
  });

  it('takes a setting out, and its group when nothing is left in it', async () => {
    await writeFile(yaml(), 'owner:\n  name: Ada\nocr:\n  enabled: false\n  languages: [eng]\n');
    await writeSettings(folder, [
      { path: ['owner', 'name'], value: undefined },
      { path: ['ocr', 'enabled'], value: undefined },
      { path: ['zone'], value: undefined },
    ]);
    expect(readConfiguration(folder, {}, {})).toEqual({ ocr: { languages: ['eng'] } });
  });

  it('puts something into a group that is written and empty, and into a file that is not there', async () => {
    await writeSettings(folder, [{ path: ['currency'], value: 'EUR' }]);
    expect(await read()).toBe('currency: EUR\n');
    await writeFile(yaml(), '# all of it is a remark\nowner:\n');
    await writeSettings(folder, [{ path: ['owner', 'name'], value: 'Ada' }]);
    expect(await read()).toContain('# all of it is a remark');
    expect(readConfiguration(folder, {}, {})).toEqual({ owner: { name: 'Ada' } });
  });

  it('writes nothing that is wrong, and nothing into a file that is', async () => {
    await writeFile(yaml(), 'zone: Europe/Lisbon\n');
    await expect(writeSettings(folder, [{ path: ['zone'], value: 'Mars/Olympus' }])).rejects.toMatchObject({
      code: 'invalid-configuration',
    });
    expect(await read()).toBe('zone: Europe/Lisbon\n');
    await writeFile(yaml(), 'zone: [\n');
    await expect(writeSettings(folder, [{ path: ['currency'], value: 'EUR' }])).rejects.toMatchObject({
      code: 'invalid-configuration',
    });
    expect(await read()).toBe('zone: [\n');
  });

  it('loses nothing of two writers at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const model = { url: 'http://127.0.0.1:1/v1', model: 'm' };
    await Promise.all(names.map((name) => writeSettings(folder, [{ path: ['models', name], value: model }])));
    expect(Object.keys(readConfiguration(folder, {}, {}).models ?? {}).sort()).toEqual(names);
  });

  it('writes JSON where that is the file, and to where a link leads', async () => {
    await writeFile(join(folder, 'real.json'), '{"zone": "Europe/Lisbon"}');
    await symlink(join(folder, 'real.json'), join(folder, 'madeleine.config.json'));
    expect(settingsFile(folder)).toBe(join(folder, 'madeleine.config.json'));
    await writeSettings(folder, [{ path: ['locale'], value: 'pt-PT' }]);
    expect(JSON.parse(await read('real.json'))).toEqual({ zone: 'Europe/Lisbon', locale: 'pt-PT' });
  });
});
