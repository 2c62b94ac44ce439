import { CalendarDays, FileText, Mail, StickyNote } from 'lucide-react';
import { Link } from 'wouter';
import type { ItemAroundResponse } from '../../../../src/contract/item-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { LinkKind } from '../../../../src/memory/link.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { itemAddress, replaceItem } from '../../shell/open-item.ts';
import { spanInWords, timeInWords } from '../../words/dates.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './around.module.css';
import { Section } from './section.tsx';

type Link_ = ItemAroundResponse['links'][number];
type Group = { readonly title: string; readonly kinds: readonly LinkKind[]; readonly direction?: Link_['direction'] };

/** Links from an item to its events, linked items, conversation and neighbours. */
export function Around({ id, around }: { readonly id: string; readonly around: ItemAroundResponse }) {
  const say = useWords(itemWords);
  const groups: readonly Group[] = [
    { title: say.superseded, kinds: ['supersedes'], direction: 'from' },
    { title: say.supersedes, kinds: ['supersedes'], direction: 'to' },
    { title: say.attachments, kinds: ['attachment'], direction: 'from' },
    { title: say.cameWith, kinds: ['attachment'], direction: 'to' },
    { title: say.similar, kinds: ['near-duplicate'] },
    { title: say.burst, kinds: ['burst', 'same-shot'] },
    { title: say.sameBooking, kinds: ['same-reference'] },
    { title: say.mentions, kinds: ['mentions', 'same-message', 'related'] },
  ];
  // An item linked in several ways is listed under the most specific one.
  const told = new Set<string>();
  return (
    <>
      <Events events={around.events} />
      {groups.map(({ title, kinds, direction }) => {
        const found = around.links.filter(
          (link) =>
            kinds.includes(link.kind) &&
            (direction === undefined || link.direction === direction) &&
            !told.has(link.item.id),
        );
        const once = [...new Map(found.map((link) => [link.item.id, link.item])).values()];
        for (const item of once) told.add(item.id);
        return once.length === 0 ? null : (
          <Section key={title} title={title}>
            <Briefs items={once} />
          </Section>
        );
      })}
      {around.thread.length < 2 ? null : (
        <Section title={say.conversation}>
          <Rows items={around.thread} current={id} />
        </Section>
      )}
    </>
  );
}

function Events({ events }: { readonly events: ItemAroundResponse['events'] }) {
  const say = useWords(itemWords);
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <Section title={say.belongs}>
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <Link href={`/events/${encodeURIComponent(event.id)}`} className={styles.row}>
              <span className={styles.icon}>
                <CalendarDays size={18} aria-hidden />
              </span>
              <span className={styles.words}>
                <span>{titleIn(event, language)}</span>
                <span className={styles.soft}>
                  {spanInWords(event.span, language)} · {say.items(event.items)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MOST_PICTURES = 12;

/** Pictures as thumbnails, other items as rows. */
function Briefs({ items }: { readonly items: readonly ItemBrief[] }) {
  const shown = items.filter(({ modality }) => modality === 'image' || modality === 'video');
  const written = items.filter(({ modality }) => modality === 'email' || modality === 'text');
  return (
    <>
      {shown.length === 0 ? null : (
        <ul className={styles.pictures}>
          {shown.slice(0, MOST_PICTURES).map((item) => (
            <li key={item.id}>
              <OpenHere item={item} className={styles.picture} isPicture>
                <Thumbnail id={item.id} alt="" />
              </OpenHere>
            </li>
          ))}
        </ul>
      )}
      {written.length === 0 ? null : <Rows items={written} />}
    </>
  );
}

function Rows({ items, current }: { readonly items: readonly ItemBrief[]; readonly current?: string }) {
  const say = useWords(itemWords);
  const language = useLanguage();
  return (
    <ul className={styles.rows}>
      {items.map((item) => {
        const words = (
          <>
            <span className={styles.icon}>
              <WrittenIcon item={item} />
            </span>
            <span className={styles.words}>
              <span>{item.title ?? item.snippet}</span>
              <span className={styles.soft}>
                {[
                  item.people.find(({ how }) => how === 'sender')?.name,
                  item.time === undefined ? undefined : timeInWords(item.time, language),
                  item.id === current ? say.thisOne : undefined,
                ]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </span>
            </span>
          </>
        );
        return (
          <li key={item.id}>
            {item.id === current ? (
              <span className={`${styles.row} ${styles.current}`} aria-current="true">
                {words}
              </span>
            ) : (
              <OpenHere item={item} className={styles.row}>
                {words}
              </OpenHere>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function WrittenIcon({ item: { modality, document } }: { readonly item: ItemBrief }) {
  const Icon = modality === 'email' ? Mail : document === undefined ? StickyNote : FileText;
  return <Icon size={18} aria-hidden />;
}

/** A link to another item, which replaces this one. */
function OpenHere({
  item,
  className,
  isPicture = false,
  children,
}: {
  readonly item: ItemBrief;
  readonly isPicture?: boolean;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}) {
  const say = useWords(itemWords);
  const language = useLanguage();
  const name = item.title ?? (item.snippet === '' ? say[item.modality] : item.snippet);
  const label = item.time === undefined ? name : `${name}, ${timeInWords(item.time, language)}`;
  return (
    <a
      href={itemAddress(item.id)}
      className={className}
      {...(isPicture ? { 'aria-label': label, title: label } : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        replaceItem(item.id);
      }}
    >
      {children}
    </a>
  );
}
