import { useCallback } from 'react';
import { postTakeBack } from '../../../src/contract/endpoints/corrections.ts';
import { toast } from '../parts/toasts.tsx';
import { useWords, words } from '../words/language.ts';
import { call } from './call.ts';
import { wordsOf } from './use-change.ts';
import { queryClient } from './use-read.ts';

const phrases = words({
  en: {
    undone: 'Undone.',
    following: 'Undone. Related items are being updated.',
    failed: 'Could not undo this change.',
  },
  zh: { undone: '已撤销。', following: '已撤销，正在更新相关内容。', failed: '撤销失败。' },
});

/** Undoes corrections of people, places and events, given the corrections of a response; for the `undo` of a toast. */
export function useTakeBack(): (corrections: readonly string[], then?: () => void) => Promise<void> {
  const say = useWords(phrases);
  return useCallback(
    async (corrections, then) => {
      try {
        const { job } = await call(postTakeBack, { body: { corrections: [...corrections] } });
        await queryClient.invalidateQueries();
        toast({ text: job === undefined ? say.undone : say.following });
        then?.();
      } catch (error) {
        toast({ text: wordsOf(error, say.failed), tone: 'bad' });
      }
    },
    [say],
  );
}
