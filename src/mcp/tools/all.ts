import type { AgentScope } from '../../memory/account.ts';
import type { Tool } from '../tool.ts';
import { ask } from './ask.ts';
import { events } from './events.ts';
import { fetchItem } from './fetch.ts';
import { gone } from './gone.ts';
import { people } from './people.ts';
import { search } from './search.ts';
import { timeline } from './timeline.ts';
import { addNote, album, correct, tag, undo } from './writes.ts';

/** In the order in which they are listed. */
const reading: readonly Tool[] = [search, fetchItem, ask, people, events, timeline, gone];
const tools: readonly Tool[] = [...reading, addNote, correct, tag, album, undo];

/** Those that only read, and those whose changes are allowed; the others do not exist for this client. */
export const toolsFor = (writes: ReadonlySet<AgentScope>): readonly Tool[] =>
  tools.filter(({ scope }) => scope === undefined || (scope === 'any' ? writes.size > 0 : writes.has(scope)));
