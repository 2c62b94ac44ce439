/** Names of a spot on the globe. Absent levels are unknown at that spot (the open sea has none). */
export type PlaceNames = {
  readonly poi?: string;
  readonly city?: string;
  readonly region?: string;
  readonly country?: string;
  readonly countryCode?: string;
  /** Distance in kilometres to the named city. */
  readonly km?: number;
};

export interface Geocoder {
  readonly name: string;
  readonly version: number;
  reverse(lat: number, lon: number): Promise<PlaceNames | undefined>;
  /** IANA zone of a spot. */
  zone(lat: number, lon: number): string;
  /** Known places by name, most populous first: for queries and for names in mails. */
  find(name: string): readonly {
    readonly name: string;
    readonly lat: number;
    readonly lon: number;
    readonly countryCode: string;
    readonly population: number;
  }[];
  /** Every name of every place with at least so many people: a table to look names up in without this geocoder. */
  placesAbove(
    population: number,
  ): readonly { readonly name: string; readonly city: string; readonly population: number }[];
}
