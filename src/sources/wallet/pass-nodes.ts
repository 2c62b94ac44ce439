import type { Thing } from '../../memory/structured-data.ts';
import { isRecord } from '../structured/node-of.ts';
import { confirmed, merged, type Written } from '../structured/travel-node.ts';
import { frontOf, type Pass, type PassField, textOf } from './pass-fields.ts';
import { type Semantics, semanticNodes } from './pass-semantics.ts';
import { eventShown, flightShown, stayOf, stayShown, tripShown } from './pass-shown.ts';
import { timed } from './pass-times.ts';

/**
 * The reservations that a pass stands for: of a journey by its kind, of an event, of a stay. What its semantic tags say is
 * believed before its barcode, and that before its fields. None for cards and coupons.
 */
export function passNodes(pass: Pass): Written[] {
  const semantics = semanticNodes(allTags(pass));
  const kind = kindOf(pass, semantics);
  if (kind === undefined) return [];
  const code = codeOf(pass, kind);
  const shown = kinds[kind].shown(pass);
  const said = { '@type': kind, ...semantics.reservation, reservedTicket: { '@type': 'Ticket', ...semantics.seat } };
  const fromTags = { ...said, reservationFor: kinds[kind].tags(semantics) };
  const read = merged(fromTags, code ?? {}, shown, ofPass(pass));
  const node = { ...read, underName: spelledAs(read['underName'], shown['underName']) };
  return [timed(node, pass), ...pass.codes.filter((other) => other !== code)].map((one) => merged(one));
}

type PassKind = Exclude<Extract<Thing['@type'], `${string}Reservation`>, `Rental${string}` | `Food${string}`>;
type KindRules = { tags(semantics: Semantics): Written; shown(pass: Pass): Written };

const kinds: Readonly<Record<PassKind, KindRules>> = {
  FlightReservation: { tags: ({ flight }) => flight, shown: flightShown },
  TrainReservation: { tags: ({ train }) => train, shown: (pass) => tripShown(pass, 'TrainTrip') },
  BusReservation: { tags: ({ bus }) => bus, shown: (pass) => tripShown(pass, 'BusTrip') },
  BoatReservation: { tags: ({ boat }) => boat, shown: (pass) => tripShown(pass, 'BoatTrip') },
  EventReservation: { tags: ({ event }) => event, shown: eventShown },
  LodgingReservation: { tags: () => ({ '@type': 'LodgingBusiness' }), shown: stayShown },
};
const transits: ReadonlyMap<string, PassKind> = new Map([
  ['PKTransitTypeAir', 'FlightReservation'],
  ['PKTransitTypeTrain', 'TrainReservation'],
  ['PKTransitTypeBus', 'BusReservation'],
  ['PKTransitTypeBoat', 'BoatReservation'],
]);

/** Tags stand at the top of a pass and beside its fields. */
function allTags({ written, fields }: Pass): Written {
  const beside = [...frontOf(fields), ...fields.back].map(({ semantics }) => semantics);
  return Object.assign({}, ...beside, isRecord(written['semantics']) ? written['semantics'] : {}) as Written;
}

function kindOf({ style, transit, fields, codes }: Pass, { flight, train, event }: Semantics): PassKind | undefined {
  const written = codes[0]?.['@type'];
  const byCode = isPassKind(written) ? written : undefined;
  const byEnds = byCode ?? kindByEnds(flight, train);
  if (style === 'boardingPass') return transits.get(transit) ?? byEnds;
  if (stayOf(fields) !== undefined) return 'LodgingReservation';
  if (style === 'eventTicket') return 'EventReservation';
  if (style !== 'generic') return undefined;
  return byEnds ?? (isSaid(event, 'name') && isSaid(event, 'startDate') ? 'EventReservation' : undefined);
}

const isPassKind = (type: unknown): type is PassKind => typeof type === 'string' && Object.hasOwn(kinds, type);

function kindByEnds(flight: Written, train: Written): PassKind | undefined {
  if (isSaid(flight, 'departureAirport')) return 'FlightReservation';
  return isSaid(train, 'departureStation') ? 'TrainReservation' : undefined;
}

const isSaid = (node: Written, property: string): boolean => property in merged(node);

/** A barcode of several legs names them all; a pass is of the one that it shows. */
function codeOf({ codes, fields }: Pass, kind: PassKind): Written | undefined {
  const shown = new Set(fields.primary.map(({ value }) => value.toUpperCase()));
  const same = codes.filter((code) => code['@type'] === kind);
  const stops = (code: Written): unknown[] => {
    const trip = isRecord(code['reservationFor']) ? code['reservationFor'] : {};
    return ['departureAirport', 'arrivalAirport'].map((end) =>
      isRecord(trip[end]) ? trip[end]['iataCode'] : undefined,
    );
  };
  return same.find((code) => stops(code).every((stop) => shown.has(String(stop)))) ?? same[0];
}

/** A barcode has its names in capitals: where the pass shows the same words, they are spelled as there. */
function spelledAs(person: unknown, shown: unknown): unknown {
  if (!isRecord(person) || !isRecord(shown)) return person;
  const words = new Map(
    textOf(shown['name'])
      .split(' ')
      .map((word) => [word.toUpperCase(), word] as const),
  );
  const spelled = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/[^\s]+/g, (word) => words.get(word) ?? word) : value;
  return Object.fromEntries(
    Object.entries(person).map(([key, value]) => [key, key === '@type' ? value : spelled(value)]),
  );
}

/** The address of the web at which a booking can be changed. */
const managedAt = (fields: readonly PassField[]): string | undefined =>
  fields
    .filter(({ roles }) => roles.has('manage'))
    .map(({ value }) => /https?:\/\/[^\s<>"]+/.exec(value)?.[0])
    .find((target) => target !== undefined);

/** What the pass says of itself. */
function ofPass({ written, ticketToken, fields }: Pass): Written {
  const target = managedAt(fields.back);
  return {
    potentialAction: target === undefined ? undefined : [{ '@type': 'UpdateAction', target }],
    reservationStatus: confirmed,
    pkpassPassTypeIdentifier: textOf(written['passTypeIdentifier']),
    pkpassSerialNumber: textOf(written['serialNumber']),
    reservedTicket: { '@type': 'Ticket', ticketToken },
  };
}
