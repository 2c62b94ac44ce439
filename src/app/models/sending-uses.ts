import type { AllowResponse, SendingResponse } from '../../contract/sending-verbs.ts';
import { type EndpointPurpose, endpointPurposes } from '../../memory/endpoint-use.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { allowSending, type Sending, sendingFor } from './sending.ts';

/** What leaves the memory for each purpose, exactly; docs/privacy.md says the same at length. */
const sends: Readonly<Record<EndpointPurpose, string>> = {
  captions:
    'a copy of each picture, or of up to 8 frames of a video, scaled down to at most 1024 pixels, without name, date, place or camera',
  embeddings:
    'a copy of each picture, scaled down to at most 512 pixels, without name, date, place or camera; and the text of searches',
  transcripts:
    'the audio (mono) of each video that may contain speech and has no subtitles, without name, date or place',
};
/** The stage that sends for each purpose. */
export const stageOf: Readonly<Record<EndpointPurpose, string>> = {
  captions: 'captions',
  embeddings: 'embed',
  transcripts: 'transcripts',
};
const settingOf: Readonly<Record<EndpointPurpose, string>> = {
  captions: 'vision.model',
  embeddings: 'embedder.model',
  transcripts: 'transcriber.model',
};

type UseRow = SendingResponse['uses'][number];

/** What each purpose that a model is configured for sends where. */
export async function listSending(memory: OpenMemory): Promise<SendingResponse> {
  const uses: UseRow[] = [];
  for (const purpose of endpointPurposes) {
    const sending = await sendingFor(memory.store, memory.configuration, purpose);
    if (sending !== undefined) uses.push(await rowOf(memory, sending));
  }
  return { uses };
}

async function rowOf(memory: OpenMemory, { purpose, named, endpoint, local, allowed, use }: Sending): Promise<UseRow> {
  return {
    purpose,
    model: named,
    endpoint,
    local,
    ...(allowed === undefined ? {} : { allowed }),
    sends: sends[purpose],
    spent: use.spent,
    pending: (await memory.store.jobs.pending())[stageOf[purpose]] ?? 0,
  };
}

/** The owner's word on sending for a purpose. Errors: `usage` where nothing is configured for it. */
export async function decideSending(
  memory: OpenMemory,
  purpose: EndpointPurpose,
  allowed: boolean,
): Promise<AllowResponse> {
  const sending = await sendingFor(memory.store, memory.configuration, purpose);
  if (sending === undefined) {
    throw new MadeleineError('usage', `No model is configured for ${purpose}.`, {
      action: `Set \`${settingOf[purpose]}\` in madeleine.config.yaml to a name under \`models\`, or to URL#MODEL.`,
    });
  }
  await allowSending(memory.store, sending, allowed);
  const now = (await sendingFor(memory.store, memory.configuration, purpose)) ?? sending;
  return { use: await rowOf(memory, now) };
}

/** What would be sent and is waiting for the owner's word; nothing once there is one. */
export async function unaskedSending(memory: OpenMemory): Promise<readonly UseRow[]> {
  const { uses } = await listSending(memory);
  return uses.filter(({ allowed }) => allowed === undefined);
}
