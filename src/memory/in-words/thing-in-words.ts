import type { NodeValue, Thing } from '../structured-data.ts';

const identifying = ['name', 'reservationNumber', 'orderNumber', 'flightNumber', 'trainNumber', 'startDate'] as const;

/** A node as a line for people: its type, and by what it is told apart: "FlightReservation XXX007 110". */
export function thingInWords(thing: Thing): string {
  const about = thing['reservationFor'];
  const said = [...identifying.map((name) => thing[name]), ...(isNode(about) ? identifying.map((n) => about[n]) : [])];
  return [thing['@type'], ...said.filter((value) => typeof value === 'string')].join(' ');
}

const isNode = (value: NodeValue | undefined): value is Extract<NodeValue, { '@type'?: string }> =>
  typeof value === 'object' && !Array.isArray(value);
