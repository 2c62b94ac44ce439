/** Rows in ATM-Bench's released shapes. */
export type MailRow = {
  readonly id: string;
  readonly timestamp: string;
  readonly short_summary: string;
  readonly detail: string;
};
export type MediaRow = {
  readonly image_path?: string;
  readonly video_path?: string;
  readonly timestamp: string | null;
  readonly location: readonly [number, number] | null;
  readonly location_name: string | null;
  readonly city: string | null;
  readonly caption: string;
  readonly short_caption: string;
  readonly tags: readonly string[];
  readonly entities: readonly string[];
  readonly ocr_text: string;
  readonly duration?: number;
};

/** What a record says of the truth: an aspect of a fact, such as what was paid for a stay. */
export type Tells = { readonly record: string; readonly fact: string; readonly aspect: string };

export type Records = {
  readonly mails: readonly MailRow[];
  readonly pictures: readonly MediaRow[];
  readonly videos: readonly MediaRow[];
  readonly tells: readonly Tells[];
};
