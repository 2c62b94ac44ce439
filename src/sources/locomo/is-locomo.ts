import { headOf } from '../archive/open-tree.ts';

/** True for the first bytes of a LoCoMo file: a list of samples with a conversation. */
export async function isLocomo(path: string): Promise<boolean> {
  const head = (await headOf(path, 65_536))?.toString('utf8') ?? '';
  return /^\s*\[/.test(head) && /"(dia_id|sample_id|speaker_a)"\s*:/.test(head);
}
