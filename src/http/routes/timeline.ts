import { getEvent, getEvents, patchEvent } from '../../contract/endpoints/events.ts';
import { postForget } from '../../contract/endpoints/forget.ts';
import { getCalendar, getTimeline, getTimelineDays, getTimelineMonths } from '../../contract/endpoints/timeline.ts';
import type { Routes } from '../mounted.ts';

/** Deletions that finish within this time are reported directly; longer ones become a job. */
const SOON_MS = 4000;

export function mountTimeline(routes: Routes): void {
  routes.on(getTimelineMonths, ({ app }) => app.timelineMonths());
  routes.on(getTimelineDays, ({ app }) => app.timelineDays());
  routes.on(getCalendar, ({ app, query }) => app.calendar(query.in));
  routes.on(getTimeline, ({ app, query }) => app.timeline(query));
  routes.on(getEvents, ({ app, query }) => app.eventPage(query));
  routes.on(getEvent, ({ app, params, query }) => app.event(params.id, query));
  routes.on(postForget, async ({ app, body: { ids, dryRun, later } }) => {
    const found = await app.forget({ kind: 'ids', ids }, { dryRun: true });
    if (dryRun) return found;
    const desk = await app.desk();
    const { id: job } = desk.forget(found.ids);
    const isGone = !later && (await desk.jobs.ended(job, AbortSignal.timeout(SOON_MS))).state === 'done';
    return isGone ? { ...found, forgotten: found.ids.length, dryRun } : { ...found, dryRun, job };
  });
  routes.on(patchEvent, ({ app, params, body }) => app.titleEvent(params.id, body.title));
}
