import type { Settings } from '../../memory/settings.ts';
import type { View } from '../view.ts';
import type { Tongue } from './event-words.ts';

const hanText = /\p{Script=Han}/gu;
const latinWord = /\p{Script=Latin}{2,}/gu;
/** Enough of a life to tell what it is written in. */
const MOST_READ = 2_000;

const scriptOf = (text: string): Tongue | undefined => {
  const han = text.match(hanText)?.length ?? 0;
  const latin = text.match(latinWord)?.length ?? 0;
  if (han === 0 && latin === 0) return undefined;
  return han > latin ? 'zh' : 'en';
};

/**
 * The tongue that titles and stories are written in: that of most captions, titles and tags of the life; with none of
 * these, that of the owner's locale.
 */
export function tongueOf(views: readonly View[], settings: Settings): Tongue {
  const counts = { en: 0, zh: 0 };
  const step = Math.max(1, Math.floor(views.length / MOST_READ));
  for (let i = 0; i < views.length; i += step) {
    const view = views[i];
    const tags = view?.tags.filter((tag) => tag.source !== 'temporal').map((tag) => tag.name) ?? [];
    const script = scriptOf([view?.caption ?? '', view?.title ?? '', ...tags].join(' '));
    if (script !== undefined) counts[script]++;
  }
  if (counts.en === 0 && counts.zh === 0) return settings.locale.startsWith('zh') ? 'zh' : 'en';
  return counts.zh > counts.en ? 'zh' : 'en';
}

/** A caption in one line; of one that says everything twice, in two scripts, the lines of the tongue. */
export function captionIn(caption: string, tongue: Tongue): string {
  if (!caption.includes('\n')) return caption.trim();
  const lines = caption
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const own = lines.filter((line) => (scriptOf(line) ?? tongue) === tongue);
  return (own.length === 0 ? lines : own).join(' ');
}
