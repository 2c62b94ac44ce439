import { z } from 'zod';
import { faceSchema } from '../memory/face.ts';
import { MOST_STARS } from '../memory/item-text.ts';
import { linkKinds } from '../memory/link.ts';
import { turns } from '../memory/media.ts';
import { itemBriefShape, placeShape, timeShape } from './shapes.ts';
import { titleShape } from './timeline-verb.ts';

/** A place by its name ("Porto", "home"), by a position written "38.72,-9.14", or a position with a name of one's own. */
export const saidPlace = z.union([
  z.string().trim().min(1).max(300),
  z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    name: z.string().max(200).optional(),
  }),
]);
export type SaidPlace = z.infer<typeof saidPlace>;

const names = z.array(z.string().trim().min(1).max(200)).max(100);
const listChange = z.object({ add: names.optional(), remove: names.optional() });

/**
 * What the owner says of an item; what is absent stays. `time` is a year, month, day or moment ("2019", "2019-05",
 * "2019-05-07 14:30"), or by how much a wrong clock is to be moved ("+1h", "-0:30"), for each item by its own; `place: null` says that the place is not known. People by name or id; a name that nobody has
 * makes somebody.
 */
export const itemPatch = z.object({
  time: z.string().trim().min(3).max(80).optional(),
  place: saidPlace.nullable().optional(),
  people: listChange.optional(),
  tags: listChange.optional(),
  favourite: z.boolean().optional(),
  archived: z.boolean().optional(),
  /** Stars from 1 to 5; 0 takes the rating away. */
  rating: z.int().min(0).max(MOST_STARS).optional(),
  /** Degrees clockwise by which pictures are shown turned, counted from the file; 0 takes it back. The file stays as it is. */
  turn: z.literal(turns).optional(),
  /** Albums by name; one that is not there is made. */
  albums: listChange.optional(),
});
export type ItemPatch = z.infer<typeof itemPatch>;

const choice = {
  items: z.array(z.string().min(1).max(512)).min(1).max(5000).optional(),
  /** In place of ids: all that this search finds, at most 5000. */
  query: z.string().max(4000).optional(),
  /** The plan of the search as text. */
  plan: z.string().max(20_000).optional(),
};
type Chosen = { readonly items?: unknown; readonly query?: unknown; readonly plan?: unknown };
const isChosen = ({ items, query, plan }: Chosen): boolean =>
  (items !== undefined) !== (query !== undefined || plan !== undefined);
const notChosen = 'Give either items or a query.';

/** Items by id, or all results of a search. */
export const chosenItems = z.object(choice).refine(isChosen, notChosen);

/** The same said of several items. */
export const itemsPatch = itemPatch.extend(choice).refine(isChosen, notChosen);

/** "screen": pictures with at most 2048 pixels on their longer side. */
export const downloadRequest = z
  .object({ ...choice, size: z.enum(['original', 'screen']).default('original') })
  .refine(isChosen, notChosen);
export const downloadResponse = z.object({ id: z.string(), items: z.int() });

/** `by`: absent for the owner. */
const said = { id: z.string(), at: z.string(), items: z.int().positive(), by: z.enum(['agent']).optional() };

/** One thing that the owner said; `id` takes it back, `items` is of how many items it was said. */
export const itemCorrectionShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), ...said, time: timeShape }),
  z.object({ kind: z.literal('place'), ...said, place: placeShape }),
  z.object({ kind: z.literal('person'), ...said, person: z.string(), name: z.string(), holds: z.boolean() }),
  z.object({ kind: z.literal('tag'), ...said, tag: z.string(), holds: z.boolean() }),
  z.object({ kind: z.literal('album'), ...said, album: z.string(), holds: z.boolean() }),
  z.object({ kind: z.literal('rating'), ...said, stars: z.int() }),
  z.object({ kind: z.literal('stack'), ...said, behind: z.string() }),
  z.object({ kind: z.literal('differ'), ...said }),
  z.object({ kind: z.literal('turn'), ...said, degrees: z.literal(turns) }),
]);
export type ItemCorrectionShape = z.infer<typeof itemCorrectionShape>;

/** `correct ID` alone: what the owner said of an item, the last word first. */
export const itemCorrectionsResponse = z.object({ corrections: z.array(itemCorrectionShape) });
export type ItemCorrectionsResponse = z.infer<typeof itemCorrectionsResponse>;

/** `correct`: what was done, in one sentence; `corrections` can be taken back. */
export const correctItemsResponse = z.object({
  done: z.string(),
  items: z.array(z.string()),
  corrections: z.array(itemCorrectionShape),
});
export type CorrectItemsResponse = z.infer<typeof correctItemsResponse>;

/** A face in a picture or film, whose it is held to be, and whether the owner said so. */
export const itemFaceShape = faceSchema.pick({ id: true, box: true, span: true, quality: true }).extend({
  person: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The owner said whose it is. */
  said: z.boolean(),
});
export const itemFacesResponse = z.object({ faces: z.array(itemFaceShape) });
export type ItemFacesResponse = z.infer<typeof itemFacesResponse>;

/** What belongs with an item: `direction` is `to` where the link leads from this item to the other. */
export const linkedItemShape = z.object({
  kind: z.enum(linkKinds),
  direction: z.enum(['to', 'from']),
  weight: z.number(),
  note: z.string().optional(),
  item: itemBriefShape,
});

/** Everything around an item: happenings, linked items, its conversation, and what comes before and after in time. */
export const itemAroundResponse = z.object({
  events: z.array(z.object({ id: z.string(), kind: z.string(), ...titleShape, span: timeShape, items: z.int() })),
  links: z.array(linkedItemShape),
  /** The whole conversation in its order, this item included; empty when it stands alone. */
  thread: z.array(itemBriefShape),
  /** Nearest last. */
  before: z.array(itemBriefShape),
  /** Nearest first. */
  after: z.array(itemBriefShape),
});
export type ItemAroundResponse = z.infer<typeof itemAroundResponse>;
