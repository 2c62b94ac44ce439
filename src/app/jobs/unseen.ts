import { FACES_STAGE } from '../../ingest/faces-stage.ts';
import { FILM_FACES_STAGE } from '../../ingest/film-faces-stage.ts';
import { FILM_SIGHTS_STAGE } from '../../ingest/film-sights-stage.ts';
import { SIGHTS_STAGE } from '../../ingest/sights-stage.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import type { Unfinished } from '../../ports/job-queue.ts';
import { leavesOf } from '../../retrieve/algebra/plan-normal.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Stages that look at pictures and films for things, looks and faces. */
const looking = [SIGHTS_STAGE, FACES_STAGE, FILM_SIGHTS_STAGE, FILM_FACES_STAGE];

/** Pictures and films that could not be looked at, and those that were not yet; what showed nothing is neither. */
export const unseen = ({ store }: Pick<OpenMemory, 'store'>): Promise<Unfinished> => store.jobs.unfinished(looking);

/** By what is seen, a plan may leave something out. */
const bySight: ReadonlySet<string> = new Set(['object', 'person', 'text', 'ocr']);

/**
 * What is to be known of pictures that are listed because something is not in them: some may have been listed for want of a
 * look. Nothing where the plan leaves out nothing by sight, or every picture was looked at.
 */
export async function unseenRemarks(
  memory: Pick<OpenMemory, 'store'>,
  { root, language }: Pick<QueryPlan, 'root' | 'language'>,
  listed: readonly { readonly modality: string }[],
): Promise<string[]> {
  const shows = listed.some(({ modality }) => modality === 'image' || modality === 'video');
  if (!shows || !leavesOf(root).some(({ leaf, negated }) => negated && bySight.has(leaf.tool))) return [];
  const { failed, waiting } = await unseen(memory);
  if (failed + waiting === 0) return [];
  return [language === 'zh' ? inChinese(failed, waiting) : inEnglish(failed, waiting)];
}

function inEnglish(failed: number, waiting: number): string {
  const parts = [
    ...(failed === 0 ? [] : [`${failed} could not be analysed`]),
    ...(waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'has' : 'have'} not been analysed yet`]),
  ];
  return `Of the pictures and videos, ${parts.join(' and ')}; the results may be incomplete or wrong.`;
}

function inChinese(failed: number, waiting: number): string {
  const parts = [...(failed === 0 ? [] : [`${failed}个无法查看`]), ...(waiting === 0 ? [] : [`${waiting}个尚未查看`])];
  return `照片和视频中有${parts.join('、')}，可能有误列。`;
}
