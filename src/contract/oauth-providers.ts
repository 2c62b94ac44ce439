import type { MailProtocol } from '../memory/mail-account.ts';
import listed from './oauth-providers.json' with { type: 'json' };

export const providerNames = ['google', 'microsoft'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Where one signs in to a provider with a browser. The client is the owner's own. */
export type OAuthProvider = {
  readonly title: string;
  readonly issuer?: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** What it wants to be asked beside, so that it gives a refresh token. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** By which name of this machine it lets programs be reached on any port (RFC 8252, section 7.3). */
  readonly loopback: string;
} & { readonly [Protocol in MailProtocol]?: { readonly host?: string; readonly scope: string } };

export const oauthProviders: Readonly<Record<ProviderName, OAuthProvider>> = listed;
