import { DateTime } from 'luxon';
import type { OpenMemory } from '../open-memory.ts';
import { askedSettings } from './shown-home.ts';

/** The wall clock of the owner, "2024-05-07T15:00:00": what "last summer" is told against. */
export async function ownerNow(memory: OpenMemory): Promise<string> {
  const { clock } = memory;
  const { zone } = await askedSettings(memory);
  const second = Math.floor(clock.now().getTime() / 1000);
  if (last?.second !== second || last.zone !== zone) {
    const now = DateTime.fromSeconds(second, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss");
    last = { second, zone, now };
  }
  return last.now;
}

/** Hundreds of searches may be asked within a second, which is no other time for any of them. */
let last: { readonly second: number; readonly zone: string; readonly now: string } | undefined;
