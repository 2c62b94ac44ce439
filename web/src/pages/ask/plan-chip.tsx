import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Chip, hasNodes, isNegated, leafOfChip } from '../../../../src/contract/chips/chip.ts';
import { chipWords } from '../../../../src/contract/chips/chip-words.ts';
import { isRequired, turned } from '../../../../src/contract/chips/edit-chips.ts';
import { useCalled } from '../../api/use-called.ts';
import { askWords } from '../../words/ask.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import type { Called } from '../../words/place-names.ts';
import { ChipEditor } from './chip-editor.tsx';
import { chipIcons } from './chip-icons.tsx';
import { ChipManner } from './chip-manner.tsx';
import { Floating } from './floating.tsx';
import styles from './plan-chips.module.css';

type PlanChipProps = {
  readonly chip: Chip;
  /** The name is unknown in this memory. */
  readonly isUnknown: boolean;
  /** Replaces the chip; undefined removes it. */
  readonly onChange: (now: Chip | undefined) => void;
};

/** The text of a chip, with localised place names. */
function wordsOf(chip: Chip, language: Language, called: Called): string {
  const words = chipWords(chip, language);
  const leaf = chip.kind === 'place' ? leafOfChip(chip) : undefined;
  return leaf?.tool === 'place' ? words.replace(leaf.args.name, called(leaf.args.name)) : words;
}

/** A search filter. Enter opens it, Delete removes it, N switches between include and exclude. */
export function PlanChip({ chip, isUnknown, onChange }: PlanChipProps) {
  const say = useWords(askWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Icon = chipIcons[chip.kind];
  const called = useCalled();
  const words = wordsOf(chip, language, called);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(undefined);
    else if (event.key === 'n' && hasNodes(chip)) onChange(turned(chip));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = [
    styles.chip,
    isNegated(chip) ? styles.negated : '',
    isUnknown ? styles.unknown : '',
    hasNodes(chip) && !isRequired(chip) ? styles.preferred : '',
  ].join(' ');
  return (
    <div className={styles.place}>
      <div className={look}>
        <button
          ref={opener}
          type="button"
          className={styles.words}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={say.edit(words)}
          {...(isUnknown ? { title: say.unknownHelp } : {})}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
        >
          <Icon size={15} aria-hidden />
          <span>{words}</span>
        </button>
        <button
          type="button"
          className={styles.drop}
          aria-label={say.drop(words)}
          title={say.remove}
          onClick={() => onChange(undefined)}
        >
          <X size={14} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <Floating id={id} label={say.edit(words)} onClose={close} within={opener}>
          {isUnknown && hasNodes(chip) ? <p className={styles.told}>{say.unknownHelp}</p> : null}
          <ChipEditor
            kind={chip.kind}
            chip={chip}
            onDone={(now) => {
              close();
              if (now !== undefined) onChange(now);
            }}
          />
          {hasNodes(chip) ? <ChipManner chip={chip} onChange={onChange} /> : null}
        </Floating>
      ) : null}
    </div>
  );
}
