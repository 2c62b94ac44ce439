import { openGazetteer, whenWords } from '../../../app/items/located-items.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import { type Album, type AlbumTool, albumTools, facesByName } from '../../systems/album-agent/album-tools.ts';
import { findByReact } from '../../systems/album-agent/react.ts';
import type { Asker } from '../asker.ts';
import type { BuildContext } from '../builder.ts';
import type { Life, LifeItem } from '../life.ts';
import { albumOf } from './album.ts';
import { narratives, type Query } from './records.ts';
import { albumVectors } from './vectors.ts';

/** The agent went on without an answer: its candidates are missing, and those of the other ways are there all the same. */
const ofOneQuery = new Set(['system-failed', 'malformed-reply', 'reply-too-long']);

/**
 * What a ReAct agent over metadata, faces, sets, and with an embedder vectors, finds for a query (3.2.3): the same agent as
 * the row `react`. Errors: those of the model that are not of one query.
 */
export async function foundByAgent(query: Query, asker: Asker, context: BuildContext): Promise<readonly string[]> {
  const { likener } = context;
  const enabled = albumTools.filter((tool: AlbumTool) => tool !== 'T_V' || likener !== undefined);
  const vectorOf = async (words: string) => (likener === undefined ? undefined : (await likener.texts([words]))[0]);
  const question = { id: query.anchor, text: query.en, language: 'en', collection: 'album', form: 'items' } as const;
  try {
    const tools = { album: await searchedAlbum(context), enabled, caller: asker.caller, vectorOf };
    return (await findByReact(tools, question)).ids;
  } catch (error) {
    if (isMadeleineError(error) && ofOneQuery.has(error.code)) return [];
    throw error;
  }
}

const known = new WeakMap<Life, Promise<Album>>();

function searchedAlbum(context: BuildContext): Promise<Album> {
  const before = known.get(context.life);
  if (before !== undefined) return before;
  const made = openSearched(context);
  known.set(context.life, made);
  made.catch(() => known.delete(context.life));
  return made;
}

async function openSearched(context: BuildContext): Promise<Album> {
  const { life, likener } = context;
  const vectors = likener === undefined ? undefined : await albumVectors(likener, context);
  const [pictures, captions] = [vectors?.pictures ?? [], vectors?.captions ?? []].map(
    (rows) => new Map(rows.map(({ id, vector }) => [id, vector])),
  );
  const events = new Map(
    context
      .records(narratives)
      .all()
      .flatMap(({ value }) => value.pictures.map((id) => [id, value.narrative] as const)),
  );
  const gazetteer = await openGazetteer();
  const rows = albumOf(life).map((item) => {
    const event = events.get(item.id);
    const searched = withPeople(item);
    return {
      item: searched,
      vector: pictures?.get(item.id) ?? captions?.get(item.id),
      when: whenWords(searched),
      ...(event === undefined ? {} : { event }),
    };
  });
  const people = life.people
    .filter(({ hidden }) => hidden !== true)
    .map(({ id, name, names, roles }) => ({ importer: 'photos' as const, face: id, names: [name, ...names], roles }));
  return { rows, faces: facesByName(people), placesCalled: (name) => gazetteer.find(name) };
}

/** Whom a picture shows, each by the person that they are: names and roles lead to the same. */
function withPeople(item: LifeItem): MemoryItem {
  const people = item.people?.map((seen) => (seen.id === undefined ? seen : { ...seen, face: seen.id }));
  return { ...item, readings: [], ...(people === undefined ? {} : { people }) };
}
