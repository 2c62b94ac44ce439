import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationBody, messagesIn, type SaidMessage, unitedConversation } from './conversation.ts';
import { mainText } from './item-text.ts';

const said = (minute: number, from: string, text: string): SaidMessage => ({
  from,
  at: `2023-05-03T14:${String(minute).padStart(2, '0')}:00`,
  text,
});
const anyMessage = fc
  .tuple(fc.nat(59), fc.constantFrom('Anna', 'Ben: C'), fc.string({ minLength: 1 }))
  .map(([minute, from, text]) => said(minute, from, text));

describe('a conversation as a body', () => {
  it('gives back every message that it was made of', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), (messages) => {
        expect(messagesIn(conversationBody(messages))).toEqual(messages);
      }),
    );
  });

  it('keeps what a program wrote, and does not search it', () => {
    const body = conversationBody([{ at: '2023-05-03T14:00:00', text: 'Anna joined' }, said(1, 'Anna', 'Hi')]);
    expect(body.text).toContain('Anna joined');
    expect(mainText(body)).toBe('Anna: Hi');
  });
});

describe('two exports of a conversation', () => {
  const [first, second, third] = [said(1, 'Anna', 'Hi'), said(2, 'Ben', 'Hello'), said(3, 'Anna', 'Lunch?')] as const;
  const texts = (messages: readonly SaidMessage[]) => messages.map(({ text }) => text);

  it('join, whichever begins earlier or ends later', () => {
    const whole = unitedConversation(conversationBody([second, third]), conversationBody([first, second]));
    expect(texts(messagesIn(whole))).toEqual(['Hi', 'Hello', 'Lunch?']);
  });

  it('leave what is known as it is where the second says nothing more', () => {
    const known = conversationBody([first, second, third]);
    expect(unitedConversation(known, conversationBody([second]))).toBe(known);
  });

  it('hold the later wording of a message with an id', () => {
    const known = conversationBody([{ ...first, id: '7' }]);
    const next = conversationBody([{ ...first, id: '7', text: 'Hi all' }]);
    expect(texts(messagesIn(unitedConversation(known, next)))).toEqual(['Hi all']);
  });

  it('keep what somebody says twice in one minute', () => {
    const twice = conversationBody([first, first]);
    expect(messagesIn(unitedConversation(conversationBody([first]), twice))).toHaveLength(2);
  });
});
