import type { LedgerKind, LedgerState } from '../ledger.ts';
import type { NodeValue, StructuredNode, Thing } from '../structured-data.ts';
import { slotOf } from './thing-slots.ts';

type ThingType = Thing['@type'];

const ledgerKindOf: Partial<Record<ThingType, LedgerKind>> = {
  LodgingReservation: 'lodging',
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'ride',
  BoatReservation: 'ride',
  RentalCarReservation: 'ride',
  FoodEstablishmentReservation: 'restaurant',
  EventReservation: 'ticket',
  Ticket: 'ticket',
  Order: 'order',
  ParcelDelivery: 'order',
  Invoice: 'bill',
};

/** What kind of account a node is a record of; nothing where it is no dealing: a person, a place, an event in a calendar. */
export const ledgerKindOfThing = ({ '@type': type }: Thing): LedgerKind | undefined => ledgerKindOf[type];

export const isReservation = ({ '@type': type }: Thing): boolean => type.endsWith('Reservation');
export const isStay = ({ '@type': type }: Thing): boolean => type === 'LodgingReservation';

/** "Cancelled" of "http://schema.org/ReservationCancelled", "OrderCancelled" or "Cancelled". */
const statuses = (thing: Thing): string[] =>
  [thing, ...inside(thing['reservationFor'])].flatMap((node) =>
    Object.entries(node).flatMap(([property, value]) =>
      slotOf(property) === 'status' && typeof value === 'string' ? [value.slice(value.lastIndexOf('/') + 1)] : [],
    ),
  );

const inside = (value: NodeValue | undefined): readonly StructuredNode[] =>
  typeof value === 'object' && !Array.isArray(value) ? [value as StructuredNode] : [];

export const isCancelled = (thing: Thing): boolean => statuses(thing).some((status) => /Cancell?ed$/i.test(status));

/** An invoice that takes another back, whose sums are below zero. */
export const isCreditNote = (thing: Thing): boolean =>
  thing['@type'] === 'Invoice' && thing['category'] === 'CreditNote';

/** What the status of a dealing makes of its record; nothing where the node says no status that binds. */
export function ledgerStateOfThing(thing: Thing): LedgerState | undefined {
  if (isCancelled(thing)) return 'cancelled';
  if (isCreditNote(thing)) return 'refunded';
  const said = statuses(thing);
  const is = (pattern: RegExp): boolean => said.some((status) => pattern.test(status));
  if (thing['@type'] === 'Invoice') return is(/^PaymentComplete$/i) ? 'paid' : 'invoiced';
  if (thing['@type'] === 'ParcelDelivery') return 'delivered';
  if (is(/Hold$|Pending$|^ReservationPending/i)) return 'requested';
  if (is(/Returned$/i)) return 'refunded';
  return is(/Confirmed$|Processing$|Delivered$|InTransit$|PickupAvailable$/i) ? 'confirmed' : undefined;
}

/** What it is about, in a word of its own: the show, the hotel, what was ordered. */
export function subjectOf(thing: Thing): string | undefined {
  const own = thing['name'];
  if (typeof own === 'string') return own;
  return inside(thing['reservationFor'])
    .map((node) => node['name'])
    .find((name) => typeof name === 'string');
}
