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

/** Saves settings optimistically; if the server refuses them, they are reverted with an error message. */
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
      // Names, time zones and currencies affect most data; static information about the program does not change.
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

/** The expected response of the server. The values of removed settings are known only to the server. */
function expected(before: SettingsResponse, change: SettingsChange): SettingsResponse {
  const changed = Object.entries(change).filter(([, value]) => value !== null && value !== undefined);
  return { ...before, ...Object.fromEntries(changed.map(([name, value]) => [name, { value, from: 'file' }])) };
}

/** An error with advice. */
export const wordsOf = (error: unknown): string =>
  error instanceof Problem ? [error.message, error.action ?? ''].join(' ').trim() : String(error);
