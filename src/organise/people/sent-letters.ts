import { plainAddress } from '../../language/mail-address.ts';
import { sameAddress, senderOf } from '../../language/sender.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { SenderFacts } from '../../memory/item-text.ts';
import { derived } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { Settings } from '../../memory/settings.ts';
import { by } from '../context.ts';
import { ORGANISE_RULES_VERSION } from '../rules-version.ts';
import type { View } from '../view.ts';

const sentFolder = /^(sent|sent mail|sent items|gesendet|envoyés|已发送)/iu;

/** Whether the mail program filed a letter with those that its owner sent. */
export const isInSent = ({ tags }: View): boolean =>
  tags.some((tag) => tag.source === 'mailbox' && sentFolder.test(tag.name));

/** What the letters of a memory show together of who sent each: the owner, or somebody whom the owner wrote to before. */
export type SentLetters = {
  /** The views with what was found. */
  readonly views: readonly View[];
  readonly readings: ReadonlyMap<ItemId, readonly Reading[]>;
};

/**
 * Which letters the owner wrote, by the folder of sent mail or the addresses of the settings, and which answer one of them and
 * come from somebody whom it was written to (In-Reply-To and References of RFC 5322: strangers do not know its Message-ID).
 */
export function sentLetters(given: readonly View[], { ownerAddresses }: Settings): SentLetters {
  const addresses = new Set(ownerAddresses.map(plainAddress));
  const isOwn = (view: View): boolean => {
    const sender = senderOf(view, view.importer);
    return sender !== undefined && sender.verdict !== 'fail' && (isInSent(view) || addresses.has(sender.address));
  };
  const own = new Set(given.filter(isOwn));
  const byId = new Map(
    [...own].flatMap((view) => (view.messageId === undefined ? [] : [[bare(view.messageId), view]])),
  );
  const readings = new Map<ItemId, readonly Reading[]>();
  if (own.size === 0) return { views: given, readings };
  const views = given.map((view) => {
    const answers = own.has(view) ? undefined : answeredBy(view, byId);
    if (!own.has(view) && answers === undefined) return view;
    const facts: SenderFacts = answers === undefined ? { owner: true } : { answers };
    readings.set(view.id, [reading('sender', facts, derived(by.sender, ORGANISE_RULES_VERSION))]);
    return { ...view, sender: { ...view.sender, ...facts } };
  });
  return { views, readings };
}

const bare = (id: string): string => id.trim().replace(/^<|>$/g, '');

/** The id of the owner's letter that a letter answers, where that was written to whoever sent it. */
function answeredBy(view: View, ownLetters: ReadonlyMap<string, View>): string | undefined {
  const { thread, importer } = view;
  const sender = senderOf(view, importer);
  if (sender === undefined) return undefined;
  return [thread?.inReplyTo, ...(thread?.references ?? []).toReversed()]
    .flatMap((id) => (id === undefined ? [] : [bare(id)]))
    .find((id) =>
      ownLetters
        .get(id)
        ?.people.some(
          ({ how, address }) => how !== 'sender' && address !== undefined && sameAddress(address, sender.address),
        ),
    );
}
