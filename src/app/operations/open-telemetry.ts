import { tracesEndpoint } from '../../adapters/opentelemetry/traces.ts';
import type { Level } from '../../adapters/prometheus/metrics.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Store } from '../../ports/store.ts';
import { type Telemetry, telemetryOf } from '../../ports/telemetry.ts';
import type { Configuration } from '../settings/configuration.ts';
import { mayBeAsked } from '../settings/this-machine.ts';

/** What notes the work of a process: metrics when they were asked for, traces when the environment says where they go. */
export type OpenTelemetry = {
  readonly telemetry: Telemetry;
  readonly metrics?: { readonly contentType: string; text(): Promise<string> };
  /** From now on metrics tell how much there is in this store, and how much waits. */
  watch(store: Store): void;
  close(): Promise<void>;
};

/** Errors: `dependency-missing`; `offline` for traces that would leave this machine though nothing may. */
export async function openTelemetry(options: {
  readonly metrics: boolean;
  readonly version: string;
  readonly configuration: Pick<Configuration, 'offline'>;
}): Promise<OpenTelemetry> {
  const { version, configuration } = options;
  let watched: Store | undefined;
  const levels = levelsOf(() => watched);
  const metrics = options.metrics
    ? await (await import('../../adapters/prometheus/metrics.ts')).openMetrics(levels, version)
    : undefined;
  const traces = await tracesBy(configuration, version);
  return {
    telemetry: telemetryOf([traces, metrics].flatMap((one) => (one === undefined ? [] : [one.telemetry]))),
    ...(metrics === undefined ? {} : { metrics }),
    watch(store) {
      watched = store;
    },
    close: async () => traces?.close(),
  };
}

async function tracesBy(configuration: Pick<Configuration, 'offline'>, version: string) {
  const endpoint = tracesEndpoint();
  if (endpoint === undefined) return undefined;
  if (!mayBeAsked(endpoint, configuration)) {
    throw new MadeleineError('offline', `Traces would be sent to ${endpoint}, which is not on this machine.`, {
      action: 'Unset OTEL_EXPORTER_OTLP_ENDPOINT, or run without --offline.',
    });
  }
  return (await import('../../adapters/opentelemetry/traces.ts')).openTraces(version);
}

/** How long counts of the whole store are taken for what is there: who scrapes often must not be what it is busy with. */
const FRESH_MS = 10_000;

function levelsOf(storeNow: () => Store | undefined): readonly Level[] {
  let kept: { readonly at: number; readonly counts: ReturnType<Store['counts']> } | undefined;
  const counts = async () => {
    const store = storeNow();
    if (store === undefined) return undefined;
    if (kept === undefined || performance.now() - kept.at > FRESH_MS) {
      kept = { at: performance.now(), counts: store.counts() };
      kept.counts.catch(() => {
        kept = undefined;
      });
    }
    return kept.counts;
  };
  return [
    {
      name: 'items',
      help: 'Items in the store; its derivative is the rate of imports',
      label: 'modality',
      read: async () => (await counts())?.items ?? {},
    },
    {
      name: 'jobs_waiting',
      help: 'Stages of items that are not done, claimed ones included',
      label: 'stage',
      read: async () => (await storeNow()?.jobs.pending()) ?? {},
    },
    {
      name: 'jobs_failed',
      help: 'Stages of items that were given up',
      read: async () => ({ '': (await counts())?.failedJobs ?? 0 }),
    },
  ];
}
