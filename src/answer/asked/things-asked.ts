import type { AskedField } from './asked-field.ts';
import { askedFields } from './asked-fields.ts';
import type { AskedForm } from './form-asked.ts';

/** Which of some things, by a word for them: 哪几幅作品, "which three composers". Places and people have lists of their own. */
const asksForThings =
  /\b(?:which|what)(?: (?:two|three|four|five|six|\d))? (?!(?:cities|towns|countries|restaurants|caf[eé]s|bars|museums|hotels|places|people|friends|persons|things|ones|days|dates|months|years|trips|journeys|holidays)\b)\p{L}{3,}s (?:did|do|does|were|was|are|is|have|had|could|should|must|came|went|got|made)\b|哪(?:几|些)?(?:样|种|道|幅|位|名|门|部|本|首|款|盘|件)(?!事|照|相|图|视|邮|信)|哪几个(?!月|城市|国家|地方|人)|哪些(?:菜|吃的|东西|作品|项目|课程?|节目|水果|点心|饮料)/iu;
const ofRecords =
  /\b(?:photos?|pictures?|pics|images?|shots?|snaps|videos?|clips?|films?|e-?mails?|mails?|messages?|letters?|documents?|papers?|records?|receipts?|invoices?|bills?|notes)\b|照片|相片|图片|视频|录像|邮件|电邮|信件|来信|单据|票据|凭证|记录|资料|收据|发票/iu;
const ofFood = /\b(?:dish(?:es)?|foods?|courses|snacks|cakes|drinks)\b|[吃菜]|点心|饮料/iu;

const dish: AskedField | undefined = askedFields.find(({ id }) => id === 'dish');

/** The form of a question that would list records, where it asks for things that are told in words; absent where it does not. */
export function thingsAsked(text: string, { kind, said }: AskedForm): AskedForm | undefined {
  if ((kind !== 'list' && kind !== 'items') || ofRecords.test(text) || !asksForThings.test(text)) return undefined;
  return ofFood.test(text) && dish !== undefined ? { kind: 'field', field: dish, said } : { kind: 'what', said };
}
