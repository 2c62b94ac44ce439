import { type CSSProperties, useState } from 'react';
import { getFacePicture } from '../../../src/contract/endpoints/people.ts';
import { addressOf } from '../api/call.ts';
import styles from './face.module.css';

/** Initials of a name: AB for "Anna Berg", 明 for "李明". */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Han}/u.test(first)) return [...first].slice(-1).join('');
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/** One of six tints, stable per person. */
const tintOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 6, 0);

type FaceProps = {
  readonly cover?: string | undefined;
  readonly name: string;
  readonly id: string;
  /** Side in CSS pixels. */
  readonly size: number;
};

/** A person's face in a circle, or their initials if no face can be shown. Decorative: the name is shown beside it. */
export function Face({ cover, name, id, size }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  const style = { '--face': `${size}px` } as CSSProperties;
  const shown = cover !== undefined && broken !== cover;
  return (
    <span className={`${styles.face} ${shown ? '' : styles[`tint${tintOf(id)}`]}`} style={style} aria-hidden>
      {shown ? (
        <img
          src={addressOf(getFacePicture, { params: { id: cover }, query: { size: Math.min(512, size * 2) } })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(cover)}
        />
      ) : (
        <span>{initialsOf(name) === '' ? '?' : initialsOf(name)}</span>
      )}
    </span>
  );
}
