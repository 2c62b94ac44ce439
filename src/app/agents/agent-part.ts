import type { NewNote } from '../../contract/agent-writes.ts';
import type { ItemPatch } from '../../contract/item-verbs.ts';
import type { AgentScope } from '../../memory/account.ts';
import type { OpenMemory } from '../open-memory.ts';

/** What agents may change where their scopes are allowed; loaded with the first change. */
export function agentPart(memory: OpenMemory) {
  const writes = () => import('./agent-writes.ts');
  return {
    agentNote: async (note: NewNote, asked: { readonly preview: boolean; readonly signal: AbortSignal }) =>
      (await writes()).agentNote(memory, note, asked),
    agentCorrects: async (
      scope: 'correct' | 'tag',
      ids: readonly string[],
      patch: ItemPatch,
      asked: { readonly preview: boolean },
    ) => (await writes()).agentCorrects(memory, scope, ids, patch, asked),
    agentAlbum: async (
      wanted: { readonly name: string; readonly add?: string[]; readonly remove?: string[] },
      asked: { readonly preview: boolean },
    ) => (await writes()).agentAlbum(memory, wanted, asked),
    agentUndo: async (receipt: string, allowed: ReadonlySet<AgentScope>) =>
      (await writes()).agentUndo(memory, receipt, allowed),
  };
}
