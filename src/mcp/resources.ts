import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ListResourcesResult, ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import type { App } from '../app/app.ts';
import type { TimelineItem } from '../contract/timeline-verb.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { locationNames } from '../memory/location.ts';
import { type AgentText, fact, lines, listed, say, untrustedNote } from './agent-text.ts';
import { errorText } from './error-text.ts';
import { thumbnailsOf } from './thumbnails.ts';
import { eventLine } from './tools/events.ts';
import { itemText } from './tools/fetch.ts';
import { personLine } from './tools/people.ts';
import { speaksOf } from './tools/speaks-of.ts';
import { windowed } from './windowed.ts';

const MOST_RECENT = 30;
const MOST_COMPLETED = 20;
/** Resources are not paginated: a client gets at most this much of one. */
const WHOLE = { characters: 60_000, entries: 200, page: 0 };

/** The MCP error code for an unknown resource. */
const RESOURCE_NOT_FOUND = -32_002;
const INTERNAL = -32_603;

type Kind = {
  readonly name: 'item' | 'event' | 'person';
  readonly title: string;
  readonly description: string;
  readonly read: (app: App, id: string) => Promise<Omit<ReadResourceResult['contents'][number], 'uri'>[]>;
  readonly complete: (app: App, said: string) => Promise<string[]>;
  readonly list?: (app: App) => Promise<ListResourcesResult>;
};

const uriOf = (kind: Kind['name'], id: string): string => `madeleine://${kind}/${encodeURIComponent(id)}`;
const plainText = (text: AgentText) => ({ mimeType: 'text/plain', text: String(text) });

const kinds: readonly Kind[] = [
  {
    name: 'item',
    title: 'Item of the memory',
    description: 'A photo, video, email or note, with its text, details and thumbnail.',
    read: async (app, id) => {
      const item = await app.show(id);
      const { pictures } = await thumbnailsOf(app, [item], 1);
      return [
        plainText(lines(itemText(windowed({ ...item, readings: [] }, WHOLE)))),
        ...pictures.map(({ mime, bytes }) => ({ mimeType: mime, blob: Buffer.from(bytes).toString('base64') })),
      ];
    },
    complete: async (app, said) =>
      said === '' ? (await recentItems(app)).map(({ id }) => id) : app.idsBeginning(said, MOST_COMPLETED),
    list: async (app) => ({
      resources: (await recentItems(app)).map((row) => ({
        uri: uriOf('item', row.id),
        name: row.id,
        title: String(titleOf(row)),
        description: String(
          listed([row.modality, ...(row.start === undefined ? [] : [row.start.slice(0, 10)])].map(fact)),
        ),
        mimeType: 'text/plain',
      })),
    }),
  },
  {
    name: 'event',
    title: 'Event of the memory',
    description: 'A trip, day or moment, with the ids of its items.',
    read: async (app, id) => {
      const { event, within, parts, items } = await app.event(id, { limit: WHOLE.entries });
      const others = [...within, ...parts].map((other) => say`${addressOf('event', other.id)} ${other.title}`);
      return [
        plainText(
          lines([
            untrustedNote,
            eventLine(event, say`-`),
            ...(others.length === 0 ? [] : [say`Parent and child events:`, ...others]),
            say`Items:`,
            ...items.map((item) => addressOf('item', item.id)),
          ]),
        ),
      ];
    },
    complete: async (app, said) =>
      (await app.events()).events
        .filter(({ id, title }) => id.startsWith(said) || speaksOf([title], said))
        .map(({ id }) => id),
  },
  {
    name: 'person',
    title: 'Person of the memory',
    description: 'A person in the memory: names, roles, people they are most often with, and ids of their items.',
    read: async (app, id) => {
      const person = await app.person(id);
      const items = person.items.slice(0, WHOLE.entries).map((item) => addressOf('item', item));
      const closest = person.closest.map(
        ({ id: other, times }) => say`${addressOf('person', other)} (${times} times together)`,
      );
      return [
        plainText(
          lines([
            untrustedNote,
            personLine(person, person.items.length, say`-`),
            ...(closest.length === 0 ? [] : [say`Most often with:`, ...closest]),
            say`Items:`,
            ...items,
          ]),
        ),
      ];
    },
    complete: async (app, said) =>
      (await app.people()).people
        .filter(({ id, names }) => id.startsWith(said) || speaksOf(names, said))
        .map(({ id }) => id),
  },
];

const addressOf = (kind: Kind['name'], id: string): AgentText => fact(uriOf(kind, id));

/** The marked text of the item, or its kind and origin if it has none. */
function titleOf(row: TimelineItem): AgentText {
  const words = row.title ?? row.snippet;
  if (words !== undefined) return say`${words}`;
  const places = placeNames(row).join(', ');
  return places === '' ? fact(row.modality) : say`${fact(row.modality)}, ${places}`;
}

const placeNames = ({ place }: TimelineItem): string[] => (place === undefined ? [] : locationNames(place));
const recentItems = async (app: App): Promise<TimelineItem[]> =>
  (await app.timeline({ order: 'desc', limit: MOST_RECENT })).items;

/** Items, events and people as resources by id, with completion. `report` receives bugs. */
export function addResources(server: McpServer, app: App, report: (error: unknown) => void): void {
  for (const { name, title, description, read, complete, list } of kinds) {
    const template = new ResourceTemplate(`madeleine://${name}/{id}`, {
      list: list === undefined ? undefined : () => guarded(report, () => list(app)),
      complete: { id: (said) => guarded(report, async () => (await complete(app, said)).slice(0, MOST_COMPLETED)) },
    });
    server.registerResource(name, template, { title, description, mimeType: 'text/plain' }, (uri, { id }) =>
      guarded(report, async () => ({
        contents: (await read(app, idOf(id))).map(
          (one) => ({ uri: uri.href, ...one }) as ReadResourceResult['contents'][number],
        ),
      })),
    );
  }
}

const MOST_ID_CHARACTERS = 512;

/** Errors: `not-found` for a malformed id. */
function idOf(variable: string | string[] | undefined): string {
  const said = Array.isArray(variable) ? variable.join(',') : (variable ?? '');
  try {
    const id = decodeURIComponent(said);
    if (id.length <= MOST_ID_CHARACTERS) return id;
  } catch {}
  throw new MadeleineError('not-found', `Resource not found: ${said.slice(0, 80)}.`);
}

/** Errors are protocol errors without internal details. */
async function guarded<T>(report: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isKnown = isMadeleineError(error);
    if (!isKnown) report(error);
    throw new McpError(isKnown && error.code === 'not-found' ? RESOURCE_NOT_FOUND : INTERNAL, String(errorText(error)));
  }
}
