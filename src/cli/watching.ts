import type { App } from '../app/app.ts';
import type { OpenTelemetry } from '../app/operations/open-telemetry.ts';
import type { HealthDocument } from '../contract/health.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { ExitCode } from './face.ts';
import { loadApp, type VerbContext } from './run-verb.ts';

/** Where metrics and health are served unless it is said: an exporter's usual port, on this machine only. */
const DEFAULT_ADDRESS = '127.0.0.1:9464';

export type OperationsSettings = {
  readonly address: string;
  readonly metrics: NonNullable<OpenTelemetry['metrics']>;
  readonly ready: () => Promise<HealthDocument>;
};

/** Starts the server of metrics and health; passed in by the binary. */
export type StartOperations = (
  settings: OperationsSettings,
) => Promise<{ readonly url: string; close(): Promise<void> }>;

export type Watch = {
  readonly telemetry: Telemetry;
  /** Serves metrics of an app, where they were asked for. */
  begin(app: App, start: StartOperations): Promise<void>;
};

/** Runs a verb that may be watched: by `--metrics`, and by traces where the environment asks for them. */
export async function watching(
  context: VerbContext,
  said: string | true | undefined,
  work: (watch: Watch) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { face, folder, flags } = context;
  const opened = await (await loadApp()).openTelemetryFor(folder, flags, said !== undefined);
  let serving: { close(): Promise<void> } | undefined;
  try {
    return await work({
      telemetry: opened.telemetry,
      async begin(app, start) {
        app.watchedBy(opened);
        if (opened.metrics === undefined) return;
        const address = typeof said === 'string' ? said : DEFAULT_ADDRESS;
        const server = await start({ address, metrics: opened.metrics, ready: app.readiness });
        serving = server;
        face.note(`Metrics are at ${server.url}/metrics`);
      },
    });
  } finally {
    await serving?.close();
    await opened.close();
  }
}
