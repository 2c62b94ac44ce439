import type { App } from '../../app/app.ts';
import { openToViewers } from '../../contract/account-access.ts';
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

/** In the order in which they are listed; those that only read with the endpoint over HTTP that tells the same. */
const reading = new Map<Tool, string>([
  [search, 'search'],
  [fetchItem, 'item'],
  [ask, 'ask'],
  [people, 'people'],
  [events, 'events'],
  [timeline, 'timeline'],
  [gone, 'gone'],
]);
const changing: readonly Tool[] = [addNote, correct, tag, album, undo];

/**
 * Those that only read, to who may only look at the memory as far as HTTP is open to them, and those whose changes are allowed; the
 * others do not exist for this client.
 */
export const toolsFor = (writes: ReadonlySet<AgentScope>, { seenBy }: Pick<App, 'seenBy'>): readonly Tool[] => [
  ...[...reading].flatMap(([tool, endpoint]) => (seenBy === undefined || openToViewers.has(endpoint) ? [tool] : [])),
  ...changing.filter(({ scope }) => (scope === undefined || scope === 'any' ? writes.size > 0 : writes.has(scope))),
];
