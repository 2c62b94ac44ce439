import { useState } from 'react';
import type { z } from 'zod';
import { patchItems, undoItems } from '../../../../src/contract/endpoints/corrections.ts';
import { getDownload, postDownload, postRestore, postTrash } from '../../../../src/contract/endpoints/trash.ts';
import type { itemPatch } from '../../../../src/contract/item-verbs.ts';
import { addressOf, call } from '../../api/call.ts';
import { wordsOf } from '../../api/use-change.ts';
import { queryClient } from '../../api/use-read.ts';
import { useWords } from '../../words/language.ts';
import { selectionWords } from '../../words/selection.ts';
import { toast } from '../toasts.tsx';

export type Patch = z.input<typeof itemPatch>;

/** Does something to selected items and says so, with a way back. Errors are said in a toast. */
export function useActs() {
  const say = useWords(selectionWords);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      await queryClient.invalidateQueries();
      return true;
    } catch (error) {
      toast({ text: wordsOf(error, say.failed), tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undone = (work: () => Promise<unknown>) => (): void =>
    void attempt(async () => {
      await work();
      toast({ text: say.undone });
    });
  const undoing = (corrections: readonly { readonly id: string }[]) => {
    const ids = [...new Set(corrections.map(({ id }) => id))];
    return undone(() => call(undoItems, { body: { corrections: ids } }));
  };
  return {
    isBusy,
    attempt,
    undone,
    undoing,
    patch: (items: readonly string[], patch: Patch, done: string): Promise<boolean> =>
      attempt(async () => {
        const { corrections } = await call(patchItems, { body: { items: [...items], ...patch } });
        toast({ text: done, undo: undoing(corrections) });
      }),
    trash: (items: readonly string[]): Promise<boolean> =>
      attempt(async () => {
        await call(postTrash, { body: { items: [...items] } });
        const restore = undone(() => call(postRestore, { body: { items: [...items] } }));
        toast({ text: say.trashed(items.length), undo: restore });
      }),
    /** Hands the zip file to the browser, which writes it while it comes. */
    download: (items: readonly string[], size: 'original' | 'screen'): Promise<boolean> =>
      attempt(async () => {
        const { id } = await call(postDownload, { body: { items: [...items], size } });
        const link = document.createElement('a');
        link.href = addressOf(getDownload, { params: { id } });
        link.download = '';
        link.click();
      }),
  };
}
