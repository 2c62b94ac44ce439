import { type ReactNode, useId } from 'react';
import type { settingOrigins } from '../../../../src/contract/settings-shapes.ts';
import { useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import styles from './settings.module.css';

type Origin = (typeof settingOrigins)[number];
export type ControlIds = { readonly 'aria-labelledby': string; readonly 'aria-describedby': string };

type SettingProps = {
  readonly title: string;
  readonly about: ReactNode;
  readonly from?: Origin;
  /** The control, labelled and described by the text beside it. */
  readonly children: (ids: ControlIds) => ReactNode;
};

/** A setting: name, description and control. */
export function Setting({ title, about, from, children }: SettingProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        <p id={`${id}-about`} className={styles.soft}>
          {about} {from === undefined ? null : <OriginNote from={from} />}
        </p>
      </div>
      <div className={styles.control}>
        {children({ 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-about` })}
      </div>
    </div>
  );
}

function OriginNote({ from }: { readonly from: Origin }) {
  const say = useWords(settingsWords);
  if (from === 'environment') return <em>{say.fixedByEnvironment}</em>;
  return from === 'command-line' ? <em>{say.fixedByCommand}</em> : null;
}

/** Whether a setting can be edited here. */
export const isFixed = (from: Origin): boolean => from === 'environment' || from === 'command-line';
