import type { Tool } from '../tool.ts';
import { ask } from './ask.ts';
import { events } from './events.ts';
import { fetchItem } from './fetch.ts';
import { people } from './people.ts';
import { search } from './search.ts';
import { timeline } from './timeline.ts';

/** In the order in which they are listed. */
export const tools: readonly Tool[] = [search, fetchItem, ask, people, events, timeline];
