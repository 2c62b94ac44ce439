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
    following: 'Undone. What follows from it is being put in order.',
    failed: 'That could not be undone.',
  },
  zh: { undone: '已撤销。', following: '已撤销，相关内容正在重新整理。', failed: '没能撤销。' },
});

/** Takes back what was said of people, places and events, by the corrections that an answer named; for the `undo` of a toast. */
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
