import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Chip, isImplied, type LeafChipKind } from '../../../../src/contract/chips/chip.ts';
import { inReadingOrder } from '../../../../src/contract/chips/chip-words.ts';
import { chipsOf } from '../../../../src/contract/chips/chips-of-plan.ts';
import { names, withChip } from '../../../../src/contract/chips/edit-chips.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import { ChipEditor } from './chip-editor.tsx';
import { chipIcons } from './chip-icons.tsx';
import { Floating } from './floating.tsx';
import { kindNames } from './kind-names.ts';
import { PlanChip } from './plan-chip.tsx';
import styles from './plan-chips.module.css';

/** Filter types that can be added, most common first. */
const addable: readonly LeafChipKind[] = ['time', 'place', 'person', 'kind', 'event', 'words', 'thing', 'amount'];

/** The search filters: each can be edited, excluded, made required or removed, and the results update. */
export function PlanChips({ plan, onPlan }: { readonly plan: QueryPlan; readonly onPlan: (plan: QueryPlan) => void }) {
  const say = useWords(askWords);
  const all = inReadingOrder(chipsOf(plan)).filter((chip) => !isImplied(chip));
  // An unknown name is reported by the chip that contains it, if any.
  const isTold = (name: string): boolean => all.some((chip) => names(chip, name));
  const chips = all.filter((chip) => chip.kind !== 'unknown' || !isTold(chip.name));
  const [adding, setAdding] = useState<LeafChipKind | 'menu'>();
  const adder = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setAdding(undefined);
    adder.current?.focus();
  };
  return (
    <ul className={styles.chips} aria-label={say.plan}>
      {chips.map((chip, n) => (
        <li key={`${chip.kind} ${n}`}>
          <PlanChip
            chip={chip}
            isUnknown={chip.kind === 'unknown' || plan.unknown.some((name) => names(chip, name))}
            onChange={(now) => onPlan(withChip(plan, chip, now))}
          />
        </li>
      ))}
      <li className={styles.place}>
        <button
          ref={adder}
          type="button"
          className={styles.add}
          aria-label={say.addLabel}
          aria-expanded={adding !== undefined}
          aria-controls={id}
          onClick={() => setAdding(adding === undefined ? 'menu' : undefined)}
        >
          <Plus size={16} aria-hidden />
          {chips.length === 0 ? say.add : null}
        </button>
        {adding === undefined ? null : (
          <Floating id={id} label={say.addLabel} onClose={close} within={adder}>
            {adding === 'menu' ? (
              <ul className={styles.menu}>
                {addable.map((kind) => {
                  const Icon = chipIcons[kind];
                  return (
                    <li key={kind}>
                      <button type="button" className={styles.menuEntry} onClick={() => setAdding(kind)}>
                        <Icon size={16} aria-hidden />
                        {kindNames(say)[kind]}
                      </button>
                    </li>
                  );
                })}
              </ul>
            ) : (
              <ChipEditor
                kind={adding}
                chip={undefined}
                onDone={(now: Chip | undefined) => {
                  close();
                  if (now !== undefined) onPlan(withChip(plan, undefined, now));
                }}
              />
            )}
          </Floating>
        )}
      </li>
    </ul>
  );
}
