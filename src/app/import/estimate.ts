import type { EstimateResponse } from '../../contract/memory-verbs.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import type { Importer } from '../../memory/origin.ts';
import type { SourceEstimate } from '../../ports/source.ts';
import { openSources } from '../../sources/open-sources.ts';

/**
 * Rates and sizes for a forecast, rough on purpose: measured on a four-core machine, in items a second and bytes each. Pictures with their
 * text read and looked at; telling faces apart takes as long again as looking.
 */
const rates = { images: 1.7, videos: 4, mails: 800, rows: 3000 } as const;
const diskPerItem = { images: 14_000, videos: 14_000, mails: 6_000, rows: 5_000 } as const;
const kinds = ['images', 'videos', 'mails', 'rows'] as const;

/** Pictures whose file is not there take no longer than any row. */
function secondsFor(found: SourceEstimate): number {
  const decoded = found.images + found.videos;
  const there = decoded === 0 ? 0 : 1 - (found.withoutFile ?? 0) / decoded;
  const media = there * (found.images / rates.images + found.videos / rates.videos);
  return media + found.mails / rates.mails + (found.rows + (found.withoutFile ?? 0)) / rates.rows;
}

/** What adding would bring, how long it would take and how much disk it would use. Changes nothing. */
export async function estimate(paths: readonly string[], as: Importer | 'auto'): Promise<EstimateResponse> {
  const sources: EstimateResponse['sources'] = [];
  let copied = 0;
  let seconds = 1;
  const opened = await openSources(paths, as);
  const failed: Failure[] = [...opened.failures];
  for (const source of opened.sources) {
    try {
      const found: SourceEstimate = await source.estimate();
      copied += found.copied;
      failed.push(...(found.failures ?? []));
      const { images, videos, mails, rows, bytes } = found;
      seconds += secondsFor(found);
      const { importer, root } = source;
      // The mailboxes of one folder are one line.
      const same = sources.find((one) => one.importer === importer && one.root === root);
      if (same === undefined) sources.push({ importer, root, images, videos, mails, rows, bytes });
      else {
        for (const kind of kinds) same[kind] += found[kind];
        same.bytes += bytes;
      }
    } catch (error) {
      failed.push(failureOf(source.root, error));
    }
  }
  const total = (kind: (typeof kinds)[number]) => sources.reduce((sum, source) => sum + source[kind], 0);
  return {
    dryRun: true,
    sources,
    items: kinds.reduce((sum, kind) => sum + total(kind), 0),
    bytes: sources.reduce((sum, source) => sum + source.bytes, 0),
    diskBytes: Math.round(copied + kinds.reduce((sum, kind) => sum + total(kind) * diskPerItem[kind], 0)),
    seconds: Math.round(seconds),
    failed,
  };
}
