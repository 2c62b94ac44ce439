import type { ThingBrief } from '../../../../src/memory/things/thing-brief.ts';
import { useLanguage } from '../../words/language.ts';
import { thingLine } from '../../words/things.ts';
import { ThingIcon } from './thing-icon.tsx';
import styles from './thing-line.module.css';

/** What the structured data of an item says, on one line of a list. */
export function ThingLine({ thing }: { readonly thing: ThingBrief }) {
  const language = useLanguage();
  return (
    <span className={`${styles.line} ${thing.cancelled === true ? styles.off : ''}`}>
      <ThingIcon type={thing.type} size={14} />
      <span>{thingLine(thing, language)}</span>
    </span>
  );
}
