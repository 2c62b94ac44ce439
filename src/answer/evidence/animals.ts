import { fold, slug } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import { writtenText } from '../reading/value-cues.ts';
import { kindsApart } from './kinds-apart.ts';
import type { Witness } from './witness.ts';

const vet = kindsApart.find(({ family }) => family === 'practice')?.kinds.find(({ kind }) => kind === 'vet')?.words;
const isOfVet = (text: string): boolean => vet?.test(fold(text)) === true;

/** "Patient: Luna", 【宠物】Luna: whom a practice's form is about. */
const patient =
  /(?:^|[\n【[(（])[ \t]*(?:patient(?:in)?|pet|animal|tier|haustier|mascota|paciente|animale|paziente|huisdier|宠物|动物|患宠|爱宠)(?:(?:['’]s)? name|名字?|昵称)?(?:[】\])）][ \t]*[:：]?|[ \t]*[:：])[ \t]*(?<name>\p{Lu}[\p{L}'’-]+|\p{Script=Han}{1,6})/gimu;

/**
 * Whether a vet's letter that names no animal may be of the one that the question asks the vet's visit of: a practice that has one patient of a
 * household need not name it. One that names another animal is of that one.
 */
export function mayBeOfAnimal(
  { name, said = name }: LeafArgs<'person'>,
  { item, text }: Witness,
  question: string,
  { people }: Pick<Gazetteer, 'people'>,
): boolean {
  const written = writtenText(item);
  if (!isOfVet(question) || !isOfVet(written.replace(/[^\p{L}\p{N}\n]+/gu, ' '))) return false;
  const called = new Set([slug(name), slug(said)]);
  const patients = matchesIn(written, patient).map(({ groups }) => slug(groups?.['name'] ?? ''));
  if (patients.some((one) => !called.has(one))) return false;
  // Animals bear one name, and write no letters.
  return !people.some(
    (one) =>
      !one.owner &&
      one.organisation !== true &&
      !/\s/u.test(one.name.trim()) &&
      (one.addresses ?? []).length === 0 &&
      !called.has(slug(one.name)) &&
      text.includes(`_${slug(one.name)}_`),
  );
}
