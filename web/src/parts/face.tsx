import { type CSSProperties, useState } from 'react';
import { getFacePicture } from '../../../src/contract/endpoints/people.ts';
import { addressOf } from '../api/call.ts';
import styles from './face.module.css';

/** The letters that stand for a name: of "Anna Berg" AB, of "李明" 明. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Han}/u.test(first)) return [...first].slice(-1).join('');
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/** One of six quiet tints, always the same for the same person. */
const tintOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 6, 0);

type FaceProps = {
  readonly cover?: string | undefined;
  readonly name: string;
  readonly id: string;
  /** Side in CSS pixels. */
  readonly size: number;
};

/** Somebody's face in a circle, or their initials where no face is known or it cannot be read. A name stands beside it, so it says nothing itself. */
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
