/** 53-bit hash of a text as 11 base-36 digits: short deterministic ids, not for secrets (cyrb53 by bryc, public domain idea). */
export const digest = (text: string): string => digestNumber(text).toString(36).padStart(11, '0');

/** The same as a whole number of 53 bits. */
export function digestNumber(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
