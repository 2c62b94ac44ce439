import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { getSharePicture } from '../../../../src/contract/endpoints/shares.ts';
import type { ListedEntry, ShareDecision } from '../../../../src/contract/share-verbs.ts';
import { addressOf } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { findingsIn, reasonIn, shareWords } from '../../words/share.ts';
import { CoverDrawing } from './cover-drawing.tsx';
import styles from './share.module.css';

type CardProps = {
  readonly set: string;
  readonly entry: ListedEntry;
  readonly onDecide: (said: ShareDecision) => void;
};

/** One item before and after, why it was held back, and what its owner says. */
export function EntryCard({ set, entry, onDecide }: CardProps) {
  const say = useWords(shareWords);
  const isSeen = entry.kind === 'picture' || entry.kind === 'film';
  const isIn = entry.decision === undefined ? entry.state === 'kept' : entry.decision === 'keep';
  const isOut = entry.decision === undefined ? entry.state === 'out' : entry.decision === 'out';
  return (
    <article className={styles.entry}>
      {isSeen ? <Sides set={set} entry={entry} onDecide={onDecide} /> : <Letter entry={entry} />}
      <Why entry={entry} />
      <div className={styles.actions}>
        <Button
          icon={<Check size={16} aria-hidden />}
          aria-pressed={isIn}
          disabled={!entry.canKeep}
          title={entry.canKeep ? undefined : say.cannotKeep}
          onClick={() => onDecide({ decision: 'keep' })}
        >
          {say.keep}
        </Button>
        <Button
          icon={<X size={16} aria-hidden />}
          aria-pressed={isOut}
          disabled={!entry.canKeep}
          onClick={() => onDecide({ decision: 'out' })}
        >
          {say.leaveOut}
        </Button>
        <Button look="quiet" onClick={() => openItem(entry.item)}>
          {say.open}
        </Button>
      </div>
    </article>
  );
}

/** The picture and its copy. */
function Sides({ set, entry, onDecide }: CardProps) {
  const say = useWords(shareWords);
  const [draws, setDraws] = useState(false);
  const address = addressOf(getSharePicture, { params: { id: set, n: String(entry.n) } });
  const canDraw = entry.canKeep && entry.kind === 'picture';
  return (
    <>
      <div className={styles.sides}>
        <figure>
          <figcaption>{say.before}</figcaption>
          <Thumbnail id={entry.item} alt={say.before} size={640} />
        </figure>
        <figure>
          <figcaption>{say.after}</figcaption>
          {!entry.canKeep ? (
            <p className={styles.none}>{say.noPicture}</p>
          ) : entry.kind === 'film' ? (
            <video src={address} controls muted playsInline preload="metadata" aria-label={say.after} />
          ) : (
            <CoverDrawing
              src={address}
              alt={say.after}
              covers={entry.covers}
              isOn={draws}
              onCovers={(covers) => onDecide({ covers: [...covers] })}
            />
          )}
        </figure>
      </div>
      {canDraw ? (
        <div className={styles.drawing}>
          <Button look="quiet" aria-pressed={draws} onClick={() => setDraws(!draws)}>
            {draws ? say.drawDone : say.draw}
          </Button>
          {draws ? <span className={styles.soft}>{say.drawing}</span> : null}
          {draws && entry.covers.length > 0 ? (
            <Button look="quiet" onClick={() => onDecide({ covers: entry.covers.slice(0, -1) })}>
              {say.takeBack}
            </Button>
          ) : null}
        </div>
      ) : null}
      {entry.caption === undefined ? null : <p className={styles.text}>{entry.caption}</p>}
    </>
  );
}

function Letter({ entry: { title, text, canKeep } }: { readonly entry: ListedEntry }) {
  const say = useWords(shareWords);
  if (!canKeep) return <p className={styles.none}>{say.noPicture}</p>;
  return (
    <div className={styles.letter}>
      {title === undefined ? null : <h2>{title}</h2>}
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
    </div>
  );
}

/** What was covered, why it was held back and what the audit did. */
function Why({ entry }: { readonly entry: ListedEntry }) {
  const say = useWords(shareWords);
  const language = useLanguage();
  const { kind, reasons, faces, texts, codes, nodes, note, audited, canKeep } = entry;
  const covered = say.covered(faces, texts, codes);
  const isPicture = kind === 'picture' || kind === 'film';
  return (
    <div className={styles.why}>
      <p className={styles.kind}>{say[kind]}</p>
      {reasons.length === 0 ? null : (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reasonIn(reason, language)}</li>
          ))}
        </ul>
      )}
      {isPicture && canKeep ? (
        <p className={styles.soft}>{covered === '' ? say.coveredNothing : say.coveredWhat(covered)}</p>
      ) : null}
      {nodes === undefined ? null : <p className={styles.soft}>{say.nodes(nodes.kept, nodes.left)}</p>}
      {audited === undefined ? null : (
        <p className={styles.soft}>
          {audited.removed === 'item'
            ? say.stillFound(findingsIn(audited.found, language))
            : say.removedSentences(findingsIn(audited.found, language))}
        </p>
      )}
      {note === undefined ? null : (
        <p className={styles.soft} lang="en">
          {note}
        </p>
      )}
    </div>
  );
}
