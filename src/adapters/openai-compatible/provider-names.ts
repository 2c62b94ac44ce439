/** Hosts that have a protocol of their own, and where they are when no address is given. */
export const providerAddresses = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  openai: 'https://api.openai.com/v1',
  xai: 'https://api.x.ai/v1',
} as const;

export type ProviderName = keyof typeof providerAddresses;
export const providerNames = Object.keys(providerAddresses) as readonly ProviderName[];
