import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { MadeleineError } from '../../memory/errors.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import type { ProviderName } from './provider-names.ts';

type Settings = { readonly baseURL: string; readonly fetch: typeof fetch; readonly apiKey?: string };
/** What each package of the AI SDK gives: a function that makes a provider, which makes models. */
type MakeProvider = (settings: Settings) => (model: string) => LanguageModelV4;

const packages: Readonly<Record<ProviderName, { readonly name: string; readonly make: string }>> = {
  anthropic: { name: '@ai-sdk/anthropic', make: 'createAnthropic' },
  google: { name: '@ai-sdk/google', make: 'createGoogleGenerativeAI' },
  mistral: { name: '@ai-sdk/mistral', make: 'createMistral' },
  openai: { name: '@ai-sdk/openai', make: 'createOpenAI' },
  xai: { name: '@ai-sdk/xai', make: 'createXai' },
};

/**
 * The model of an endpoint in the AI SDK's terms: by OpenAI's protocol, or by the host's own where a provider is named,
 * whose package its owner installed. Errors: `dependency-missing`.
 */
export async function chatModel(endpoint: Endpoint, schemas = endpoint.schemas !== false): Promise<LanguageModelV4> {
  const settings = {
    baseURL: endpoint.url,
    fetch: boundedFetch(endpoint),
    ...(endpoint.apiKey === undefined ? {} : { apiKey: endpoint.apiKey }),
  };
  if (endpoint.provider !== undefined) return (await makerOf(endpoint.provider))(settings)(endpoint.model);
  const compatible = createOpenAICompatible({
    name: 'endpoint',
    includeUsage: true,
    supportsStructuredOutputs: schemas,
    ...settings,
  });
  return compatible(endpoint.model);
}

const isMaker = (value: unknown): value is MakeProvider => typeof value === 'function';

async function makerOf(provider: ProviderName): Promise<MakeProvider> {
  const { name, make } = packages[provider];
  let library: Readonly<Record<string, unknown>>;
  try {
    // A name that is only known when it runs keeps the package out of what must be installed.
    library = (await import(name)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new MadeleineError('dependency-missing', `Models of ${provider} require the package ${name}.`, {
      action: `Install it next to Madeleine: npm install ${name}`,
      cause,
    });
  }
  const maker = library[make];
  if (isMaker(maker)) return maker;
  throw new MadeleineError('dependency-missing', `This ${name} has no ${make}.`, {
    action: `Install the current one: npm install ${name}@latest`,
  });
}
