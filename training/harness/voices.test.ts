import { describe, expect, it } from 'vitest';
import { Chance } from '../../src/bench/lives/chance.ts';
import { makeDialogues } from '../../src/bench/lives/dialogue/dialogues.ts';
import { makeLife, makeLifeAlbum } from '../../src/bench/lives/make.ts';
import { draftsOf } from '../../src/bench/lives/questions/atm-questions.ts';
import { phrase } from '../../src/bench/lives/questions/phrase.ts';
import { recordsOf } from '../../src/bench/lives/records/records.ts';
import { makeTruth } from '../../src/bench/lives/truth/truth.ts';
import { retell } from '../../src/bench/lives/voices/retell.ts';
import { voiceNames } from '../../src/bench/lives/voices/voice.ts';
import { allVoices, trainingVoice, voicesFolder } from './voices.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const year = (day: number) => new Date(day * 86_400_000).getUTCFullYear();
const month = (day: number) => new Date(day * 86_400_000).getUTCMonth() + 1;

const numerals = [...'〇一二三四五六七八九'];
/** Years and months as anyone reads them in words, told from the day of asking where they are relative. */
function datesRead(words: string, asked: number | undefined): { readonly year: number; readonly month?: number } {
  const plainly = words.replace(/[〇一二三四五六七八九](?=[〇一二三四五六七八九]{0,3}年)/g, (one) =>
    String(numerals.indexOf(one)),
  );
  const named = months.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`).test(plainly)) + 1;
  const counted = /(\d{1,2})月|(\d\d)\/\d{4}|\d{4}-(\d\d)-|\d\d\.(\d\d)\.\d{4}|\d{4}\.(\d\d)\./.exec(plainly);
  const chinese = /([一二三四五六七八九十]+)月/.exec(plainly)?.[1] ?? '';
  const found =
    named ||
    Number(counted?.slice(1).find((one) => one !== undefined) ?? 0) ||
    '〇一二三四五六七八九十'.indexOf(chinese);
  const withMonth =
    chinese.length > 1 ? { month: 10 + numerals.indexOf(chinese[1] ?? '') } : found > 0 ? { month: found } : {};
  if (asked === undefined) {
    const [, whole, short] = /(\d{4})|(?:['’]|\b)(\d\d)(?=年|$)/.exec(plainly) ?? [];
    return { year: whole === undefined ? 2000 + Number(short) : Number(whole), ...withMonth };
  }
  const back = /(two|three|2|3|两|三|1)个?\s?months?|(两|三)个月|month before last|上上个月/.exec(words);
  if (back !== null) {
    const count = /two|2|两|before last|上上/.test(back[0]) ? 2 : /three|3|三/.test(back[0]) ? 3 : 1;
    const then = year(asked) * 12 + month(asked) - 1 - count;
    return { year: Math.floor(then / 12), month: (then % 12) + 1 };
  }
  return { year: year(asked) - (/before last|(?:2|two) years|前年|两年/.test(words) ? 2 : 1), ...withMonth };
}

describe.each(voiceNames(voicesFolder).filter((name) => name !== 'reworded'))(
  'details as the %s voice says them',
  (name) => {
    const voice = trainingVoice(name);
    const truth = makeTruth(3, 1500, 630);
    const drafts = draftsOf(truth, recordsOf(truth, 'medium', voice));

    it.each(['en', 'zh'] as const)('name the same year and month, whatever the words (%s)', (language) => {
      const said = drafts.flatMap((draft) => draft.said).filter(({ by }) => /^(month|year|day|season)$/.test(by));
      expect(said.length).toBeGreaterThan(20);
      for (const [i, one] of said.entries()) {
        const told = retell(voice.details[language], one[language], new Chance(i), true);
        const [wanted, found] = [datesRead(one[language], undefined), datesRead(told.text, told.asked)];
        expect(found.year, told.text).toBe(wanted.year);
        if (one.by === 'month' || one.by === 'day') expect(found.month, told.text).toBe(wanted.month);
      }
    });

    it('are told in most questions by other words than elsewhere, and leave nothing unfilled', () => {
      const told = drafts.map((draft) => ({ draft, ...phrase(draft, voice, new Chance(3)) }));
      for (const { text } of told) expect(text).not.toMatch(/\{|undefined/);
      const asElsewhere = told.filter(({ draft, text, language }) =>
        draft.said.every((one) => text.includes(one[language])),
      );
      expect(asElsewhere.length / told.length).toBeLessThan(0.7);
    });
  },
);

describe('all voices', () => {
  it('share hardly a question, so that a voice left out is one that was not learnt from', () => {
    const options = { seed: 1, difficulty: 'medium', items: 600 } as const;
    const asked = allVoices().map(
      (voice) =>
        new Set([
          ...makeLife({ ...options, voice }).questions.map(({ question }) => question),
          ...makeDialogues({ ...options, voice }).flatMap(({ qa }) => qa.map(({ question }) => question)),
        ]),
    );
    for (const [i, one] of asked.entries())
      for (const other of asked.slice(i + 1)) expect(one.intersection(other).size / one.size).toBeLessThan(0.02);
    for (const voice of allVoices())
      for (const { query_en: query } of makeLifeAlbum({ ...options, voice }).queries)
        expect(query).not.toMatch(/\{|undefined|^ | {2}/);
  });
});
