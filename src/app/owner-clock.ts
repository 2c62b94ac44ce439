import { DateTime } from 'luxon';
import type { OpenMemory } from './open-memory.ts';

/** The wall clock of the owner, "2024-05-07T15:00:00": what "last summer" is told against. */
export const ownerNow = (memory: OpenMemory): string =>
  DateTime.fromJSDate(memory.clock.now(), { zone: memory.settings.zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss");
