import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { deleteModel, getModels } from '../../../../src/contract/endpoints/models.ts';
import type { ModelsResponse } from '../../../../src/contract/models-verb.ts';
import { call } from '../../api/call.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { ModelTrials } from './model-trials.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';
import { useModelTest } from './use-model-test.ts';

type CardProps = { readonly model: ModelsResponse['models'][number]; readonly mayChange: boolean };

/** A model: its location, whether its key is set, and its test. */
export function ModelCard({ model, mayChange }: CardProps) {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const test = useModelTest(model.name);
  const remove = useMutation({
    mutationFn: () => call(deleteModel, { params: { name: model.name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getModels.id] }),
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  const key = { none: '', set: ` · ${say.keySet}`, missing: ` · ${say.keyMissing}` }[model.key];
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <div>
          <h3>{model.name}</h3>
          <p className={styles.soft}>
            {model.model} · {new URL(model.url).host}, {model.local ? say.onThisComputer : say.onTheNetwork}
            {key}
          </p>
        </div>
        {mayChange ? (
          <div className={styles.control}>
            {test.isRunning ? (
              <Button onClick={test.stop}>{say.stopTest}</Button>
            ) : (
              <Button onClick={() => void test.start()} title={say.testAbout}>
                {say.test}
              </Button>
            )}
            <IconButton label={say.removeModel(model.name)} onClick={() => remove.mutate()} disabled={remove.isPending}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ) : null}
      </div>
      <ModelTrials trials={test.trials} verdict={test.verdict} isRunning={test.isRunning} />
    </div>
  );
}
