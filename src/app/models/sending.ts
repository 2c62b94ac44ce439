import { type EndpointPurpose, type EndpointUse, nothingSpent } from '../../memory/endpoint-use.ts';
import type { Store } from '../../ports/store.ts';
import type { Configuration } from '../settings/configuration.ts';
import { isThisMachine } from '../settings/this-machine.ts';
import { modelSettings } from './models.ts';

/** The setting of each purpose. */
const settingOf = { captions: 'vision', embeddings: 'embedder', transcripts: 'transcriber' } as const satisfies Record<
  EndpointPurpose,
  string
>;

/** Where something would be sent, whether the owner allows it, and what that has cost. */
export type Sending = {
  readonly purpose: EndpointPurpose;
  /** Its name in the configuration, or the address itself. */
  readonly named: string;
  readonly endpoint: string;
  /** Whether the address is this machine. */
  readonly local: boolean;
  /** Undefined: the owner was not asked. */
  readonly allowed: boolean | undefined;
  readonly use: EndpointUse;
};

/**
 * What is configured for a purpose; undefined when nothing is. The configuration's `consent` comes before a yes that was
 * answered once, never before a no; an answer holds for the endpoint that it was given for. Errors: `usage` for a model of no known name.
 */
export async function sendingFor(
  store: Store,
  configuration: Configuration,
  purpose: EndpointPurpose,
): Promise<Sending | undefined> {
  const setting = configuration[settingOf[purpose]];
  if (setting?.model === undefined) return undefined;
  const { url, model } = modelSettings(setting.model, configuration);
  const endpoint = `${url}#${model}`;
  const kept = await store.record('endpointUse', purpose);
  const answered = kept?.endpoint === endpoint ? kept.allowed : undefined;
  const allowed = answered === false ? false : (setting.consent ?? answered);
  return {
    purpose,
    named: setting.model,
    endpoint,
    local: isThisMachine(url),
    allowed,
    use: {
      purpose,
      endpoint,
      ...(answered === undefined ? {} : { allowed: answered }),
      spent: kept?.spent ?? nothingSpent,
    },
  };
}

/** Writes down the owner's word. It holds for this endpoint alone. */
export async function allowSending(store: Store, { use }: Sending, allowed: boolean): Promise<void> {
  await store.write([{ op: 'putRecord', kind: 'endpointUse', id: use.purpose, value: { ...use, allowed } }]);
}
