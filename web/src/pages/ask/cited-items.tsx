import { FileText, Mail } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { useCalled } from '../../api/use-called.ts';
import { Button } from '../../parts/button.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { type ItemView, itemAddress, openItem } from '../../shell/open-item.ts';
import { askWords } from '../../words/ask.ts';
import { durationInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './cited-items.module.css';
import { fieldName, quoteWords, senderOf, whenAndWhere } from './item-words.ts';

type Citation = AskResponse['citations'][number];
const FEW = 4;

/** The sources of an answer: each citation opens its item at the cited field, quote or moment. */
export function CitedItems({ answer }: { readonly answer: AskResponse }) {
  const say = useWords(askWords);
  const [showsAll, setShowsAll] = useState(false);
  const briefs = new Map(answer.evidence.map((item) => [item.id, item]));
  const cited = oncePerItem(answer.citations);
  const among = [...new Set(answer.citations.map(({ id }) => id))];
  if (cited.length === 0) return null;
  return (
    <div className={styles.cited}>
      <h2 className={styles.heading}>{say.restsOn}</h2>
      <ul className={styles.list}>
        {(showsAll ? cited : cited.slice(0, FEW)).map((citation) => (
          <li key={`${citation.id} ${citation.field} ${citation.quote}`}>
            <CitedItem citation={citation} item={briefs.get(citation.id)} among={among} />
          </li>
        ))}
      </ul>
      {cited.length <= FEW || showsAll ? null : (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {say.cited(cited.length)}
        </Button>
      )}
    </div>
  );
}

/** One citation per item, the most informative: text is preferred over the time. */
function oncePerItem(citations: readonly Citation[]): readonly Citation[] {
  const found = new Map<string, Citation>();
  for (const citation of citations) {
    const before = found.get(citation.id);
    if (before === undefined || (before.field === 'time' && citation.field !== 'time'))
      found.set(citation.id, citation);
  }
  return [...found.values()];
}

/** The time is the citation itself, so it is not repeated. */
const withoutTime = ({ time: _, ...item }: ItemBrief): ItemBrief => item;

/** A cited item: picture, description, and the cited text or value. */
function CitedItem({
  citation,
  item,
  among,
}: {
  readonly citation: Citation;
  readonly item: ItemBrief | undefined;
  readonly among: readonly string[];
}) {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const view: ItemView = {
    field: citation.field,
    quote: citation.quote,
    ...(citation.moment === undefined ? {} : { at: citation.moment.start }),
  };
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(citation.id, view, among);
  };
  return (
    <a className={styles.item} href={itemAddress(citation.id, view)} onClick={open}>
      <span className={styles.face}>
        {item === undefined || item.modality === 'text' ? (
          <FileText size={20} aria-hidden />
        ) : item.modality === 'email' ? (
          <Mail size={20} aria-hidden />
        ) : (
          <Thumbnail id={item.id} alt="" thumbhash={item.picture?.thumbhash} />
        )}
      </span>
      <span className={styles.about}>
        <span className={styles.quote}>
          <q>{quoteWords(citation.field, citation.quote, language)}</q>
        </span>
        <span className={styles.where}>
          {[
            fieldName(citation.field, say),
            citation.moment === undefined ? '' : say.atMoment(durationInWords(citation.moment.start)),
            item === undefined ? '' : (item.title ?? senderOf(item) ?? ''),
            item === undefined
              ? ''
              : whenAndWhere(citation.field === 'time' ? withoutTime(item) : item, language, called),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
    </a>
  );
}
