import { MadeleineError } from '../../memory/errors.ts';
import { type Activity, outcomeOfError, type Telemetry } from '../../ports/telemetry.ts';

/** What is counted when it is asked for, by the label that tells the parts apart. */
export type Level = {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  /** Values by label; with the empty label where there is none. */
  read(): Promise<Readonly<Record<string, number>>>;
};

export type Metrics = {
  readonly telemetry: Telemetry;
  readonly contentType: string;
  /** All of them in Prometheus' text format. */
  text(): Promise<string>;
};

const names: Readonly<Record<Activity, { readonly name: string; readonly help: string; readonly label: string }>> = {
  request: { name: 'http_request', help: 'Requests until their response begins', label: 'route' },
  store: { name: 'store_call', help: 'Calls of the store', label: 'call' },
  stage: { name: 'stage_run', help: 'Stages, each on one item', label: 'stage' },
};

/** From 1 ms to a minute. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Metrics of this process by `prom-client`, which is loaded here only. Errors: `dependency-missing`.
 */
export async function openMetrics(levels: readonly Level[], version: string): Promise<Metrics> {
  const client = await import('prom-client').catch((cause: unknown) => {
    throw new MadeleineError('dependency-missing', 'Metrics need the package prom-client, which is not installed.', {
      action: 'Run: npm install prom-client',
      cause,
    });
  });
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new client.Gauge({
    name: 'madeleine_build_info',
    help: 'Version of the program; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  for (const level of levels) addLevel(client, registers, level);
  return {
    telemetry: timesOf(client, registers),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

type Client = typeof import('prom-client');
type Registers = InstanceType<Client['Registry']>[];

function addLevel({ Gauge }: Client, registers: Registers, { name, help, label, read }: Level): void {
  new Gauge({
    name: `madeleine_${name}`,
    help,
    labelNames: label === undefined ? [] : [label],
    registers,
    async collect() {
      const values = await read();
      this.reset();
      for (const [of, value] of Object.entries(values)) this.set(label === undefined ? {} : { [label]: of }, value);
    },
  });
}

function timesOf({ Histogram, Gauge }: Client, registers: Registers): Telemetry {
  const of = ({ name, help, label }: (typeof names)[Activity]) => ({
    label,
    seconds: new Histogram({
      name: `madeleine_${name}_seconds`,
      help: `${help}, in seconds`,
      labelNames: [label, 'outcome'],
      buckets: BUCKETS,
      registers,
    }),
    running: new Gauge({
      name: `madeleine_${name}_running`,
      help: `${help}: under way now`,
      labelNames: [label],
      registers,
    }),
  });
  const kept = { request: of(names.request), store: of(names.store), stage: of(names.stage) };
  return {
    async observe(activity, name, work, outcomeOf = () => 'ok') {
      const { label, seconds, running } = kept[activity];
      const began = performance.now();
      running.inc({ [label]: name });
      let outcome = 'internal';
      try {
        const result = await work();
        outcome = outcomeOf(result);
        return result;
      } catch (error) {
        outcome = outcomeOfError(error);
        throw error;
      } finally {
        running.dec({ [label]: name });
        seconds.observe({ [label]: name, outcome }, (performance.now() - began) / 1000);
      }
    },
  };
}
