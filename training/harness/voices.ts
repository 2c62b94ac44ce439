import { fileURLToPath } from 'node:url';
import { type Voice, voiceNamed, voiceNames } from '../../src/bench/lives/voices/voice.ts';

/** Where the voices lie that do not come with the program. */
export const voicesFolder = fileURLToPath(new URL('../voices', import.meta.url));

/** A voice by its name, of the program or of training. Errors: those of `voiceNamed`. */
export const trainingVoice = (name: string): Voice => voiceNamed(name, voicesFolder);

/** Every voice, in order of their names. */
export const allVoices = (): readonly Voice[] =>
  [...voiceNames(), ...voiceNames(voicesFolder)].toSorted().map(trainingVoice);
