import { MadeleineError } from '../../memory/errors.ts';
import { outcomeOfError, type Telemetry } from '../../ports/telemetry.ts';

export type Traces = {
  readonly telemetry: Telemetry;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Variables of OpenTelemetry that name where traces are to go. */
const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

/** Where traces are to be sent by the environment; undefined when nobody asked for any. */
export function tracesEndpoint(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return undefined;
  for (const name of endpoints) {
    const said = env[name];
    if (said !== undefined && said !== '') return said;
  }
  return undefined;
}

/**
 * Sends spans by OpenTelemetry, which `OTEL_*` configures and which is loaded here only. A span has a name, an outcome, and
 * who serves it: nothing that the program was started with, and nothing of the machine but what `OTEL_RESOURCE_ATTRIBUTES`
 * says. Errors: `dependency-missing`.
 */
export async function openTraces(version: string): Promise<Traces> {
  const [{ context, SpanKind, SpanStatusCode, trace }, { NodeSDK, resources }] = await load();
  // Only spans: metrics are asked for by Prometheus, and what the program says stays on this machine.
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none';
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none';
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'madeleine',
      'service.version': version,
    }),
    // The others would tell the command line, which names folders, and the user and the machine.
    resourceDetectors: [resources.envDetector],
    instrumentations: [],
  });
  sdk.start();
  const tracer = trace.getTracer('madeleine', version);
  const telemetry: Telemetry = {
    observe(activity, name, work, outcomeOf = () => 'ok') {
      const kind = activity === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL;
      const span = tracer.startSpan(activity === 'request' ? name : `${activity} ${name}`, { kind });
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          const result = await work();
          span.setAttribute('madeleine.outcome', outcomeOf(result));
          return result;
        } catch (error) {
          // The code alone: messages name files.
          span.setAttribute('madeleine.outcome', outcomeOfError(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
  return { telemetry, close: () => sdk.shutdown() };
}

function load() {
  return Promise.all([import('@opentelemetry/api'), import('@opentelemetry/sdk-node')]).catch((cause: unknown) => {
    throw new MadeleineError(
      'dependency-missing',
      'Traces need the packages @opentelemetry/api and @opentelemetry/sdk-node, which are not installed.',
      {
        action:
          'Run: npm install @opentelemetry/api @opentelemetry/sdk-node. To do without traces, unset OTEL_EXPORTER_OTLP_ENDPOINT.',
        cause,
      },
    );
  });
}
