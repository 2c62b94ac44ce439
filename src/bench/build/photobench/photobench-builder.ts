import type { Subjects } from '../../../contract/review/subjects.ts';
import type { BuildContext, Builder, Draft, Reviewed } from '../builder.ts';
import type { RecordsOf } from '../step-records.ts';
import { exportPhotobench } from './export-photobench.ts';
import { mined, queryTasks } from './ground-truth.ts';
import { anchorTasks, inferred } from './intentions.ts';
import { clusterTasks, narrated } from './narratives.ts';
import { intentionTasks, queriesBy } from './queries.ts';
import {
  groundTruth,
  intentions,
  type Labelled,
  labelledSchema,
  narratives,
  queries,
  taxonomies,
  zeroTruth,
} from './records.ts';
import { classified, taxonomyTasks } from './taxonomy.ts';
import { missedBy, zeroTasks } from './zero.ts';

/** PhotoBench's construction (§3, App. A): events, intentions, queries, exhaustive ground truth, queries without any. */
export const photobenchBuilder: Builder = {
  name: 'photobench',
  title: 'PhotoBench',
  method:
    'Following PhotoBench (§3, Appendix A): events within four hours are told, the intention behind pictures is inferred from what preceded them, queries are composed of several sources, all candidates that looks, captions and an agent find are labelled, and queries that nothing satisfies are made from others and checked against the whole album.',
  steps: [
    {
      id: 'narratives',
      title: 'Tell what happened',
      needs: 'nothing',
      makes: narratives,
      run: (context) => context.each(narratives, clusterTasks(context), (task) => narrated(context, task)),
    },
    {
      id: 'intentions',
      title: 'Infer why pictures were taken',
      needs: 'nothing',
      makes: intentions,
      run: (context) => context.each(intentions, anchorTasks(context), (task) => inferred(context, task)),
    },
    {
      id: 'queries',
      title: 'Compose queries',
      needs: 'nothing',
      makes: queries,
      run: (context) => context.each(queries, intentionTasks(context), queriesBy(context)),
    },
    {
      id: 'ground-truth',
      title: 'Label all candidates of each query',
      needs: 'nothing',
      makes: groundTruth,
      run: (context) => context.each(groundTruth, queryTasks(context), (task) => mined(context, task)),
      review: reviewed(groundTruth),
    },
    {
      id: 'zero',
      title: 'Make queries that nothing satisfies',
      needs: 'nothing',
      makes: zeroTruth,
      run: (context) => context.each(zeroTruth, zeroTasks(context), missedBy(context)),
      review: reviewed(zeroTruth),
    },
    {
      id: 'taxonomy',
      title: 'Classify queries by source and reasoning',
      needs: 'nothing',
      makes: taxonomies,
      run: (context) => context.each(taxonomies, taxonomyTasks(context), (task) => classified(context, task)),
    },
  ],
  likens: true,
  export: exportPhotobench,
};

function reviewed(of: RecordsOf<Labelled>): Reviewed {
  return {
    drafts: async (context) =>
      context
        .records(of)
        .all()
        .map(({ key, value }) => draftOf(key, value, context)),
    left(result, record) {
      const { query, translations, zero, candidates } = result as Subjects['relevance'];
      const before = labelledSchema.parse(record.value);
      return {
        ...before,
        en: query,
        zh: translations?.['cn'] ?? before.zh,
        zero: zero ?? before.zero,
        candidates: candidates.map(({ item, by = [], relevant = false }) => ({ item, by, relevant })),
      };
    },
  };
}

function draftOf(key: string, { en, zh, zero, candidates, anchor }: Labelled, context: BuildContext): Draft {
  const taxonomy = context.records(taxonomies).get(key)?.value;
  return {
    key,
    kind: 'relevance',
    subject: {
      query: en,
      translations: { cn: zh },
      zero,
      candidates: candidates.map((candidate) => ({ ...candidate, by: [...candidate.by] })),
      ...(taxonomy === undefined ? {} : { sources: taxonomy.sources, dimensions: taxonomy.dimensions }),
    },
    evidence: zero ? [] : [{ item: anchor, note: 'The picture that the query began with.' }],
  };
}
