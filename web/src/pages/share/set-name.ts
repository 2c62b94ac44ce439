import { getEvent } from '../../../../src/contract/endpoints/events.ts';
import type { ShareSet } from '../../../../src/contract/share-verbs.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { shareWords } from '../../words/share.ts';
import { titleIn } from '../../words/titles.ts';

/** What a set was made of: the words of its search, the title of its event, or that it was selected. */
export function useSetName({ query, event }: Pick<ShareSet, 'query' | 'event'>): string {
  const say = useWords(shareWords);
  const language = useLanguage();
  const read = useRead(
    getEvent,
    { params: { id: event ?? '' }, query: { limit: '1' } },
    { enabled: event !== undefined },
  );
  const title = read.data === undefined ? undefined : titleIn(read.data.event, language);
  return say.setOf(query ?? title ?? '');
}
