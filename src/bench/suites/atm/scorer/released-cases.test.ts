import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abstains } from './abstention.ts';
import { codesIn } from './codes.ts';
import { datesIn, withoutDates } from './dates.ts';
import { exactMatch } from './exact-match.ts';
import { goldItems, jaccard, saidItems } from './jaccard.ts';
import { officialVerdict } from './judge-reply.ts';
import * as normalise from './normalise.ts';
import { amountsIn, currenciesIn, figures, numbersIn } from './numbers.ts';
import { detectedType, isIdList, isNumber, questionType } from './question-type.ts';
import { readings } from './reading.ts';
import { timesIn, withoutTimes } from './times.ts';
import { latinTokens, listItems } from './words.ts';

const path = fileURLToPath(new URL('../../../../../../shared/data/atm-rules/cases.json', import.meta.url));
const there = existsSync(path);
const strings = z.array(z.string());

const casesSchema = z.object({
  answers: z.array(
    z.object({
      id: z.string(),
      qtype: z.string().nullable(),
      question: z.string(),
      answer: z.string(),
      prediction: z.string(),
      expected: z.object({
        em: z.boolean(),
        em_normalized_prediction: z.string(),
        jaccard: z.number(),
        jaccard_pred_items: strings,
        jaccard_gt_items: strings,
        qtype_resolved: z.string(),
        qtype_detected: z.string(),
        gt_abstains: z.boolean(),
        pred_abstains: z.boolean(),
      }),
    }),
  ),
  units: z.array(z.looseObject({ text: z.string() })),
  judge: z.object({
    parse_cases: z.array(z.object({ raw: z.string(), verdict: z.boolean(), fallback: z.boolean() })),
  }),
});
const cases = there ? casesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;

const units: Readonly<Record<string, (text: string) => unknown>> = {
  normalize_text: normalise.normalText,
  aggressive_preprocess: normalise.withoutQuietUnits,
  strip_parenthetical_details: normalise.withoutParentheses,
  strip_currency_breakdowns: normalise.withoutBreakdowns,
  normalize_between_to_range: normalise.asRange,
  strip_leading_articles: normalise.withoutArticle,
  strip_context_phrases: normalise.withoutContext,
  is_abstention: abstains,
  dates: datesIn,
  times: timesIn,
  remove_date_time_text: (text) => withoutTimes(withoutDates(text)),
  numbers: (text) => numbersIn(text, figures.short),
  currencies: currenciesIn,
  currency_amounts: (text) => amountsIn(text, figures.short),
  codes: codesIn,
  tokens: latinTokens,
  list_items: listItems,
  prediction_list_items: saidItems,
  detect_qtype: detectedType,
  is_number_answer: isNumber,
  is_list_answer: isIdList,
};

const message = there ? '' : ' (skipped: ../shared/data/atm-rules/cases.json is absent)';

describe.skipIf(!there)(`what the released scorer gives${message}`, () => {
  it.each(Object.keys(units))('%s of every string', (name) => {
    const all = cases?.units ?? [];
    expect(all.length).toBeGreaterThan(300);
    const given = all.map((unit) => [unit.text, units[name]?.(unit.text)]);
    expect(given).toEqual(all.map((unit) => [unit.text, unit[name]]));
  });

  it('exact match, Jaccard, types and abstentions of every answer', () => {
    expect(cases?.answers.length).toBe(255);
    for (const { id, qtype, question, answer, prediction, expected } of cases?.answers ?? []) {
      const match = exactMatch(answer, prediction, question, readings.official);
      expect(
        {
          em: match.right,
          em_normalized_prediction: match.normal,
          jaccard: jaccard(answer, prediction),
          jaccard_pred_items: saidItems(prediction),
          jaccard_gt_items: [...new Set(goldItems(answer))].sort(),
          qtype_resolved: questionType(qtype ?? undefined, answer),
          qtype_detected: detectedType(answer),
          gt_abstains: match.goldAbstains,
          pred_abstains: match.saidAbstains,
        },
        id,
      ).toEqual({ ...expected, jaccard_gt_items: expected.jaccard_gt_items.toSorted() });
    }
  });

  it('verdicts of every judge reply', () => {
    for (const { raw, verdict, fallback } of cases?.judge.parse_cases ?? [])
      expect(officialVerdict(raw), raw).toEqual({ right: verdict, fallback });
  });
});
