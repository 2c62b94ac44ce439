import { harmlessText } from '../../language/untrusted-text.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Tag } from '../../memory/item-text.ts';
import { type Link, linkId } from '../../memory/link.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { sgmText } from '../../memory/sgm-text.ts';
import type { LanguageModel, ModelMessage, TokenUse } from '../../ports/language-model.ts';
import {
  type LinkedReply,
  linkedSchema,
  linkingAgain,
  linkingInstructions,
  linkingPromptVersion,
} from './linking.prompt.ts';

/** Names of readings and links that this operator makes begin so. */
export const LINKER = 'linker.';

export const linkingLimits = { neighbours: 5, tags: 5, tagCharacters: 40, textCharacters: 1200 } as const;

export type LinkedItem = {
  /** L_Θ: from the new item to each neighbour that is about the same matter. */
  readonly links: readonly Link[];
  /** F_Θ: the tags of the new item, and of neighbours that are seen in another light; each replaces what was said of it before. */
  readonly tags: ReadonlyMap<ItemId, Reading<'tags'>>;
  readonly uses: readonly TokenUse[];
};

/**
 * The operators L_Θ and F_Θ of ATM-Bench (§4.2, Eqs. 10 and 11) for one new item among its neighbours, by a model in one
 * call. All that can come of it are links between these items and short tags on them, `inferred` and named after the model:
 * a record that tries to steer the model can at most be linked or tagged wrongly. Errors: those of
 * `LanguageModel.generateObject`.
 */
export async function linkItem(
  model: LanguageModel,
  item: MemoryItem,
  neighbours: readonly MemoryItem[],
  signal: AbortSignal | undefined,
): Promise<LinkedItem> {
  const named = new Map<string, MemoryItem>([
    ['NEW', item],
    ...neighbours.map((one, i): [string, MemoryItem] => [`N${i + 1}`, one]),
  ]);
  const { reply, uses } = await asked(model, named, signal);
  const by = `${LINKER}${model.name}`;
  const same = new Set(reply.same.map((ref) => ref.trim().toUpperCase()));
  const links = [...named].flatMap(([ref, other]): Link[] =>
    ref === 'NEW' || !same.has(ref)
      ? []
      : [{ id: linkId('related', item.id, other.id), kind: 'related', from: item.id, to: other.id, weight: 0.5, by }],
  );
  return { links, tags: tagsIn(reply, named, item.id, by), uses };
}

async function asked(
  model: LanguageModel,
  named: ReadonlyMap<string, MemoryItem>,
  signal: AbortSignal | undefined,
): Promise<{ readonly reply: LinkedReply; readonly uses: readonly TokenUse[] }> {
  const lines = [...named].map(([ref, item]) =>
    JSON.stringify({ ref, record: harmlessText(sgmText(item)).slice(0, linkingLimits.textCharacters) }),
  );
  const messages: ModelMessage[] = [
    { role: 'system', text: linkingInstructions },
    { role: 'user', content: [{ type: 'text', text: lines.join('\n') }] },
  ];
  const call = () =>
    model.generateObject({
      messages,
      schema: linkedSchema,
      schemaName: 'linked',
      temperature: 0,
      maxOutputTokens: 500,
      ...(signal === undefined ? {} : { signal }),
    });
  try {
    const { value, use } = await call();
    return { reply: value, uses: [use] };
  } catch (error) {
    if (!isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
    messages.push({ role: 'user', content: [{ type: 'text', text: linkingAgain }] });
    const { value, use } = await call();
    return { reply: value, uses: [{}, use] };
  }
}

/** The new item always has a reading, if an empty one: it says that the item was looked at. */
function tagsIn(
  { tags }: LinkedReply,
  named: ReadonlyMap<string, MemoryItem>,
  own: ItemId,
  by: string,
): Map<ItemId, Reading<'tags'>> {
  const provenance = { kind: 'inferred', by, version: linkingPromptVersion } as const;
  const said = new Map<ItemId, Reading<'tags'>>([[own, reading('tags', [], provenance)]]);
  for (const { ref, tags: words } of tags) {
    const id = named.get(ref.trim().toUpperCase())?.id;
    if (id !== undefined) said.set(id, reading('tags', tagsOf(words), provenance));
  }
  return said;
}

/** Short and plain: a tag is no place for a sentence. */
const tagsOf = (words: readonly string[]): Tag[] =>
  [...new Set(words.map((word) => harmlessText(word).replace(/\s+/g, ' ').trim().toLowerCase()))]
    .filter((word) => word !== '' && word.length <= linkingLimits.tagCharacters && /^[\p{L}\p{N} '&-]+$/u.test(word))
    .slice(0, linkingLimits.tags)
    .map((name) => ({ name, source: 'model' }));
