import { fold } from '../language/fold.ts';
import type { Outcome } from './constraint.ts';
import type { Witness } from './witness.ts';

/** What is read, seen, heard, played or gone to: a row is a kind, in the words of several languages. */
const kinds: readonly { readonly kind: string; readonly words: RegExp }[] = [
  {
    kind: 'book',
    words: /\b(?:books?|novels?|paperback|reading|buch|bücher|roman|livre|libro|romanzo|livro)\b|书|小说|读物/iu,
  },
  { kind: 'film', words: /\b(?:films?|movies?|cinema|kino|película|pelicula|filme)\b|电影|影片/iu },
  { kind: 'podcast', words: /\bpodcasts?\b|播客/iu },
  { kind: 'series', words: /\b(?:series|tv shows?|sitcom|serie|série)\b|电视剧|剧集|连续剧/iu },
  { kind: 'music', words: /\b(?:songs?|albums?|lied|chanson|canción|canzone)\b|歌曲|专辑|这首歌|那首歌/iu },
  {
    kind: 'game',
    words: /\b(?:board ?games?|video ?games?|brettspiel|spiel|jeu de société|juego de mesa|gioco)\b|桌游|游戏/iu,
  },
  { kind: 'recipe', words: /\b(?:recipes?|rezept|recette|receta|ricetta)\b|食谱|菜谱/iu },
  { kind: 'app', words: /\bapps?\b|应用程序|软件/iu },
];

const kindsIn = (text: string): readonly string[] =>
  kinds.flatMap(({ kind, words }) => (words.test(text) ? [kind] : []));

/**
 * Whether what is told of is of the kind asked for: a film is no answer to which book. Silence, and an item that speaks
 * of several kinds, refuse nothing.
 */
export function kindOutcomes(question: string, { item, text }: Witness): readonly Outcome[] {
  if (item.modality === 'image' || item.modality === 'video') return [];
  const asked = kindsIn(question);
  const [only] = asked;
  if (only === undefined || asked.length > 1) return [];
  const told = kindsIn(`${text.replaceAll('_', ' ')}\n${fold(item.body?.text ?? '')}`);
  if (told.length === 0) return [];
  return [{ tool: 'object', verdict: told.includes(only) ? 'yes' : 'no', said: only, name: only }];
}
