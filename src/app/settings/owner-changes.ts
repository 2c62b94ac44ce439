import type { SettingsChange, SettingsResponse, settingOrigins } from '../../contract/settings-shapes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { whatLeaves } from '../models/what-leaves.ts';
import type { OpenMemory } from '../open-memory.ts';
import { type Configuration, configurationLayers } from './configuration.ts';
import { type SettingWrite, settingsFile, writeSettings } from './settings-file.ts';
import { askedSettings, homeFound, saidChanges } from './shown-home.ts';

/** Settings that may be changed from a face, and where each lies in the configuration. */
const places = {
  owner: ['owner', 'name'],
  addresses: ['owner', 'addresses'],
  zone: ['zone'],
  locale: ['locale'],
  currency: ['currency'],
  country: ['country'],
  ocr: ['ocr', 'enabled'],
  perception: ['perception', 'enabled'],
  offline: ['offline'],
  placeServer: ['geocoder', 'nominatim'],
} as const satisfies Readonly<Record<keyof SettingsChange, SettingWrite['path']>>;
type Name = keyof typeof places;
type Origin = (typeof settingOrigins)[number];

/** What holds now, read anew: another program may have changed it. */
export async function readSettings(memory: OpenMemory): Promise<SettingsResponse> {
  await memory.reconfigure();
  const { configuration, store, folder } = memory;
  const [{ records }, people, settings, home] = await Promise.all([
    store.counts(),
    store.records('person'),
    askedSettings(memory),
    homeFound(store),
  ]);
  const from = originsOf(memory);
  const self = people.find(({ owner }) => owner);
  const { ownerAddresses } = settings;
  const told = <Value>(name: Name, value: Value | undefined) => ({
    from: from(name),
    ...(value === undefined ? {} : { value }),
  });
  return {
    owner: told('owner', settings.ownerName ?? self?.name),
    addresses: told('addresses', ownerAddresses.length > 0 ? ownerAddresses : [...(self?.addresses ?? [])]),
    zone: told('zone', settings.zone),
    locale: told('locale', settings.locale),
    currency: told('currency', settings.currency),
    country: told('country', settings.country),
    ...(home === undefined ? {} : { home: { name: home.name, items: home.items } }),
    ocr: { value: configuration.ocr?.enabled !== false, from: from('ocr') },
    perception: { value: configuration.perception?.enabled !== false, from: from('perception') },
    offline: { value: configuration.offline === true, from: from('offline') },
    placeServer: told('placeServer', configuration.geocoder?.nominatim),
    leaves: await whatLeaves(memory),
    faces: settings.faces,
    knownFaces: records.face,
    forgotten: records.tombstone,
    file: settingsFile(folder.path),
    memory: folder.path,
    created: folder.created,
  };
}

/**
 * Changes settings in the memory's own file; they hold at once for what is read, asked and taken in from now on. Errors:
 * `usage` for one that the environment or the command line fixes, and those of `writeSettings`.
 */
export async function changeSettings(memory: OpenMemory, change: SettingsChange): Promise<SettingsResponse> {
  const from = originsOf(memory);
  const writes = Object.entries(change).flatMap(([key, value]): SettingWrite[] => {
    const name = key as Name;
    if (value === undefined) return [];
    const origin = from(name);
    if (origin === 'environment' || origin === 'command-line') throw fixed(name, origin);
    return [{ path: places[name], value: value ?? undefined }];
  });
  if (writes.length > 0) {
    await writeSettings(memory.folder.path, writes);
    await memory.reconfigure();
    const changes = await saidChanges(memory);
    if (changes.length > 0) await memory.store.write(changes);
  }
  return readSettings(memory);
}

function originsOf({ folder, flags }: OpenMemory): (name: Name) => Origin {
  const layers = configurationLayers(folder.path, flags);
  const order = [
    ['command-line', layers.flags],
    ['environment', layers.environment],
    ['file', layers.file],
  ] as const;
  return (name) => order.find(([, layer]) => at(layer, places[name]) !== undefined)?.[0] ?? 'guess';
}

const at = (layer: Configuration, [group, field]: readonly string[]): unknown => {
  const value = Object.entries(layer).find(([key]) => key === group)?.[1];
  if (field === undefined) return value;
  return Object.entries(value ?? {}).find(([key]) => key === field)?.[1];
};

const fixed = (name: Name, origin: Origin): MadeleineError =>
  new MadeleineError(
    'usage',
    `The setting ${places[name].join('.')} is set by the ${origin === 'environment' ? 'environment' : 'command line'}.`,
    { action: 'Remove it there and restart the program.' },
  );
