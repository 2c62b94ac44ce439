import type { LeafArgs, LeafOf } from '../../../../../src/memory/query-plan.ts';
import { askWords } from '../../../words/ask.ts';
import { useWords } from '../../../words/language.ts';
import styles from '../chip-editor.module.css';
import type { LeafEditorProps } from '../leaf-editor-props.ts';

type How = NonNullable<LeafArgs<'person'>['how']>;

/** The role of a person: shown, sender, recipient, mentioned. */
export function PersonWay({
  leaf,
  onLeaf,
}: {
  readonly leaf: LeafOf<'person'>;
  readonly onLeaf: LeafEditorProps['onLeaf'];
}) {
  const say = useWords(askWords);
  const ways: readonly { readonly how: How; readonly label: string }[] = [
    { how: 'any', label: say.howAny },
    { how: 'shown', label: say.howShown },
    { how: 'sender', label: say.howSender },
    { how: 'recipient', label: say.howRecipient },
    { how: 'named', label: say.howNamed },
  ];
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{say.howSeen}</legend>
      <div className={styles.pills}>
        {ways.map(({ how, label }) => (
          <button
            key={how}
            type="button"
            className={styles.pill}
            aria-pressed={(leaf.args.how ?? 'any') === how}
            onClick={() => onLeaf({ ...leaf, args: { ...leaf.args, how } })}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
