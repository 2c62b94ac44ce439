import { inSimpleCharacters } from '../language/simple-characters.ts';
import type { Line, Span } from './plain-spans.ts';

type Role = {
  /** How a question asks for whoever has the role, or does what such a person does. */
  readonly asks: RegExp;
  /** What letters call the role. */
  readonly says: string;
  /** What stands behind a Chinese name instead of a label. */
  readonly title?: string;
};

/** People whom one meets by what they do, in the words of questions and those of letters. */
const roles: readonly Role[] = [
  {
    asks: /\b(?:operat\w+|surgeon|surgery|operation)\b|手术|主刀|开刀/iu,
    says: '(?:operating )?surgeon|chirurg(?:in|ien(?:ne)?)?|operateur(?:in)?|主刀(?:医[生师])?|主治(?:医[生师])?',
    title: '医[生师]|主任|大夫',
  },
  {
    asks: /\b(?:doctor|consultant|physician|specialist|dentist)\b|医[生师]|大夫|主治|牙医/iu,
    says: 'doctor|consultant|physician|specialist|dentist|(?:zahn|haus|fach)?arzt|(?:zahn|haus|fach)?ärztin|médecin|dentiste|主治(?:医[生师])?|(?:主治)?医[生师]|大夫',
    title: '医[生师]|主任|大夫',
  },
  {
    asks: /\b(?:teacher|teaches|taught|tutor)\b|老师|班主任/iu,
    says: '(?:class |form |home ?room )?teacher|tutor|(?:klassen)?lehrer(?:in)?|enseignante?|prof(?:esseure?)?|班主任|老师',
    title: '老师',
  },
  {
    asks: /\b(?:coach|trainer|instructor)\b|教练/iu,
    says: 'coach|trainer(?:in)?|instructor|entraîneu(?:r|se)|(?:私教)?教练',
    title: '教练',
  },
  {
    asks: /\b(?:engineer|technician|fitter|(?:boiler|gas|repair) ?man|plumber|electrician)\b|师傅|(?:修|装|换|通|刷)/iu,
    says: 'engineer|technician|fitter|plumber|electrician|techniker(?:in)?|monteur(?:in)?|technicien(?:ne)?|师傅',
    title: '师傅',
  },
  {
    asks: /\b(?:lead(?:s|ing)?|led|teach(?:es|ing)?|host(?:s|ed|ing)?|giv(?:es|ing)|gave|run(?:s|ning)?|ran|speak(?:s|er|ing)?|spoke)\b|主讲|主持|讲/iu,
    says: 'led by|leader|speaker|host(?:ed by)?|lecturer|facilitator|facilitated by|taught by|主讲人?|讲师|主持人?',
  },
  {
    asks: /\b(?:supervis\w+|advis(?:or|er|es|ed))\b|导师/iu,
    says: 'supervis(?:or|ed by)|advis[oe]r|betreuer(?:in)?|betreuung|directeur de thèse|导师',
    title: '老师|教授',
  },
  { asks: /\b(?:examin\w+|marked|graded)\b|考官/iu, says: 'examiner|prüfer(?:in)?|examinat(?:eur|rice)|考官' },
  {
    asks: /\b(?:caretaker|janitor|concierge|house ?keeper|building manager)\b|管家|管理员|门卫/iu,
    says: 'caretaker|janitor|concierge|hausmeister(?:in)?|gardienne?|管家|管理员|门卫',
  },
];

const title = String.raw`(?:(?:Mr|Mrs|Ms|Mme|Mlle|Miss|Dr|Prof|Frau|Herr|Rev|Sr|Sra|M)\.? )`;
const name = String.raw`${title}{0,2}(?:\p{Lu}\. ?)?\p{Lu}[\p{L}'’-]+(?: (?:van |von |de |da |Ní |Ó )?\p{Lu}[\p{L}'’-]+){0,2}|\p{Script=Han}{2,4}(?=[\s,，。;；、)）(（]|$|\n)`;

const patternsOf = ({ says, title: behind }: Role): readonly RegExp[] => [
  // "Surgeon: Miss E. Galbraith", 教练:阿凯, "his teacher is Ms Byrne", "led by Rohan", "the coach, Anna"
  new RegExp(
    String.raw`(?<!\p{L})(?i:${says})\s*(?:[:：]|[(（]|(?: \p{Ll}+){0,2},? (?:is|will(?: now)? be|was|ist|wird|est|sera)\b|是|为|by\b|(?=\p{Lu}))\s*(?<who>${name})`,
    'gu',
  ),
  // "Tuner comes in spring, his name is Walter"
  new RegExp(
    String.raw`(?<!\p{L})(?i:${says})\b[^.!?\n]{0,50}\b(?:(?:his|her|their) name is|called|named|heißt|s['’]appelle) (?<who>${name})`,
    'gu',
  ),
  ...(behind === undefined
    ? []
    : [new RegExp(String.raw`(?<who>(?:\p{Lu}\p{Ll}+|\p{Script=Han}{1,3})\s?(?:${behind}))(?!费|课|室|们)`, 'gu')]),
];
const patterns = new Map(roles.map((role) => [role, patternsOf(role)]));

/** The class of a teacher goes by his or her name. */
const classOf = new RegExp(
  String.raw`(?<!\p{L})(?:[Cc]lasse?|[Kk]lasse) (?:of|de|von) (?<who>${title}\p{Lu}[\p{L}'’-]+)`,
  'gu',
);

/** What can stand before a Chinese name without being part of it. */
const hanLead =
  /^(?:.*(?:是|由|让|请|了|和|跟|与|找|给|的|说|叫|对|水电|维修|主治|您|因|换|到|日|号|为|[，,。：:\s]))(?=\p{Script=Han}|\p{Lu})/u;
/** Who is not there any more: "Dr Tanaka can no longer come", 李医生停诊. */
const isAway =
  /^[^.,;!?，。；\n]{0,16}(?:\b(?:can(?:no|['’])t\b|can no longer|no longer|is (?:off|ill|away|sick|leaving)|has left|will not|won['’]t|left us|moved on)|离职|停诊|请假|休息|休假|没空|有事|外出|不在|出差)/iu;

const IN_ROLE = 0.5;

/** "Who tunes the piano": the tuner. */
const deed =
  /^(?:and |so )?who (?:usually |normally |always )?(?<stem>\p{Ll}{3,}?)(?:ing|es|s|ed|d)?(?= (?:the|my|our|his|her|their|your)\b)/iu;
const notDeeds = /^(?:i|wa|ha|ar|doe?|did|wer|ge|go|ow|see|say|said|will|would|can|could|should|might)$/iu;

function doerOf(question: string): readonly RegExp[] {
  const stem = deed.exec(question)?.groups?.['stem']?.replace(/e$/u, '');
  if (stem === undefined || stem.length < 3 || notDeeds.test(stem)) return [];
  return patternsOf({ asks: deed, says: `${stem}e?r|${stem}or` });
}

/** Whether whoever has some role is asked for: "Who is Tom's teacher?" */
export const asksForRole = (question: string): boolean => {
  const plain = inSimpleCharacters(question);
  return roles.some(({ asks }) => asks.test(plain));
};

/** Whoever a line says has the role that a question asks for. */
export function rolePersons(question: string): (line: Line) => Span[] {
  const plain = inSimpleCharacters(question);
  const asked = roles.filter(({ asks }) => asks.test(plain));
  const forms = [...asked.flatMap((role) => patterns.get(role) ?? []), ...doerOf(question)];
  if (forms.length === 0) return () => [];
  const all = asked.some(({ asks }) => asks.test('teacher')) ? [...forms, classOf] : forms;
  return ({ text, field }) => {
    const simple = inSimpleCharacters(text);
    return all.flatMap((form) =>
      [...simple.matchAll(form)].flatMap((match): Span[] => {
        const said = match.groups?.['who'] ?? '';
        const at = match.index + match[0].lastIndexOf(said);
        const lead = /^\p{Script=Han}/u.test(said) ? (hanLead.exec(said)?.[0].length ?? 0) : 0;
        const who = text.slice(at + lead, at + said.length).trim();
        const isName =
          /\p{Lu}|\p{Script=Han}/u.test(who.slice(0, 1)) &&
          !asked.some(({ says }) => new RegExp(`^(?:${says})$`, 'iu').test(inSimpleCharacters(who)));
        if (
          !isName ||
          who.length < 2 ||
          isAway.test(simple.slice(at + said.length)) ||
          plain.includes(inSimpleCharacters(who))
        )
          return [];
        return [{ text: who, field, quote: text, worth: IN_ROLE }];
      }),
    );
  };
}
