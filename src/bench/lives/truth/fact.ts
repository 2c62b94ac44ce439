import type { City, Currency } from '../world/places.ts';
import type { Dish, Scene } from '../world/scenes.ts';
import type { Person, Pet } from './cast.ts';

export type Money = { readonly cents: number; readonly currency: Currency };
export type FactKind =
  | 'stay'
  | 'flight'
  | 'meal'
  | 'order'
  | 'visit'
  | 'show'
  | 'bill'
  | 'repair'
  | 'tip'
  | 'favour'
  | 'party'
  | 'move'
  | 'moment';

/** Something that truly happened. Records tell of it, well or badly; questions are about it. */
export type Fact = {
  readonly id: string;
  readonly kind: FactKind;
  /** When it happened in the end; a rescheduled appointment's last date. */
  readonly day: number;
  readonly until?: number;
  readonly minute: number;
  readonly city: City;
  /** The hotel, restaurant, shop, airline, practice, show, firm. */
  readonly name: string;
  /** What was bought, treated, shown, done; in English and Chinese. */
  readonly what?: string;
  readonly whatZh?: string;
  readonly with: readonly Person[];
  readonly pet?: Pet;
  readonly trip?: string;
  readonly reference?: string;
  readonly first?: { readonly day: number; readonly minute: number };
  /** What was said first: an estimate, a quote, a booking. */
  readonly expected?: Money;
  readonly paid?: Money;
  readonly refunded?: Money;
  readonly dish?: Dish;
  readonly scene?: Scene;
  /** An answer in words: who recommended, what was brought, what was said. */
  readonly said?: string;
  readonly saidZh?: string;
};

export type Trip = {
  readonly id: string;
  readonly stops: readonly City[];
  readonly from: number;
  readonly to: number;
  readonly with: readonly Person[];
};
