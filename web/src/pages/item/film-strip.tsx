import { useMemo } from 'react';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import type { Moment } from '../../../../src/memory/seen.ts';
import { Face } from '../../parts/face.tsx';
import { durationInWords } from '../../words/dates.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './film-strip.module.css';

type FilmFace = ItemFacesResponse['faces'][number];

type Props = {
  readonly shots: readonly Moment[];
  readonly faces: readonly FilmFace[];
  readonly length: number;
  /** The second that is shown. */
  readonly now: number;
  readonly onSeek: (second: number) => void;
};

/** So many people have a line of their own. */
const MOST_PEOPLE = 6;

/** A film by its shots, and by who is on screen when; each leads to its second. */
export function FilmStrip({ shots, faces, length, now, onSeek }: Props) {
  const say = useWords(itemWords);
  const people = useMemo(() => peopleOnScreen(faces), [faces]);
  const share = (second: number): string => `${Math.min(100, (100 * second) / length)}%`;
  const part = (key: string, { start, end }: { start: number; end: number }, says: string) => (
    <button
      key={key}
      type="button"
      data-box
      className={`${styles.part} ${now >= start && now < end ? styles.now : ''}`}
      style={{ left: share(start), width: share(Math.max(end - start, length / 200)) }}
      aria-label={says}
      title={says}
      onClick={() => onSeek(start)}
    />
  );
  return (
    <section className={styles.strip} aria-label={say.filmParts}>
      {shots.length < 2 ? null : (
        <div className={styles.row}>
          <span className={styles.label}>{say.shots}</span>
          <div className={styles.line}>
            {shots.map((shot, n) => part(`${shot.start}`, shot, say.shot(n + 1, durationInWords(shot.start))))}
          </div>
        </div>
      )}
      {people.map(({ id, name, face, spans }) => (
        <div key={id} className={styles.row}>
          <span className={styles.label}>
            <Face id={id} name={name} cover={face} size={28} />
          </span>
          <div className={styles.line}>
            {spans.map((span) =>
              part(`${span.start}`, span, say.onScreen(name || say.unknownFace, durationInWords(span.start))),
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

type OnScreen = {
  readonly id: string;
  readonly name: string;
  readonly face: string;
  readonly spans: { start: number; end: number }[];
};

/** Who is seen longest first; a face that nobody named stands for itself. */
export function peopleOnScreen(faces: readonly FilmFace[]): OnScreen[] {
  const found = new Map<string, OnScreen>();
  for (const { id, person, span } of faces) {
    if (span === undefined) continue;
    const key = person?.id ?? id;
    const one = found.get(key) ?? { id: key, name: person?.name ?? '', face: id, spans: [] };
    one.spans.push({ start: span.start, end: span.end });
    found.set(key, one);
  }
  const seconds = ({ spans }: OnScreen): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
  return [...found.values()].toSorted((a, b) => seconds(b) - seconds(a)).slice(0, MOST_PEOPLE);
}
