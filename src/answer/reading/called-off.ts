import type { MemoryItem } from '../../memory/item.ts';
import type { Reference } from '../../memory/item-text.ts';
import { quotable } from './best-sentence.ts';

const calledOff =
  /^[^.!?。！？；\n]{0,60}(?:\bcancel?led|\bwill not (?:run|operate|sail|fly)|\bno longer (?:runs|operates)|取消|停运|停航)/iu;

/** "AB 102 has been cancelled": of several codes that one is no more. */
export function isCalledOff({ code, field }: Reference, item: MemoryItem): boolean {
  const text = quotable(item).find((one) => one.field === field)?.text ?? '';
  const at = text.indexOf(code);
  return at >= 0 && calledOff.test(text.slice(at + code.length));
}
