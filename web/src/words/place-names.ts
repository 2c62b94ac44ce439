import { type Location, locationNames } from '../../../src/memory/location.ts';

/** What a place is called in the language of the reader; its own name where there is no other. */
export type Called = (name: string) => string;

const calledOrNone = (name: string | undefined, called: Called): string | undefined =>
  name === undefined ? undefined : called(name);

/** The names of a location from the narrowest to the widest, as the reader calls them; a venue's name is its own. */
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
