import { describe, expect, it } from 'vitest';
import { asksForFinal, asksForPast, tellsOfChange } from './change-words.ts';

describe('what was before a change is asked for', () => {
  it.each([
    'When was the inspection originally?',
    'Which seat did I have before it was changed?',
    '改签之前是几点的车？',
    '体检原来约在哪天？',
    '以前的房租是多少？',
  ])('%s', (question) => {
    expect(asksForPast(question)).toBe(true);
  });

  it.each([
    ['a time that is so long ago', '两个月以前猫的体检改到几号了？'],
    ['so many years ago', '三年之前我住的酒店叫什么？'],
    ['the year before', 'What did I pay for the ferry in May of the previous year?'],
    ['a part of a town', 'Which hotel did I stay at in the old town?'],
    [
      'the old day only where there is no new one',
      'To what day was my check-up moved, or the original one if it never was?',
    ],
    ['and in Chinese', '理发改到哪天了？没改的话就说原来的日子。'],
  ])('but not by %s', (_, question) => {
    expect(asksForPast(question)).toBe(false);
  });
});

describe('a letter tells that something is otherwise', () => {
  it.each([
    'You have been upgraded to Premium Economy.',
    'He would rather come earlier: 29 August.',
    'Forecast is thunder, so we are back to 8:15.',
    'The party is off, we all have a cold.',
    '查了下，还是按原来的时间。',
    '咱们改去巷子里那家，还是六点。',
    '周二的场地没了，挪到周四。',
    'You owe 41.20, and not what we quoted.',
    'Ruth is out, so Omar stands in for her.',
    'Kurset flyttes til torsdag.',
    'De les wordt nu donderdag om acht uur.',
    'Su clase pasa a los jueves.',
    '明天的课由林老师代课。',
    '因台风停航，票可退。',
  ])('%s', (text) => {
    expect(tellsOfChange(text)).toBe(true);
  });

  it.each(['If you want to drop it off, I am home from four.', 'Same-day delivery is free.', '两个月的电费账单已出。'])(
    'but not: %s',
    (text) => {
      expect(tellsOfChange(text)).toBe(false);
    },
  );
});

describe('what holds in the end is asked for', () => {
  it.each([
    'Which boat did we take in the end?',
    'When did I finally move in?',
    'What did I pay after the correction?',
    'How many chairs did I end up with?',
    '最后是哪位医生看的？',
    '續約之後房租是多少？',
    'Wo haben wir schließlich gegessen?',
  ])('%s', (question) => {
    expect(asksForFinal(question)).toBe(true);
  });

  it.each(['Which boat did we take?', 'What is my rent?', '体检约在哪天？'])('but not by %s', (question) => {
    expect(asksForFinal(question)).toBe(false);
  });
});
