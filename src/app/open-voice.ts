import { hasRuntime } from '../adapters/silero/runtime.ts';
import type { VoiceDetector } from '../ports/sound.ts';

/** Whether the optional model that finds speech is installed. */
export const hasVoiceModel = hasRuntime;

/** The optional model that finds speech, where it is installed. */
export async function openVoice(): Promise<VoiceDetector | undefined> {
  if (!hasRuntime()) return undefined;
  const { openVoiceDetector } = await import('../adapters/silero/voice-detector.ts');
  return openVoiceDetector();
}
