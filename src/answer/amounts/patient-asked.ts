import { inSimpleCharacters } from '../../language/simple-characters.ts';

/** 豆豆看医生: who is taken there, a person or an animal; words of time and for oneself are nobody's name. */
const patient =
  /(?:^|[，,。？ 带给猫狗])(?<name>[^\P{Script=Han}我你他她它去年月日天次回第上下这那们带给]{2,3}?)(?:去|上次|这次|那次)?看(?:医生|兽医|病|牙)/u;

/** The name of whom a question says to have seen a doctor, in simplified characters. */
export const patientAsked = (question: string): string | undefined =>
  patient.exec(inSimpleCharacters(question))?.groups?.['name'];
