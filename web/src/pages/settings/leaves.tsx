import { ArrowUpRight, ShieldCheck } from 'lucide-react';
import type { SettingsResponse } from '../../../../src/contract/settings-shapes.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';

const wordOf = {
  answers: 'leavesAnswers',
  'evidence-pictures': 'leavesEvidencePictures',
  questions: 'leavesQuestions',
  results: 'leavesResults',
  records: 'leavesRecords',
  captions: 'leavesCaptions',
  embeddings: 'leavesEmbeddings',
  transcripts: 'leavesTranscripts',
  positions: 'leavesPositions',
  map: 'leavesMap',
} as const satisfies Readonly<Record<SettingsResponse['leaves'][number]['what'], string>>;

/** What currently leaves the machine, one sentence each, or that nothing does. */
export function Leaves({ leaves }: Pick<SettingsResponse, 'leaves'>) {
  const say = useWords(settingsWords);
  const Icon = leaves.length === 0 ? ShieldCheck : ArrowUpRight;
  return (
    <div className={styles.leaves} data-some={leaves.length > 0}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{leaves.length === 0 ? say.nothingLeaves : say.someLeaves}</strong>
        {leaves.length === 0 ? null : (
          <ul>
            {leaves.map(({ what, to }) => (
              <li key={what}>{say[wordOf[what]](to)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
