import type { Face } from '../../../memory/face.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { BuildContext, BuildStep } from '../builder.ts';
import { itemsByPath, readKnown } from '../known.ts';
import { byRule } from '../step-records.ts';
import { cutReferences } from './crops.ts';
import { type ConceptFound, type Crop, conceptRecords, type QueryPicture } from './records.ts';

/** As many as the paper keeps a concept with (C.2.1). */
export const LEAST_REFERENCES = 5;
const MOST_REFERENCES = 8;
const MOST_QUERIES = 6;
/** A head with its shoulders, of the length of the face. */
const AROUND_FACE = 2.2;

type Sighting = { readonly item: string; readonly box: Box };
/** Somebody or something and where it is seen; `files` are references that are pictures of their own. */
export type Seen = {
  readonly source: string;
  readonly kind: 'person' | 'object';
  readonly sightings: readonly Sighting[];
  readonly files: readonly string[];
};

/**
 * Step 1: whom and what the set is about. Who is marked in `--truth`, whose face is recognised, and what was enrolled with
 * `madeleine concepts`; kept with at least five crops.
 */
export const conceptsStep: BuildStep = {
  id: conceptRecords.id,
  title: 'Collecting concepts',
  needs: 'nothing',
  makes: conceptRecords,
  async run(context) {
    const file = context.records(conceptRecords);
    const by = [byRule('concepts-of-marks-and-faces')];
    for (const found of chosen(await seenIn(context))) {
      if (file.has(found.id)) continue;
      context.signal.throwIfAborted();
      const one = { ...found, references: await cutReferences(context, found) };
      if (one.references.length < LEAST_REFERENCES) {
        const message = `${one.references.length} of at least ${LEAST_REFERENCES} reference pictures`;
        file.skip({ key: one.id, skipped: { code: 'few-references', message } });
      } else file.append({ key: one.id, by, value: one });
    }
  },
};

async function seenIn(context: BuildContext): Promise<Seen[]> {
  const { life, options } = context;
  const known = await readKnown(options.truth);
  const find = itemsByPath(life);
  const marked = known.concepts.map(({ name, kind, shown }): Seen => {
    const sightings = shown.flatMap(({ path, box }) => {
      const item = find(path);
      return item?.modality === 'image' ? [{ item: item.id, box }] : [];
    });
    return { source: name, kind, sightings, files: [] };
  });
  const { concepts } = await life.app.concepts();
  const enrolled = concepts.map(
    ({ name, kind, references }): Seen => ({ source: name, kind, sightings: [], files: references }),
  );
  const names = new Set([...marked, ...enrolled].map(({ source }) => source));
  const recognised = (await recognisedIn(life)).filter(({ source }) => !names.has(source));
  return [...marked, ...enrolled, ...recognised];
}

async function recognisedIn({ app, people }: BuildContext['life']): Promise<Seen[]> {
  const faces = new Map<string, Face>((await app.everyRecord('face')).map((face) => [face.id, face]));
  return people.flatMap(({ name, hidden, kind, seen = [] }): Seen[] => {
    if (hidden === true || kind !== 'person') return [];
    const sightings = seen.flatMap((id) => {
      const face = faces.get(id);
      return face === undefined || face.span !== undefined ? [] : [{ item: face.item, box: around(face.box) }];
    });
    return sightings.length === 0 ? [] : [{ source: name, kind: 'person', sightings, files: [] }];
  });
}

function around({ x, y, w, h }: Box): Box {
  const left = Math.max(0, x + w / 2 - (w * AROUND_FACE) / 2);
  const top = Math.max(0, y - h * 0.4);
  return { x: left, y: top, w: Math.min(1 - left, w * AROUND_FACE), h: Math.min(1 - top, h * AROUND_FACE) };
}

/**
 * Which pictures of each are references and which are asked about: those with most around them are asked about, since a
 * concept is hardest to find there. Pure.
 */
export function chosen(all: readonly Seen[]): ConceptFound[] {
  const ids = idsOf(all);
  const inItem = new Map<string, { concept: string; kind: Seen['kind']; box: Box }[]>();
  for (const one of all)
    for (const { item, box } of one.sightings) {
      const there = inItem.get(item) ?? [];
      inItem.set(item, [...there, { concept: ids.get(one) ?? '', kind: one.kind, box }]);
    }
  return all.map((one): ConceptFound => {
    const id = ids.get(one) ?? '';
    const pictures = one.sightings.map(({ item, box }): QueryPicture => {
      const others = (inItem.get(item) ?? []).filter(({ concept }) => concept !== id);
      return { item, box, others };
    });
    const cluttered = pictures.toSorted(
      (a, b) => b.others.length - a.others.length || area(a.box) - area(b.box) || (a.item < b.item ? -1 : 1),
    );
    const spare = Math.max(0, pictures.length + one.files.length - LEAST_REFERENCES);
    const queries = cluttered.slice(0, Math.min(MOST_QUERIES, spare));
    const rest = cluttered.slice(queries.length).reverse();
    const references: Crop[] = [
      ...one.files.map((file) => ({ file })),
      ...rest.map(({ item, box }) => ({ item, box })),
    ];
    return { id, kind: one.kind, source: one.source, references: references.slice(0, MOST_REFERENCES), queries };
  });
}

const area = ({ w, h }: Box): number => w * h;

/** `person-1`, `object-1` …: names of the memory's people do not go into the set. */
function idsOf(all: readonly Seen[]): Map<Seen, string> {
  const counts = { person: 0, object: 0 };
  return new Map(all.map((one) => [one, `${one.kind}-${++counts[one.kind]}`]));
}
