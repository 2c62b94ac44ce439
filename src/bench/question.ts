/** How an answer is to be given. */
export type AnswerForm = 'text' | 'items' | 'choice' | 'ratings';

/** The language of a question, by its script. */
export const languageOf = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/**
 * All that a system under test is shown of a question. Gold answers, gold evidence, annotators' notes, labels of type
 * or source are never part of it: they stay with the suite that loaded them.
 */
export type AskedQuestion = {
  readonly id: string;
  readonly text: string;
  readonly language: 'en' | 'zh';
  /** The collection that it is asked of. */
  readonly collection: string;
  readonly form: AnswerForm;
  /** Local wall-clock time at which it is asked, `YYYY-MM-DDTHH:MM:SS`; absent when the suite gives none. */
  readonly now?: string;
  /** Absolute path of the picture or video that it is about. */
  readonly media?: string;
  /** For a choice: what the letters stand for, in order. */
  readonly options?: readonly { readonly letter: string; readonly text: string }[];
  /** For ratings of a video (MM-OCEAN): its transcript, and the multiple-choice questions in their order. */
  readonly video?: {
    readonly transcript: string;
    readonly choices: readonly {
      readonly text: string;
      readonly options: readonly { readonly letter: string; readonly text: string }[];
    }[];
  };
};
