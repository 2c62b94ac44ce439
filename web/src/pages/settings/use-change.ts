import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAbout, getSettings, patchSettings } from '../../../../src/contract/endpoints/settings.ts';
import type { SettingsChange, SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { keyOf } from '../../api/use-read.ts';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';

const key = keyOf(getSettings, {});

/** Writes settings: shown at once, and taken back with a word on why when the server refuses them. */
export function useChange() {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => call(patchSettings, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<SettingsResponse>(key);
      if (before !== undefined) client.setQueryData(key, expected(before, change));
      return { before };
    },
    onSuccess: async (now) => {
      client.setQueryData(key, now);
      toast({ text: say.saved });
      // Names, zones and currencies stand in most of what is shown; what the program is made of does not change.
      await client.invalidateQueries({
        predicate: ({ queryKey: [id] }) => id !== getSettings.id && id !== getAbout.id,
      });
    },
    onError: (error, _, context) => {
      if (context?.before !== undefined) client.setQueryData(key, context.before);
      toast({ text: wordsOf(error), tone: 'bad' });
    },
  });
}

/** What the server will most likely say. What is taken out of the file is only known by it. */
function expected(before: SettingsResponse, change: SettingsChange): SettingsResponse {
  const changed = Object.entries(change).filter(([, value]) => value !== null && value !== undefined);
  return { ...before, ...Object.fromEntries(changed.map(([name, value]) => [name, { value, from: 'file' }])) };
}

/** An error with what to do about it. */
export const wordsOf = (error: unknown): string =>
  error instanceof Problem ? [error.message, error.action ?? ''].join(' ').trim() : String(error);
