import type { RunnableStage } from '../../ingest/enrich.ts';
import type { Telemetry } from '../../ports/telemetry.ts';

/** The same stage, each run of which is noted, and with other lanes than its own where a number of them is said. */
export const observedStage = (stage: RunnableStage, telemetry: Telemetry, lanes?: number): RunnableStage => ({
  name: stage.name,
  version: stage.version,
  concurrency: lanes ?? stage.concurrency,
  wants: (item) => stage.wants(item),
  isReady: async () => (await stage.isReady?.()) !== false,
  run: (item, signal) => telemetry.observe('stage', stage.name, () => stage.run(item, signal)),
});
