import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getModels, postModel } from '../../../../src/contract/endpoints/models.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Field } from './field.tsx';
import { FormEnd } from './form-end.tsx';
import styles from './settings.module.css';

const empty = { name: 'local', url: 'http://127.0.0.1:11434/v1', model: '' };

/** Adds a model that needs no key. Nothing is sent to it. */
export function AddModel() {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(empty);
  const add = useMutation({
    mutationFn: () => call(postModel, { body: typed }),
    onSuccess: async () => {
      setOpen(false);
      setTyped(empty);
      await client.invalidateQueries({ queryKey: [getModels.id] });
    },
  });
  if (!isOpen)
    return (
      <div className={styles.plain}>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {say.addModel}
        </Button>
      </div>
    );
  const put = (change: Partial<typeof empty>): void => setTyped({ ...typed, ...change });
  return (
    <form
      className={styles.form}
      aria-label={say.addModel}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <p className={styles.soft}>{say.addModelAbout}</p>
      <Field label={say.modelName} value={typed.name} onType={(name) => put({ name })} />
      <Field label={say.modelUrl} value={typed.url} onType={(url) => put({ url })} type="url" />
      <Field label={say.modelModel} value={typed.model} onType={(model) => put({ model })} hint="qwen3:8b" />
      {isElsewhere(typed.url) ? <p className={styles.warning}>{say.leavesWarning}</p> : null}
      <FormEnd change={add} does={say.add} onCancel={() => setOpen(false)} />
    </form>
  );
}

function isElsewhere(url: string): boolean {
  try {
    return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  } catch {
    return false;
  }
}
