import type { City } from '../world/places.ts';
import type { Person } from './cast.ts';
import type { Fact } from './fact.ts';

/** What a picture or video truly is, before anything goes wrong with its record. */
export type Photo = {
  readonly id: string;
  readonly fact: Fact;
  readonly kind: 'image' | 'video';
  readonly day: number;
  readonly minute: number;
  readonly second: number;
  readonly city: City;
  /** What it is of: the scene, the pet, the table, people, or paper and screens with the fact's words on them. */
  readonly shows: 'scene' | 'pet' | 'dish' | 'people' | 'receipt' | 'screen' | 'ticket';
  readonly people: readonly Person[];
  /** The owner holds it at arm's length. */
  readonly selfie: boolean;
  /** A camera knows no position, and its clock can be an hour off for a whole journey. */
  readonly camera: boolean;
  readonly minutesOff: number;
  readonly speech?: string;
};
