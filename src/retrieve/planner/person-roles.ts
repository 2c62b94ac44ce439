import { after, before, type QuestionText } from './question-text.ts';

export type PersonHow = 'any' | 'shown' | 'sender' | 'recipient';
/** In what way a person is meant, and whether the words leave no doubt of it. */
export type PersonRole = { readonly how: PersonHow; readonly explicit: boolean };

const mailWords =
  /\b(?:e-?mails?|mails?|messages?|newsletters?|invoices?|bills?|receipts?|tickets?|confirmations?|letters?)\b|邮件|电邮|来信|发票|账单|确认函/i;
const pictureWords =
  /\b(?:photos?|photographs?|pictures?|pics?|images?|selfies?|snapshots?|videos?|clips?|shots?|portraits?)\b|照片|相片|图片|视频|录像|自拍|合影|合照|拍/i;

/** A picture of a screen has no sender: asked for beside mails, what is from a shop is what tells of it. */
const screenWords =
  /\b(?:screenshots?|screen ?shots?|screen (?:captures?|grabs?)|screengrabs?)\b|截图|截屏|屏幕截图|截圖/i;

type RoleRule = {
  /** Words before the name (lower case, to its start) or after it. */
  readonly lead?: RegExp;
  readonly tail?: RegExp;
  /** What kind of thing the question must ask for. */
  readonly of: 'mail' | 'picture';
  readonly how: PersonHow;
};

/** First match wins. */
const rules: readonly RoleRule[] = [
  { lead: /\b(?:from|by) (?:my |our )?$/, of: 'mail', how: 'sender' },
  { lead: /(?:来自|收到)(?:我的?)?$/u, of: 'mail', how: 'sender' },
  { tail: /^ (?:has |have |had )?(?:sent|wrote|write|send|e-?mailed|mailed|forwarded)/, of: 'mail', how: 'sender' },
  {
    tail: /^(?:给我|发给我|寄给我)?(?:发|寄|写|转发)(?:来|给我|了|的)?|^给我的?(?:发|邮件|来信)/u,
    of: 'mail',
    how: 'sender',
  },
  { lead: /(?:发给|寄给|写给|回复|给)(?:我的?)?$/u, of: 'mail', how: 'recipient' },
  { lead: /\bto (?:my |our )?$/, of: 'mail', how: 'recipient' },
  {
    tail: /^(?:最新|最近|最早|上次|昨天)?的?(?:最新|最近|第一封|最后一封)?的?(?:邮件|电邮|来信)/u,
    of: 'mail',
    how: 'sender',
  },
  {
    lead: /\b(?:of|with|without|neither|nor|showing|featuring|including|except|and|besides|not) (?:(?:just|only|me and|myself and) )*(?:my |our )?$/,
    of: 'picture',
    how: 'shown',
  },
  { lead: /(?:和|跟|与|同|有|及|、|没有|除了?|只有|不含|不带)(?:我们?的?)?$/u, of: 'picture', how: 'shown' },
  {
    tail: /^(?:一起)?(?:的)?(?:单人|单独|生活|童年|毕业|婚纱)?(?:照片|相片|图片|视频|录像|自拍|合影|合照|照|单人照)|^(?:和|跟|与|、)/u,
    of: 'picture',
    how: 'shown',
  },
];

/**
 * In what way a person is meant, by the words around the name: "photos of", "mails from", 发给. `isSeen`: there is nothing but
 * pictures, so that whoever is named is to be seen.
 */
export function roleOf(
  question: QuestionText,
  start: number,
  end: number,
  hasKind: boolean,
  isSeen = false,
): PersonRole {
  const isMail = mailWords.test(question.text) && !screenWords.test(question.text);
  const isPicture = isSeen || pictureWords.test(question.text);
  const lead = before(question, start);
  const tail = after(question, end);
  for (const { lead: leads, tail: tails, of, how } of rules) {
    if (of === 'mail' ? !isMail || isPicture : !isPicture) continue;
    if (leads?.test(lead) === true || tails?.test(tail) === true) return { how, explicit: of === 'mail' || hasKind };
  }
  // 外婆吹蜡烛的照片: who is named in asking for pictures is most likely in them.
  if (isPicture && !isMail && (isSeen || /\p{Script=Han}/u.test(question.text)))
    return { how: 'shown', explicit: isSeen };
  return { how: 'any', explicit: /\b(?:without|no|minus|excluding|except|sans) (?:my )?$/.test(lead) };
}
