import type { ProviderName } from './provider-names.ts';

/** Where a model is asked, and how. */
export type Endpoint = {
  readonly name: string;
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly model: string;
  readonly apiKey?: string;
  /** Bytes of one reply at most; absent: `MOST_REPLY_BYTES`. */
  readonly bytes?: number;
  /** False for servers that know `json_object` but no schemas: the schema then goes into the instructions. */
  readonly schemas?: boolean;
  /** A host that is spoken to by its own protocol; absent: by OpenAI's. */
  readonly provider?: ProviderName;
};
