import type { AskedType } from '../../../memory/query-plan.ts';

/** Papers that usually tell what is asked: they are preferred, others still count. First match wins. */
export const paperHints: readonly {
  readonly words: RegExp;
  readonly asked: readonly AskedType[];
  readonly papers: readonly string[];
}[] = [
  {
    words:
      /\bappointments?\b|\bcheck-?ups?\b|\bvet\b|\bdentist\b|\bhairdresser\b|\bconsultation\b|预约|看牙|看病|门诊|挂号|复诊|体检|兽医/iu,
    asked: ['when', 'where', 'yes-no', 'who', 'what'],
    papers: ['reminder', 'booking', 'change', 'cancellation', 'notice'],
  },
  {
    words:
      /\bflights?\b|\btrains?\b|\bferry\b|\bdepart(?:s|ure)?\b|\bboard(?:ing)?\b|\bgate\b|\bcheck[- ]?(?:in|out)\b|航班|飞机|起飞|火车|高铁|登机|出发|入住|退房/iu,
    asked: ['when', 'where', 'duration'],
    papers: ['ticket', 'booking', 'change', 'reminder'],
  },
  {
    words: /\bparcels?\b|\bpackages?\b|\bdeliver(?:y|ed|ies)\b|\bshipped\b|快递|包裹|送到|发货|送达/iu,
    asked: ['when', 'where', 'yes-no'],
    papers: ['delivery', 'notice', 'change'],
  },
  {
    words:
      /\bsubscription\b|\brenew(?:al|s|ed)?\b|\bexpires?\b|\bdue\b(?! to\b)|\bdeadline\b|到期|续费|续订|截止|会员/iu,
    asked: ['when', 'amount'],
    papers: ['reminder', 'notice', 'statement', 'invoice'],
  },
];
