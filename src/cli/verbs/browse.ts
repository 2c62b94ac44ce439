import pc from 'picocolors';
import type { EventsResponse, PlacesResponse, ShowResponse } from '../../contract/browse-verbs.ts';
import type { StatusResponse } from '../../contract/memory-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { eventKinds } from '../../memory/event.ts';
import { failuresCounted } from '../../memory/failure.ts';
import { valueOfField } from '../../memory/reading.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { failureLines, kinds, when } from '../phrases.ts';
import { readingWords } from '../reading-words.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { bytes, counted, table } from '../table.ts';
import { thingLines } from '../thing-lines.ts';
import { cells, prose } from '../wrapped-lines.ts';

export async function status(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.status(), drawStatus);
    return exitCodes.done;
  });
}

const anew: Readonly<Record<StatusResponse['dueAnew'][number], string>> = {
  index: 'the search index',
  organisation: 'events, people and places',
};

/** The assumed home of the owner, with the reason. */
function homeLine({ country, zone, currency, from, place }: NonNullable<StatusResponse['home']>): string {
  const taken = [...(country === undefined ? [] : [country]), zone, currency].join(', ');
  if (from === 'settings') return `  home: ${taken}, as set`;
  if (place === undefined) return `  home: ${taken}, as this machine is set up`;
  return `  home: ${taken}, guessed from ${counted(place.items, 'item')} in ${plain(place.name)} (set \`country\`, \`zone\` or \`currency\` to change it)`;
}

function drawStatus(s: StatusResponse): string {
  const { items } = s;
  const lines = [
    `${pc.bold(s.memory)} (${bytes(s.bytes)})${s.owner === undefined ? '' : ` of ${plain(s.owner)}`}`,
    `  ${counted(items.image, 'photo')}, ${counted(items.video, 'video')}, ${counted(items.email, 'email')}, ${counted(items.text, 'note')}`,
    `  ${counted(s.events, 'trip, day or moment', 'trips, days and moments')}, ${counted(s.people, 'person', 'people')}, ${counted(s.places, 'place')}, ${counted(s.ledger, 'booking, order or bill', 'bookings, orders and bills')}`,
    ...(s.home === undefined ? [] : [homeLine(s.home)]),
    `  face recognition: ${s.faces === 'unasked' ? 'off (not asked yet)' : s.faces}`,
  ];
  if (s.pending > 0)
    lines.push(
      `  ${counted(s.pending, 'task')} pending: ${Object.entries(s.pendingByStage)
        .map(([stage, n]) => `${stage} ${n}`)
        .join(', ')}`,
    );
  if (s.notLookedAt > 0)
    lines.push(pc.yellow(`  ${counted(s.notLookedAt, 'photo or video', 'photos and videos')} could not be analysed.`));
  if (s.dueAnew.length > 0)
    lines.push(`  out of date: ${s.dueAnew.map((due) => anew[due]).join(' and ')} (run \`madeleine add\` to rebuild)`);
  for (const root of s.missingRoots)
    lines.push(pc.yellow(`  ${plain(root)} is not available. Its items stay searchable.`));
  if (s.missing > 0) lines.push(pc.yellow(`  ${counted(s.missing, 'original file')} not found.`));
  if (s.failed.length > 0)
    lines.push(
      pc.yellow(`  ${counted(failuresCounted(s.failed), 'input')} could not be read completely:`),
      failureLines(s.failed),
    );
  return lines.join('\n');
}

export async function show(context: VerbContext, id: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.show(id), drawItem);
    return exitCodes.done;
  });
}

/** Faces in a video by the names of their people. */
const withNames = (words: string, people: ShowResponse['people']): string =>
  people.reduce((text, { face, name }) => (face === undefined ? text : text.replaceAll(face, name)), words);

const FIELD_CELLS = 13;

const thingsOf = (item: ShowResponse): readonly Thing[] =>
  (valueOfField('structuredData', item['structuredData']) ?? []) as readonly Thing[];

function drawItem(item: ShowResponse): string {
  const lines = [
    `${pc.bold(item.id)}  ${kinds[item.modality]}${item.original.present ? '' : pc.yellow('  (original missing)')}`,
    pc.dim(`  ${plain(item.original.path)}`),
    '',
    ...thingsOf(item).flatMap((thing) => [...thingLines(thing), '']),
  ];
  let above = '';
  for (const said of item.readings) {
    const { field, provenance } = said;
    const sure = provenance.confidence === undefined ? '' : ` ${(provenance.confidence * 100).toFixed(0)}%`;
    const words = plain(withNames(readingWords(said), item.people)).slice(0, 400);
    // Equal values are printed once, with their sources below each other.
    if (above !== `${field} ${words}`) {
      const [first = '', ...rest] = prose(words, ' '.repeat(FIELD_CELLS));
      lines.push(`${pc.cyan(`${field.padEnd(FIELD_CELLS - 1)} `)}${first.slice(FIELD_CELLS)}`, ...rest);
    }
    above = `${field} ${words}`;
    lines.push(pc.dim(`${' '.repeat(FIELD_CELLS)}${provenance.kind} by ${provenance.by}${sure}`));
  }
  if (item.observations !== undefined)
    lines.push(
      `${pc.cyan('observations'.padEnd(FIELD_CELLS))}${counted(item.observations.length, 'observation')}; run \`madeleine observe ${item.id}\` to record them again, or \`show --json\` to list them`,
    );
  for (const event of item.events)
    lines.push(`${pc.cyan('event'.padEnd(12))} ${plain(event.title)} (${event.kind}, ${event.id})`);
  for (const link of item.links)
    lines.push(
      `${pc.cyan('link'.padEnd(12))} ${link.kind} ${link.from === item.id ? `→ ${link.to}` : `← ${link.from}`}${link.note === undefined ? '' : pc.dim(`  ${plain(link.note)}`)}`,
    );
  return lines.join('\n');
}

export async function listEvents(context: VerbContext, options: { readonly kind?: string }): Promise<ExitCode> {
  const kind = eventKinds.find((known) => known === options.kind);
  if (options.kind !== undefined && kind === undefined) {
    throw new MadeleineError('usage', `Unknown value for --kind: ${options.kind}.`, {
      action: `Use one of: ${eventKinds.join(', ')}.`,
    });
  }
  return withApp(context, async (app) => {
    context.face.result(await app.events(kind), drawEvents);
    return exitCodes.done;
  });
}

function drawEvents({ events }: EventsResponse): string {
  if (events.length === 0) return 'No events yet. They are created from photos with a known time.';
  // Days are omitted if their moments are listed.
  const told = new Set(events.flatMap((event) => (event.kind === 'moment' ? (event.parent ?? []) : [])));
  return events
    .filter((event) => event.kind !== 'day' || !told.has(event.id))
    .flatMap(eventLines)
    .join('\n');
}

function eventLines(event: EventsResponse['events'][number]): string[] {
  const title = `${event.kind === 'trip' ? '✈' : ' '} ${plain(event.title)}`;
  const facts = `${when(event.span)} · ${counted(event.items.length, 'item')} · ${event.id}`;
  const shown = event.kind === 'trip' ? pc.bold(title) : title;
  const isWide = cells(title) + cells(facts) + 2 > (process.stdout.columns ?? Number.POSITIVE_INFINITY);
  const head = isWide ? [shown, `    ${pc.dim(facts)}`] : [`${shown}  ${pc.dim(facts)}`];
  return [...head, ...prose(plain(event.narrative), '    ')];
}

export async function listPlaces(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.places(), drawPlaces);
    return exitCodes.done;
  });
}

function drawPlaces({ places }: PlacesResponse): string {
  if (places.length === 0) return 'No places yet. They are created from photos with a position.';
  return table(places, [
    { head: 'place', cell: (p) => p.name },
    { head: 'kind', cell: (p) => p.kind },
    { head: 'in', cell: (p) => [p.city, p.country].filter((n) => n !== undefined && n !== p.name).join(', ') },
    { head: 'items', right: true, cell: (p) => String(p.items.length) },
    { head: 'confidence', right: true, cell: (p) => `${(p.confidence * 100).toFixed(0)}%` },
    { head: 'since', cell: (p) => p.since ?? '' },
    { head: 'until', cell: (p) => p.until ?? '' },
  ]);
}
