import { describe, expect, it } from 'vitest';
import { twoAsked } from './two-asked.ts';

describe('two things asked of one matter', () => {
  it.each([
    [
      'On what day and in which room is the chess final?',
      'On what day is the chess final?',
      'In which room is the chess final?',
    ],
    ['When and where did we sign the lease?', 'When did we sign the lease?', 'Where did we sign the lease?'],
    ['What day and hour is my lesson?', 'What day is my lesson?', 'What hour is my lesson?'],
    [
      'Which boat did we take to Skerry, and at what time?',
      'Which boat did we take to Skerry?',
      'At what time did we take to Skerry?',
    ],
    ['Who repaired the stove, and for how much?', 'Who repaired the stove?', 'For how much repaired the stove?'],
    [
      'What did I pay for the roof, and when was the visit?',
      'What did I pay for the roof?',
      'When was the visit for the roof?',
    ],
    [
      'Who taught the pottery course, and which hall did the club book?',
      'Who taught the pottery course?',
      'Which hall did the club book?',
    ],
    ['看牙花了多少钱，是哪天去的？', '看牙花了多少钱？', '看牙是哪天去的？'],
    [
      'Which inn did we stay at in Skerry and what did it cost?',
      'Which inn did we stay at in Skerry?',
      'What did the inn we stay at in Skerry cost?',
    ],
    [
      "What's the name of the inn in Skerry and how much was it?",
      "What's the name of the inn in Skerry?",
      'How much was the inn in Skerry?',
    ],
    [
      'When was the dinner at the mill, and how much was it?',
      'When was the dinner at the mill?',
      'How much was the dinner at the mill?',
    ],
    ['棋赛决赛是在哪天、哪个厅办的？', '棋赛决赛是在哪天办的？', '棋赛决赛是哪个厅办的？'],
    ['聚餐改到几点在哪里集合？', '聚餐改到几点集合？', '聚餐改在哪里集合？'],
  ])('%s', (question, one, two) => {
    expect(twoAsked(question)).toEqual([one, two]);
  });

  it.each([
    'Which day is the lesson now, and when?',
    'What did Jan and Mia bring?',
    'Who wrote that they were late and sorry?',
    'When did I book and pay the hotel?',
    '是谁送的花？',
    '几月几号开学？',
    '钢琴课改到星期几几点？',
  ])('but not by %s', (question) => {
    expect(twoAsked(question)).toBeUndefined();
  });
});
