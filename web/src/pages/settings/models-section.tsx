import { getModels } from '../../../../src/contract/endpoints/models.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { AddModel } from './add-model.tsx';
import { AnswererSetting } from './answerer-setting.tsx';
import { ModelCard } from './model-card.tsx';
import { Section } from './section.tsx';
import styles from './settings.module.css';

/** Configured models, their capabilities, and the one that answers. */
export function ModelsSection({ mayChange }: { readonly mayChange: boolean }) {
  const say = useWords(settingsWords);
  const read = useRead(getModels, {});
  return (
    <Section id="models" title={say.models} about={say.modelsAbout}>
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <Loading /> : null}
      {read.isSuccess ? (
        <>
          {read.data.models.length === 0 ? (
            <p className={styles.plain}>{say.noModels}</p>
          ) : (
            <AnswererSetting models={read.data} mayChange={mayChange} />
          )}
          {read.data.models.map((model) => (
            <ModelCard key={model.name} model={model} mayChange={mayChange} />
          ))}
          {mayChange ? <AddModel /> : null}
        </>
      ) : null}
    </Section>
  );
}
