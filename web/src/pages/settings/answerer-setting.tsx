import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getModels, putAnswerer } from '../../../../src/contract/endpoints/models.ts';
import { getSettings } from '../../../../src/contract/endpoints/settings.ts';
import type { ModelsResponse } from '../../../../src/contract/models-verb.ts';
import { answerers } from '../../../../src/memory/answer.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

type AnswererProps = { readonly models: ModelsResponse; readonly mayChange: boolean };

/** Selects how questions are answered: by the program alone or by a model. */
export function AnswererSetting({ models: { models, answerer }, mayChange }: AnswererProps) {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: (chosen: string) => {
      const [said, ...model] = chosen.split(' ');
      const name = answerers.find((one) => one === said) ?? 'extractive';
      return call(putAnswerer, { body: name === 'extractive' ? { name } : { name, model: model.join(' ') } });
    },
    onSuccess: async () => {
      await Promise.all([getModels, getSettings].map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
      toast({ text: say.saved });
    },
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  const now = answerer.name === 'extractive' ? 'extractive' : `${answerer.name} ${answerer.model ?? ''}`;
  const known = models.flatMap(({ name }) => [
    [`single-pass ${name}`, say.singlePass(name)] as const,
    [`agentic ${name}`, say.agentic(name)] as const,
  ]);
  return (
    <Setting title={say.answeredBy} about={say.answeredByAbout}>
      {(ids) => (
        <select
          {...ids}
          className={styles.input}
          disabled={!mayChange || use.isPending}
          value={now}
          onChange={({ target }) => use.mutate(target.value)}
        >
          <option value="extractive">{say.extractive}</option>
          {known.map(([value, says]) => (
            <option key={value} value={value}>
              {says}
            </option>
          ))}
          {now === 'extractive' || known.some(([value]) => value === now) ? null : <option value={now}>{now}</option>}
        </select>
      )}
    </Setting>
  );
}
