import type { CorrectionResponse } from '../../contract/browse-verbs.ts';
import { reindexed } from '../../ingest/enrich.ts';
import { FACES_STAGE } from '../../ingest/faces-stage.ts';
import { FILM_FACES_STAGE } from '../../ingest/film-faces-stage.ts';
import { correctionKey } from '../../memory/correction.ts';
import { parseStoredItem, storedPart } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import type { Change } from '../../ports/store.ts';
import { scrubFolder } from '../import/forget.ts';
import { anew } from '../import/in-turn.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { forgetReferences } from '../models/concept-recognition.ts';
import type { OpenMemory } from '../open-memory.ts';
import { peopleSeen, withoutWordOn } from './face-corrections.ts';

/** Stages that tell faces apart when they may. */
const stagesWithFaces = [FACES_STAGE, FILM_FACES_STAGE] as const;

/**
 * Turns telling faces apart on, which queues what shows faces, or off, which erases every face, what was concluded from faces and
 * what the owner said of single ones, so that no byte of them is left in any file of the memory.
 */
export async function switchFaces(
  memory: OpenMemory,
  faces: 'on' | 'off',
  turn: TurnOptions = {},
): Promise<CorrectionResponse> {
  const lock = await lockInTurn(memory.folder.path, turn);
  try {
    return { done: faces === 'on' ? await turnOn(memory) : await turnOff(memory) };
  } finally {
    await lock.release();
  }
}

async function turnOn(memory: OpenMemory): Promise<string> {
  const before = memory.settings.faces;
  await memory.keepFaces('on');
  if (before !== 'on')
    await memory.store.write(stagesWithFaces.map((id) => ({ op: 'deleteRecord', kind: 'stage', id }) as const));
  await (await import('../models/stage-versions.ts')).requeueStaleStages(memory);
  const pending = await memory.store.jobs.pending();
  const waiting = stagesWithFaces.reduce((sum, stage) => sum + (pending[stage] ?? 0), 0);
  const next = waiting === 0 ? '' : ` Run \`madeleine add\` to analyse the existing pictures and videos (${waiting}).`;
  return `Face recognition is on and runs on this machine only.${next}`;
}

async function turnOff(memory: OpenMemory): Promise<string> {
  const { store } = memory;
  const wasOn = memory.settings.faces === 'on';
  await memory.keepFaces('off');
  await forgetReferences(memory);
  for (const stage of stagesWithFaces) await store.jobs.drop(stage);
  const known = (await store.records('face')).length;
  await anew(async () => {
    const said = await store.records('correction');
    const kept = said.filter(({ kind }) => !kind.startsWith('face-'));
    await store.write([
      { op: 'expectRecords', kind: 'correction', values: said },
      ...(await withoutFaceMoments(memory)),
      { op: 'replaceRecords', kind: 'face', values: [] },
      {
        op: 'replaceRecords',
        kind: 'correction',
        values: kept.map((value, i) => ({ id: correctionKey(value, i), value })),
      },
      ...(await trashWithoutFaces(memory)),
      ...stagesWithFaces.map((id) => ({ op: 'deleteRecord', kind: 'stage', id }) as const),
    ]);
  });
  // What was found and replaced since it was switched on may lie in free pages of the database, though nothing is known now.
  if (known === 0 && !wasOn) return 'Face recognition is off.';
  const seen = await peopleSeen(memory);
  await (await import('../jobs/organise-memory.ts')).organiseWholly(memory);
  await anew(async () => store.write(await withoutWordOn(memory, seen)));
  await scrubFolder(memory);
  return `Face recognition is off. All faces (${known}) and everything derived from them are erased.`;
}

/** The writes after which films keep their moments but for those that name a face. */
async function withoutFaceMoments(memory: OpenMemory): Promise<Change[]> {
  const changes: Change[] = [];
  for await (const film of memory.store.scan({ modality: 'video' })) {
    if (film.moments?.some(({ kind }) => kind === 'face') !== true) continue;
    changes.push(await reindexed(storedPart(film, film.readings.map(withoutFaces)), await memory.deriveContext()));
  }
  return changes;
}

/** Nothing of a face lies in the trash, either. */
async function trashWithoutFaces({ store }: OpenMemory): Promise<Change[]> {
  return (await store.records('trashed')).map((value): Change => {
    const item = parseStoredItem(value.item);
    const readings = item.readings.map(withoutFaces).map(withoutFaceMentions);
    const bare = { ...value, faces: [], item: { ...storedPart(item, readings) } };
    return { op: 'putRecord', kind: 'trashed', id: item.id, value: bare };
  });
}

const withoutFaceMentions = (said: Reading): Reading =>
  said.field === 'people' ? { ...said, value: said.value.filter(({ how }) => how !== 'face') } : said;

const withoutFaces = (said: Reading): Reading =>
  said.field === 'moments' ? { ...said, value: said.value.filter(({ kind }) => kind !== 'face') } : said;
