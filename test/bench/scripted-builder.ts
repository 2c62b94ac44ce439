import { type ChatRequest, type Step, wordsOf } from '../fixtures/model-server/script.ts';

const idsIn = (words: string): string[] => [...words.matchAll(/^ID: (.+)$/gm)].map(([, id]) => id ?? '');

/** By words of a prompt's instructions: what the endpoint answers. It follows the form and means nothing. */
const replies: readonly (readonly [string, (words: string) => unknown])[] = [
  [
    'Write at most three questions',
    (words) => {
      const [id = ''] = idsIn(words);
      const base = { type: 'open_end', topic: 'Activities', intent: 'Recall' };
      return {
        questions: [
          { ...base, question: `What was it that I kept as ${id}?`, answer: 'a thing', evidence: [id, 'gone'] },
        ],
      };
    },
  ],
  ['needs at least two of them', () => ({ questions: [] })],
  [
    'You check one question',
    () => ({
      grounded: true,
      sufficient: true,
      nothing_irrelevant: false,
      one_memory: true,
      worth_recalling: true,
      needs_retrieval: true,
      reason: 'It is of another year.',
    }),
  ],
  ['You work out what happened', () => ({ narrative: 'They went out, and then came home.' })],
  [
    'You infer why somebody',
    () => ({ role: 'climax', motivation: 'social', sentence: 'Sharing the day with a friend.' }),
  ],
  [
    'Somebody wants to find a picture again',
    (words) => {
      const [id = ''] = idsIn(words);
      const made = (form: string) => ({ en: `${form} ${id}`, zh: `${form}查询`, why: 'it fits' });
      return {
        event: made('event'),
        object: made('object'),
        free: { ...made('free'), zh: '这一条查询长得没有人会在手机上这样输入' },
      };
    },
  ],
  [
    'Somebody searches their own album',
    (words) => ({ matching: words.includes('Search: unseen') ? [] : idsIn(words).slice(0, 1), ambiguous: false }),
  ],
  [
    'You find photographs',
    (words) => (words.includes('"set":"S1"') ? { do: 'answer', set: 'S1' } : { do: 'metadata', when: ['winter'] }),
  ],
  ['Somebody misremembers', () => ({ en: 'unseen in winter', zh: '冬天没见过', changed: 'time' })],
  [
    'You classify a search',
    () => ({
      sources: ['V', 'M'],
      location: 'none',
      time: 'cognitive',
      person: 'none',
      object: 'fact',
      concept: 'none',
    }),
  ],
];

function replyTo(request: ChatRequest): string {
  const words = wordsOf(request);
  const reply = replies.find(([sign]) => words.includes(sign))?.[1];
  if (reply === undefined) throw new Error(`no reply to: ${words.slice(0, 200)}`);
  return JSON.stringify(reply(words));
}

/** An endpoint's side of both builders, as a step of the scripted server. */
export const scriptedBuilder: Step = { kind: 'reply', of: replyTo };
