import { term } from '../../language/terms.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { firstSaying } from '../reading/best-sentence.ts';

const asks =
  /\bwhat(?:['’]s| is| was)(?: the matter| wrong) with\b|\bwhat (?:did|has) (?:the |my |our )?(?:vet|doctor|dentist|physician|clinic|hospital|dermatologist|optician)s? (?:find|found|say was wrong|diagnose[ds]?)\b|\bwhat was (?:the |my |our |\p{L}+['’]s )?diagnosis\b|\bwhat (?:illness|disease|condition) \b|(?:得了?|患了?|生了?|是)(?:的)?(?:什么|啥)(?:病|毛病)|诊断(?:出|结果)?(?:是|为)?(?:什么|啥)|(?:查出|检查出)(?:了)?(?:什么|啥)/iu;
/** What ails people and animals, as letters of vets and doctors have it. */
const ailment =
  /\b(?:\p{L}*itis|infect\p{L}*|inflam\p{L}*|fractur\p{L}*|broken|sprain\p{L}*|strain\p{L}*|torn|allerg\p{L}*|ulcers?|tumou?rs?|cysts?|parasites?|worms|fleas|mites|virus|flu|fever|anaemia|diabetes|asthma|eczema|rash|abscess|cavit(?:y|ies)|caries|concussion|deficien\p{L}*|high blood pressure|arrhythmia|murmur|stones?|hernia|wound|bite|poison\p{L}*)\b|炎|感染|骨折|扭伤|拉伤|过敏|溃疡|肿瘤|囊肿|寄生虫|病毒|流感|发烧|贫血|糖尿病|哮喘|湿疹|皮疹|脓肿|蛀牙|龋齿|结石|中毒|伤口/iu;
const tells =
  /\b(?:has|have|had|suffers?|diagnos\p{L}*|found|shows?|it is|it was|is|are|was)\b|有|是|患|得了|诊断|查出|发现/iu;
const MOST_READ = 10;
const MOST_OF_SENDERS = 40;

/** Whether what somebody or an animal is ill with is asked. */
export const asksForIllness = ({ text }: Question): boolean => asks.test(text);

/** What somebody or an animal is ill with, as a letter says it. */
export async function answerIllness({ supported, store }: Question): Promise<Draft | undefined> {
  const letters = supported.flatMap(({ item }) => (item.modality === 'email' ? [item] : [])).slice(0, MOST_READ);
  // The clinic that asked one to come writes afterwards, and calls itself no vet.
  const senders = new Set(
    letters.flatMap(({ people = [] }) =>
      people.flatMap(({ how, id }) => (how === 'sender' && id !== undefined ? [id] : [])),
    ),
  );
  const terms = [...senders].map((id) => term.personAs('sender', id));
  const ofSenders =
    terms.length === 0 ? [] : await store.items(await store.match({ any: [terms], none: [] }, MOST_OF_SENDERS));
  for (const item of [...letters, ...ofSenders]) {
    const told = firstSaying(item, (line) => ailment.test(line) && tells.test(line));
    const said = told.find(({ line }) => !/[?？]$/u.test(line));
    if (said === undefined) continue;
    return {
      text: said.line,
      type: 'open_end',
      citations: [cite(item.id, said.field, said.line)],
      sureness: 0.75,
      known: 0.7,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}
