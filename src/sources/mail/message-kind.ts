import type { DocumentKind } from '../../memory/item-text.ts';
import { categoryOf } from './gmail-categories.ts';
import { type HeaderField, headerOf } from './header-block.ts';

type BulkKind = Extract<DocumentKind, 'newsletter' | 'promotion' | 'notice'>;

/** One sign that a message was written by a machine or to many, and how much it speaks for each kind. */
type Sign = { readonly newsletter?: number; readonly promotion?: number; readonly notice?: number };
type HeaderSign = Sign & { readonly header: string; readonly pattern: RegExp };

/** RFC 2919 (List-Id), RFC 2369 (List-Unsubscribe), RFC 3834 (Auto-Submitted), RFC 2076 (Precedence), and usage. */
const headerSigns: readonly HeaderSign[] = [
  { header: 'list-id', pattern: /./, newsletter: 2 },
  { header: 'list-unsubscribe', pattern: /./, newsletter: 1.5, promotion: 1.5 },
  { header: 'list-unsubscribe-post', pattern: /one-click/i, promotion: 0.5, newsletter: 0.5 },
  { header: 'list-post', pattern: /mailto:/i, newsletter: 1 },
  { header: 'precedence', pattern: /^(bulk|list|junk)/i, newsletter: 1.5, promotion: 1 },
  { header: 'feedback-id', pattern: /./, promotion: 0.5, notice: 0.5, newsletter: 0.5 },
  { header: 'x-campaign-id', pattern: /./i, promotion: 2, newsletter: 1 },
  { header: 'x-campaignid', pattern: /./i, promotion: 2, newsletter: 1 },
  { header: 'x-mailchimp-id', pattern: /./, newsletter: 2 },
  { header: 'x-mc-user', pattern: /./, newsletter: 1.5 },
  { header: 'auto-submitted', pattern: /^auto-(generated|replied|notified)/i, notice: 2.5 },
  { header: 'x-autoreply', pattern: /./, notice: 2.5 },
  { header: 'x-auto-response-suppress', pattern: /./, notice: 1.5 },
  { header: 'content-type', pattern: /report-type="?delivery-status/i, notice: 3 },
  { header: 'from', pattern: /\b(mailer-daemon|postmaster)@/i, notice: 3 },
  { header: 'from', pattern: /\b(no-?_?reply|do-?not-?reply|ne-?pas-?repondre|nicht-?antworten)/i, notice: 2 },
  {
    header: 'from',
    pattern: /\b(notifications?|alerts?|notify|info-?mail|automailer|security|account|updates?)@/i,
    notice: 1.5,
  },
  { header: 'from', pattern: /\b(newsletters?|digest|nieuwsbrief|nyhetsbrev|rundbrief)\b/i, newsletter: 2 },
  { header: 'from', pattern: /\b(offers?|deals?|promo(tions?)?|marketing|sales|angebote|ofertas)@/i, promotion: 2 },
  { header: 'subject', pattern: /\b(newsletter|digest|weekly|nieuwsbrief|nyhetsbrev|boletín)\b/i, newsletter: 1 },
  {
    header: 'subject',
    pattern:
      /\d\s?%|\b(sale|discount|coupon|voucher|deals?|rabatt|gutschein|soldes|rebajas|sconti|offerta|promo)\b|折扣|优惠|セール/i,
    promotion: 1.5,
  },
];

const categorySigns: Readonly<Record<string, Sign>> = {
  promotions: { promotion: 3 },
  updates: { notice: 2 },
  social: { notice: 2 },
  forums: { newsletter: 2.5 },
  personal: { newsletter: -2, promotion: -2, notice: -1 },
  purchases: { promotion: -2 },
  travel: { promotion: -2 },
};

const bulkKinds: readonly BulkKind[] = ['notice', 'newsletter', 'promotion'];
/** Below this a sign is hearsay: one header that people's own mailers write too. */
const LEAST_SCORE = 2;

/**
 * The kind of bulk or machine mail that the headers and Gmail's labels tell, if any, with a confidence in (0, 0.6]: weak
 * on purpose, since a booking from a no-reply address is a booking first, and the words of the message decide that.
 */
export function bulkKindOf(
  fields: readonly HeaderField[],
  labels: readonly string[],
): { readonly kind: BulkKind; readonly confidence: number } | undefined {
  const score: Record<BulkKind, number> = { notice: 0, newsletter: 0, promotion: 0 };
  const add = (sign: Sign) => {
    for (const kind of bulkKinds) score[kind] += sign[kind] ?? 0;
  };
  for (const sign of headerSigns) {
    const value = headerOf(fields, sign.header);
    if (value !== undefined && sign.pattern.test(value.slice(0, 1000))) add(sign);
  }
  for (const label of labels) add(categorySigns[categoryOf(label) ?? ''] ?? {});
  const best = bulkKinds.reduce((a, b) => (score[b] > score[a] ? b : a));
  if (score[best] < LEAST_SCORE) return undefined;
  return { kind: best, confidence: Math.min(0.6, score[best] / 10) };
}
