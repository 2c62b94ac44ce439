import type { LeafArgs } from '../../../memory/query-plan.ts';

type KindWord = {
  readonly pattern: RegExp;
  readonly args: LeafArgs<'modality'>;
  /** What such a picture shows beside its kind. */
  readonly shows?: LeafArgs<'object'>;
  /** How many people it shows at least. */
  readonly people?: number;
};

/** Words that say what kind of thing is looked for. Longer patterns first. */
export const kindWords: readonly KindWord[] = [
  {
    pattern:
      /\b(?:(?:(?:cell|mobile|smart) ?)?phone |mobile |computer |laptop |tablet |app )?screen ?(?:shots?|grabs?|captures?)\b|\b(?:photos?|pictures?|captures?|pics?) of (?:the|my|a) (?:phone |mobile |computer )?screens?\b/i,
    args: { documentKind: 'screenshot' },
  },
  { pattern: /\bboarding (?:pass|card)(?:es|s)?\b/i, args: { documentKind: 'ticket' } },
  {
    pattern:
      /\b(?:booking|reservation|order|flight|hotel) (?:confirmations?|e-?mails?)\b|\bconfirmation (?:e-?)?mails?\b/i,
    args: { documentKind: 'booking' },
  },
  { pattern: /\bitinerar(?:y|ies)\b/i, args: { documentKind: 'booking' } },
  { pattern: /\bcancellation (?:notices?|e-?mails?|mails?)\b/i, args: { documentKind: 'cancellation' } },
  {
    pattern: /\b(?:delivery|shipping) (?:notices?|notifications?|e-?mails?|mails?)\b/i,
    args: { documentKind: 'delivery' },
  },
  {
    pattern: /\breminder (?:e-?mail|mail|message|notice)s?\b|\b(?:the|my|any|all) reminders? (?=(?:about|for|from)\b)/i,
    args: { documentKind: 'reminder' },
  },
  {
    pattern:
      /\b(?:(?:shopping|sales|till|store|shop|purchase|paper|printed|payment|cash(?: desk| register)?|checkout) )?receipts?\b/i,
    args: { documentKind: 'receipt' },
  },
  { pattern: /\binvoices?\b|\bbills\b/i, args: { documentKind: 'invoice' } },
  { pattern: /\b(?:(?:admission|entrance|entry|paper|printed) )?tickets?\b/i, args: { documentKind: 'ticket' } },
  { pattern: /\bnewsletters?\b/i, args: { documentKind: 'newsletter' } },
  {
    pattern: /\b(?:promotional|advertising|marketing) (?:e-?mails?|mails?)\b|\badverts?\b/i,
    args: { documentKind: 'promotion' },
  },
  { pattern: /\b(?:bank|account|card|credit card) statements?\b/i, args: { documentKind: 'statement' } },
  { pattern: /\bmenus?\b/i, args: { documentKind: 'menu' } },
  { pattern: /\bbusiness cards?\b/i, args: { documentKind: 'card' } },
  { pattern: /\bselfies?\b/i, args: { modality: 'image' }, shows: { name: 'selfie' } },
  {
    pattern: /\bgroup (?:photos?|pictures?|pics?|shots?|photographs?|portraits?)\b/i,
    args: { modality: 'image' },
    people: 3,
  },
  {
    pattern: /\b(?:(?:my|the|our) )?(?:camera roll|photo (?:library|roll|stream|gallery)|picture gallery)\b/i,
    args: { modality: 'image' },
  },
  { pattern: /\b(?:home movies?|cine films?|film clips?)\b/i, args: { modality: 'video' } },
  {
    pattern:
      /\b(?:photos?|fotos?|photographs?|pictures?|pics?|images?|snapshots?|snaps?|shots)\b(?! (?:studio|album|frame|book|booth|shoot|editing|exhibition|camera|id|library|contest|competition)s?\b)/i,
    args: { modality: 'image' },
  },
  {
    pattern:
      /\b(?:videos?|video clips?|clips?|footage|recordings?)\b(?! (?:games?|calls?|conference|presentation|chat|store|shop|art|camera|editing))/i,
    args: { modality: 'video' },
  },
  {
    pattern: /\b(?:e-?mails?|mails?)\b(?! (?:address|order|box|account|server|provider)(?:es)?)/i,
    args: { modality: 'email' },
  },
  { pattern: /(?:手机|电脑|平板|屏幕|软件|应用)?(?:截图|截屏)/u, args: { documentKind: 'screenshot' } },
  {
    pattern:
      /(?:购物|收银|超市|消费|付款|结账|纸质)?(?:收据|小票)|单据|(?:要|可|能|可供|用来)*报销(?:用)?的?(?:票据?|单据?|单子)|(?:购物|消费|报销|付款)凭证|票据/u,
    args: { documentKind: 'receipt' },
  },
  { pattern: /对账单|银行流水|信用卡账单/u, args: { documentKind: 'statement' } },
  { pattern: /发票|账单|帐单/u, args: { documentKind: 'invoice' } },
  {
    pattern:
      /登机牌|火车票|高铁票|车票|机票|门票|电影票|船票|演出票|入场券|入场票|门飞|戏飞|戏票|飞机票|(?<=[张的把有找看 ]|^)票(?=$|的(?:图|照|相)|[，,。])|票根/u,
    args: { documentKind: 'ticket' },
  },
  { pattern: /(?:预订|预定|订单|订房|酒店|航班)?确认(?:函|邮件|单|信)|行程单/u, args: { documentKind: 'booking' } },
  { pattern: /取消(?:通知|邮件)/u, args: { documentKind: 'cancellation' } },
  { pattern: /提醒(?:邮件|短信)?/u, args: { documentKind: 'reminder' } },
  { pattern: /(?:发货|派送|快递|物流)通知/u, args: { documentKind: 'delivery' } },
  { pattern: /(?:广告|促销|推广)邮件/u, args: { documentKind: 'promotion' } },
  { pattern: /订阅(?:邮件)|电子报|新闻简报/u, args: { documentKind: 'newsletter' } },
  { pattern: /菜单/u, args: { documentKind: 'menu' } },
  { pattern: /名片/u, args: { documentKind: 'card' } },
  { pattern: /自拍照?/u, args: { modality: 'image' }, shows: { name: 'selfie' } },
  {
    pattern: /大合照|大合影|集体照|全家福|毕业合影/u,
    args: { modality: 'image' },
    people: 3,
  },
  { pattern: /合影|合照/u, args: { modality: 'image' }, people: 2 },
  {
    pattern:
      /照片|相片|图片|相(?=[里中上])|(?<=的|风景|夜景|雪景|生活|毕业|婚纱|单人|证件|结婚|旅行|旅游|美食|全身|老|旧)照(?![片相顾明镜常])|美照|靓照|图(?=里|中)|(?<=的)相(?=$|[，。,.？?！! 都全])|(?<!婚纱|婚礼|毕业|纪念|写真|精修)(?:相册|相簿)(?!.{0,8}(?:取|印|做好|到货|寄|送来|交货))|图库/u,
    args: { modality: 'image' },
  },
  { pattern: /(?:[那这哪]几?|几|一|两)张(?=.*拍)/u, args: { modality: 'image' } },
  { pattern: /短?视频|录像|影片(?=里|中)|小视频/u, args: { modality: 'video' } },
  { pattern: /邮件|电邮|电子邮件|来信/u, args: { modality: 'email' } },
];
