import { thumbHashToDataURL } from 'thumbhash';
import styles from './thumbnail.module.css';

export const thumbnailAddress = (id: string): string => `/api/v1/items/${encodeURIComponent(id)}/thumbnail`;

const HASH_END = 8;

/** A blurred placeholder of a picture; undefined for an invalid hash. */
export function blurOf(thumbhash: string | undefined): string | undefined {
  if (thumbhash === undefined) return undefined;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** An item's thumbnail, filling its box; `alt` describes it, and is empty if there is text beside it. */
export function Thumbnail({
  id,
  alt,
  thumbhash,
  size,
}: {
  readonly id: string;
  readonly alt: string;
  readonly thumbhash?: string | undefined;
  /** The longest side in pixels, for a picture that is shown large. */
  readonly size?: 640 | 1280;
}) {
  const blur = blurOf(thumbhash);
  const query = new URLSearchParams();
  if (size !== undefined) query.set('size', String(size));
  // A picture that was turned has another hash, and so another address than what the browser has of it.
  if (thumbhash !== undefined) query.set('v', thumbhash.slice(-HASH_END));
  return (
    <img
      className={styles.thumbnail}
      src={query.size === 0 ? thumbnailAddress(id) : `${thumbnailAddress(id)}?${query}`}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      {...(blur === undefined ? {} : { style: { backgroundImage: `url(${blur})` } })}
    />
  );
}
