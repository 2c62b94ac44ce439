import { fold } from '../../language/fold.ts';
import { relationOf } from '../../language/relation-words.ts';
import { sentences } from '../../language/sentences.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { namedDraft } from './answer-own-role.ts';

const MOST_PEOPLE = 6;
const SURENESS = 0.8;

const whose = String.raw`(?<whose>\p{Lu}[\p{L}'’. -]{0,30}?)`;
const role = String.raw`(?<role>[\p{L} -]{2,30}?)`;
const askers = [
  new RegExp(
    String.raw`^(?:and |so )?what(?:['’]s| is| was) ${whose}['’]s? ${role}(?: called| named|['’]s? name)\??$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:and |so )?(?:what(?:['’]s| is| was) )?the name of ${whose}['’]s? ${role}\??$`, 'iu'),
  new RegExp(String.raw`^how is ${whose}['’]s? ${role} called\??$`, 'iu'),
  new RegExp(String.raw`^(?:and |so )?who(?:['’]s| is| are| was| were) ${whose}['’]s? ${role}\??$`, 'iu'),
  new RegExp(String.raw`^(?:and |so )?who(?:['’]s| is| are| was| were) the ${role} of ${whose}\??$`, 'iu'),
  /^(?<whose>[\p{L}·. ]{1,20}?)\s?的(?<role>\p{Script=Han}{1,6}?)(?:是谁|叫什么(?:名字)?)[？?]?$/u,
  /^谁是\s?(?<whose>[\p{L}·. ]{1,20}?)\s?的(?<role>\p{Script=Han}{1,6}?)[？?]?$/u,
];
const ownWords = /^(?:(?:my|our|your|his|her|their|its)$|[我你您他她它])/iu;

type Asked = { readonly whose: string; readonly role: string };

/** "Who is Tom's wife?": whose relation is asked for, and which. */
export function othersRoleAsked(text: string): Asked | undefined {
  for (const asker of askers) {
    const { whose: of, role: as } = asker.exec(text.trim())?.groups ?? {};
    if (of === undefined || as === undefined || ownWords.test(of)) continue;
    const noun = relationOf(as);
    if (noun?.kind === 'person') return { whose: of, role: noun.claim };
  }
  return undefined;
}

export const asksForOthersRole = ({ text }: Pick<Question, 'text'>): boolean => othersRoleAsked(text) !== undefined;

/** What letters say of their writers' relations: "wife of Tom Baker". */
const claimOf = /^(?<role>[\p{Ll} -]+?) of (?<whose>\p{L}.*)$/u;

/** What somebody is to somebody who is not the owner, as a letter of theirs says it. */
type OthersRole = { readonly role: string; readonly whose: string; readonly citations: Draft['citations'] };

/** Nothing where no item has the words any more. */
export function othersRole(
  { evidence }: Person,
  items: readonly MemoryItem[],
  isIt: (said: Pick<OthersRole, 'role' | 'whose'>) => boolean = () => true,
): OthersRole | undefined {
  for (const { claim, item: from, quote } of evidence) {
    const { role, whose } = claimOf.exec(claim)?.groups ?? {};
    const item = items.find(({ id }) => id === from);
    if (role === undefined || whose === undefined || quote === undefined || item === undefined) continue;
    if (role.startsWith('pet') || !isIt({ role, whose })) continue;
    for (const { field, text } of quotable(item)) {
      const said = sentences(text).find((sentence) => sentence.text.includes(quote))?.text;
      if (said !== undefined)
        return { role, whose, citations: [cite(item.id, field, said), ...mentionOf(whose, item)] };
    }
  }
  return undefined;
}

/** The name as the item has it among its people. */
function mentionOf(name: string, item: MemoryItem): Draft['citations'] {
  const at = (item.people ?? []).findIndex((mention) => mention.name === name);
  return at < 0 ? [] : [cite(item.id, `people.${at}`, name)];
}

const isCalled = (whole: string, said: string): boolean =>
  fold(whole) === fold(said) || fold(whole).split(' ').includes(fold(said));

/** "Who is Tom's wife?": by name, from the words of the letter that says so. */
export async function answerOthersRole({ store, text, language }: Question): Promise<Draft | undefined> {
  const wanted = othersRoleAsked(text);
  if (wanted === undefined) return undefined;
  const people = (await store.records('person')).filter(
    ({ hidden, evidence }) => hidden !== true && evidence.some(({ claim }) => claim.startsWith(`${wanted.role} of `)),
  );
  const found = [];
  for (const person of people) {
    if (found.length === MOST_PEOPLE) break;
    const items = await store.items(person.evidence.map(({ item }) => item));
    const said = othersRole(person, items, ({ role, whose }) => role === wanted.role && isCalled(whose, wanted.whose));
    // The sentence has the name as it is written there.
    const name = [person.name, ...person.names].find((one) => said?.citations[0]?.quote.includes(one));
    if (said !== undefined && name !== undefined) found.push({ name, ...said });
  }
  return namedDraft(found, language, SURENESS);
}
