import { type Location, locationNames } from '../../../src/memory/location.ts';

/** The localised name of a place, or its own name. */
export type Called = (name: string) => string;

const calledOrNone = (name: string | undefined, called: Called): string | undefined =>
  name === undefined ? undefined : called(name);

/** Localised names of a location from narrow to wide; the name of a venue is not translated. */
export const namesCalled = (place: Location, called: Called): string[] =>
  locationNames({
    ...place,
    city: calledOrNone(place.city, called),
    region: calledOrNone(place.region, called),
    country: calledOrNone(place.country, called),
  });

/** "Lyon, France" as one text. */
export const placeCalled = (text: string, called: Called): string => {
  const whole = called(text);
  return whole === text ? text.split(', ').map(called).join(', ') : whole;
};
