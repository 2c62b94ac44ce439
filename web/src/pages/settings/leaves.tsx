import { ArrowUpRight, ShieldCheck } from 'lucide-react';
import type { ModelsResponse } from '../../../../src/contract/models-verb.ts';
import type { SendingResponse } from '../../../../src/contract/sending-verbs.ts';
import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';

type LeavesProps = {
  readonly settings: SettingsResponse;
  readonly uses: SendingResponse['uses'];
  readonly models: ModelsResponse;
};

/** What leaves the machine now, a sentence each; that nothing does, if so. */
export function Leaves({ settings, uses, models: { models, answerer } }: LeavesProps) {
  const say = useWords(settingsWords);
  const isOffline = settings.offline.value;
  const answering = models.find(({ name, answers }) => answers && name === answerer.model);
  const lines = isOffline
    ? []
    : [
        ...(answering === undefined || answering.local ? [] : [say.leavesAnswers(new URL(answering.url).host)]),
        ...(settings.placeServer.value === undefined
          ? []
          : [say.leavesPlaces(new URL(settings.placeServer.value).host)]),
        ...uses
          .filter(({ local, allowed }) => !local && allowed === true)
          .map(({ purpose, endpoint }) => say.leavesPurpose(say[`${purpose}About`], new URL(endpoint).host)),
      ];
  const Icon = lines.length === 0 ? ShieldCheck : ArrowUpRight;
  return (
    <div className={styles.leaves} data-some={lines.length > 0}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{lines.length === 0 ? say.nothingLeaves : say.someLeaves}</strong>
        {lines.length === 0 ? null : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
