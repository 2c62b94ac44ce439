import type { MadePicture } from './made-picture.ts';
import type { DemoQuestion } from './questions.ts';
import type { Story } from './story.ts';

export type MadeMail = {
  readonly messageId: string;
  readonly subject: string;
  readonly from: string;
  readonly sentAt: string;
  readonly kind: string;
  readonly attachments: number;
};

export type LifeManifest = {
  readonly seed: number;
  readonly folder: string;
  readonly owner: { readonly name: string; readonly address: string };
  readonly story: Omit<Story, 'chance'>;
  readonly photos: readonly MadePicture[];
  readonly mailbox: string;
  readonly mails: readonly MadeMail[];
  readonly videos: readonly MadePicture[];
  /** Why there are no videos, when there are none. */
  readonly videosSkipped?: string;
  /** Files that are damaged on purpose. */
  readonly broken: readonly { readonly path: string; readonly why: string }[];
  /** A sentence for whoever is shown the demo. */
  readonly note: string;
  readonly questions: readonly DemoQuestion[];
};
