import { describe, expect, it } from 'vitest';
import { plainQuestion } from '../plain-question.ts';

describe('what is stated first and asked for in a few words', () => {
  it.each([
    [
      'I attended both Copper Moon and The Quiet Lake. Which of the two was earlier?',
      'which came first, Copper Moon or The Quiet Lake?',
    ],
    [
      'We saw Rain Dogs and United against Rovers. Which came last?',
      'which came last, Rain Dogs or United against Rovers?',
    ],
    [
      'I went to both Max and the Moles and Copper Moon. Which one came first?',
      'which came first, Max and the Moles or Copper Moon?',
    ],
    [
      'I saw Copper Moon and Rain Dogs. How many weeks lie between them?',
      'how many weeks between Copper Moon and Rain Dogs?',
    ],
    ['Copper Moon和Rain Dogs我都看过，相隔多少天？', 'Copper Moon和Rain Dogs之间隔了几天？'],
    ['Copper Moon、Rain Dogs我都去过，哪场更早？', 'Copper Moon和Rain Dogs哪个更早？'],
    ['Earlier: Copper Moon or Rain Dogs?', 'which came first, Copper Moon or Rain Dogs?'],
    ['Cheaper stay: Casa Plum or Villa Kern?', 'which was cheaper, Casa Plum or Villa Kern?'],
    [
      'I bought a ticket for Rain Dogs in May 2020. Which seat did it say?',
      'which seat did I have at Rain Dogs in May 2020?',
    ],
    ['Row and seat at Rain Dogs?', 'which seat did I have at Rain Dogs?'],
    ['Which house did we pick for our lodging in Ghent?', 'what was the name of my hotel in Ghent?'],
    ['What accommodation did I book in Ghent in May?', 'what was the name of my hotel in Ghent in May?'],
    ['我在根特把哪里当作住宿地点？', '我在根特住的是哪家酒店？'],
    ['Items ordered from Papershop in May?', 'what did I order from Papershop in May?'],
    ['Name of the company responsible for the installation of the stove?', 'who installed the stove?'],
    ['Name of the company for the roof repair?', 'who repaired the roof?'],
    ['Date of arrival at Casa Plum?', 'when was my arrival at Casa Plum?'],
    ['Check-out day at Casa Plum?', 'when was my Check-out at Casa Plum?'],
    [
      'Net price after the refund: a lamp from Papershop?',
      'How much did I pay for a lamp from Papershop after the refund?',
    ],
    [
      'Papershop refunded part of the lamp. What did I pay in the end?',
      'Papershop refunded part of the lamp. How much did I pay after the refund?',
    ],
    ['Sum of all my gas bills in 2020?', 'How much did I pay in total for gas bills in 2020?'],
    [
      "What had Bruno's check-up in May been booked for, as the clinic wrote?",
      "what was the reason for Bruno's check-up in May?",
    ],
  ])('a short name of what is wanted: %s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });

  it.each([
    ['Tell me the town where I photographed herons in May.', 'in which town was I when I photographed herons in May?'],
    ['I recall photographing herons in May. How many shots did I take?', 'How many photos of herons in May do I have?'],
    [
      'I took a room in Ghent in May. How many nights was it for?',
      'how many nights did I stay in the hotel in Ghent in May?',
    ],
    ["I got an invitation to Mia's wedding. Where was it?", "I got an invitation to Mia's wedding. Where was it?"],
    ["I was asked to Mia's housewarming. Where was it held?", "where was Mia's housewarming?"],
    [
      'For my taxes, I need every proof of my stay at Casa Plum: what is there?',
      'which e-mails and receipts are about my stay at Casa Plum?',
    ],
    ['I cannot recall who went with me to Ghent in May. Was it Mia?', 'Was Mia with me to Ghent in May?'],
    ['我记不清去年五月在根特是跟谁去的，是Mia吗？', '我去年五月在根特，Mia和我一起去了吗？'],
    [
      'I have a short clip of the harbour in May. What is the voice saying?',
      'what words are heard in the short clip of the harbour in May?',
    ],
    ['I recall the gig I attended in May. What was it called?', 'what was the name of the gig I went to in May?'],
    [
      'Remind me of the restaurant where I ate gnocchi in Ghent.',
      'what was the name of the restaurant where I ate gnocchi in Ghent?',
    ],
    ["Could you remind me where Mia's picnic took place?", "where was Mia's picnic?"],
    ['How many separate times was I a guest in a hotel in Ghent?', 'how many times did I stay in a hotel in Ghent?'],
    ['Adding up all my nights in Ghent, what did they cost?', 'How much did all my nights in Ghent cost in total?'],
    [
      'Compare the quoted price of my room in Ghent with the final bill: by how much do they differ?',
      'What was the difference between the booking price and the final bill of my room in Ghent?',
    ],
    ['I have to file my expenses. How much was the train to Ghent?', 'How much was the train to Ghent?'],
    ['I remember a lighthouse in May. Which country was that in?', 'in which country did I see a lighthouse in May?'],
  ])('of what a first sentence says: %s', (question, plain) => {
    expect(plainQuestion(question)).toBe(plain);
  });

  it('asks for no last of two things where a month is the one before the last', () => {
    expect(plainQuestion('Was there a picnic or party the month before last?')).not.toContain('which was last');
  });
});
