import { Chance } from '../chance.ts';
import type { Difficulty } from '../difficulty.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Truth } from '../truth/truth.ts';
import type { Voice } from '../voices/voice.ts';
import { formsOf, idleLetters, lettersOf } from './letters.ts';
import { mediaRow } from './media-rows.ts';
import { noise } from './noise.ts';
import type { MailRow, Records, Tells } from './row.ts';

/** Mails and rows of pictures and videos of a life, and what each tells of the truth, in one voice. */
export function recordsOf(truth: Truth, difficulty: Difficulty, voice: Voice): Records {
  const forms = formsOf(voice);
  const chance = new Chance(truth.seed ^ 0x5eed);
  const telling = lettersOf(truth, forms, chance);
  const letters = [...telling, ...idleLetters(truth, forms, telling.length, difficulty, chance)].toSorted(
    (a, b) => a.day - b.day || a.minute - b.minute,
  );
  const counts = new Map<number, number>();
  const tells: Tells[] = [];
  const mails = letters.map(({ day, minute, from, subject, text, fact, aspects }): MailRow => {
    const n = (counts.get(day) ?? 0) + 1;
    counts.set(day, n);
    const id = `email${dayText(day).replaceAll('-', '')}${String(n).padStart(4, '0')}`;
    if (fact !== undefined) for (const aspect of aspects) tells.push({ record: id, fact, aspect });
    const at = `${dayText(day)} ${clock(minute)}:00`;
    const detail = `Date: ${at}\nFrom: ${from}\nSubject: ${subject}\nContent: ${text}`;
    return { id, timestamp: at, short_summary: subject, detail };
  });
  const rows = truth.photos.map((photo) => ({ photo, ...mediaRow(photo, chance, noise[difficulty], voice) }));
  return {
    mails,
    pictures: rows.filter(({ photo }) => photo.kind === 'image').map(({ row }) => row),
    videos: rows.filter(({ photo }) => photo.kind === 'video').map(({ row }) => row),
    tells: [...tells, ...rows.flatMap((row) => row.tells)],
  };
}
