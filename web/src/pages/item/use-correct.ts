import { useCallback, useState } from 'react';
import { patchItem, undoItem, undoItems } from '../../../../src/contract/endpoints/corrections.ts';
import { patchFace } from '../../../../src/contract/endpoints/people.ts';
import type { ItemPatch } from '../../../../src/contract/item-verbs.ts';
import { call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import { queryClient } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { toast } from '../../parts/toasts.tsx';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';

/** Invalidates all data that shows or counts the item. */
const changed = (): Promise<void> => queryClient.invalidateQueries();

const textOf = (error: unknown): string =>
  error instanceof Problem ? [error.message, error.action].filter(Boolean).join(' ') : String(error);

export type Correct = {
  /** Corrects the item; returns false if refused, with the reason in `problem`. */
  readonly correct: (patch: ItemPatch, done: string) => Promise<boolean>;
  /** Undoes a correction of the item. */
  readonly undo: (correction: string) => Promise<void>;
  /** Assigns a face to a person, or rejects its assignment. */
  readonly sayFace: (
    face: string,
    word: { name: string } | { person: string; holds: boolean },
    done: string,
  ) => Promise<void>;
  readonly problem: string | undefined;
  readonly isSaving: boolean;
};

/** Corrections of the item by the owner; each confirmation offers undo. */
export function useCorrect(id: string): Correct {
  const say = useWords(itemWords);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setSaving(true);
    setProblem(undefined);
    try {
      await work();
      await changed();
      return true;
    } catch (error) {
      setProblem(textOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  }, []);
  const takeBack = useCallback(
    async (work: () => Promise<unknown>) => {
      try {
        await work();
        await changed();
        toast({ text: say.undone });
      } catch (error) {
        toast({ text: textOf(error), tone: 'bad' });
      }
    },
    [say],
  );
  const correct = useCallback(
    (patch: ItemPatch, done: string) =>
      run(async () => {
        const { corrections } = await call(patchItem, { params: { id }, body: patch });
        const ids = corrections.map((one) => one.id);
        const run = () => void takeBack(() => call(undoItems, { body: { corrections: ids } }));
        toast({ text: done, undo: run });
      }),
    [id, run, takeBack],
  );
  const takeBackFace = useTakeBack();
  const undo = useCallback(
    (correction: string) => takeBack(() => call(undoItem, { params: { id }, body: { correction } })),
    [id, takeBack],
  );
  const sayFace = useCallback<Correct['sayFace']>(
    async (face, word, done) => {
      let said: readonly string[] = [];
      const isSaid = await run(async () => {
        said = (await call(patchFace, { params: { id: face }, body: word })).corrections ?? [];
      });
      if (isSaid) toast({ text: done, undo: () => void takeBackFace(said) });
    },
    [run, takeBackFace],
  );
  return { correct, undo, sayFace, problem, isSaving };
}
