import { type Chip, chipKindOf } from '../../../../../src/contract/chips/chip.ts';
import type { PlanWindow } from '../../../../../src/memory/query-plan.ts';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import { Choice } from '../choice.tsx';
import { LeafEditor } from '../leaf-editor.tsx';

type Bound = Extract<Chip, { kind: 'bound' }>;
const units = ['trip', 'event', 'day'] as const satisfies readonly PlanWindow['unit'][];

/** The trip, event or day that limits the rest: its unit and what identifies it. */
export function BoundEditor({ chip, onDone }: { readonly chip: Bound; readonly onDone: (now: Chip) => void }) {
  const say = useWords(askWords);
  const { anchor, window } = chip;
  const names = { trip: say.unitTrip, event: say.unitEvent, day: say.unitDay };
  return (
    <>
      <Choice
        label={say.kindBound}
        options={units.map((value) => ({ value, label: names[value] }))}
        value={units.find((unit) => unit === window.unit) ?? 'trip'}
        onChoose={(unit) => onDone({ ...chip, window: { unit } })}
      />
      {anchor.kind === 'leaf' ? (
        <LeafEditor
          kind={chipKindOf(anchor)}
          leaf={anchor}
          onLeaf={(leaf) => onDone({ ...chip, anchor: { ...leaf, strength: anchor.strength } })}
        />
      ) : null}
    </>
  );
}
