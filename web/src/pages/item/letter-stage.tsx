import { useState } from 'react';
import { formatOfType } from '../../../../src/memory/document-format.ts';
import type { Body } from '../../../../src/memory/item-text.ts';
import type { Media } from '../../../../src/memory/media.ts';
import type { Mention, MentionWay } from '../../../../src/memory/person.ts';
import { documentFormatWords } from '../../words/document-formats.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { bodyAddress, downloadAddress } from './item-addresses.ts';
import type { ItemValues } from './item-document.ts';
import styles from './letter-stage.module.css';
import { Quoted } from './quoted.tsx';
import { momentInWords } from './value-words.ts';

type Props = {
  readonly id: string;
  readonly values: ItemValues;
  /** The quote of its text that an answer cites. */
  readonly quote: string | undefined;
  /** Whether it is an email with a possible HTML layout, not a note. */
  readonly isMail: boolean;
  /** Whether its file can be reached now. */
  readonly isPresent: boolean;
};

/** An email, note or document: sender, recipients, date, and its content in the original format or as plain text. */
export function LetterStage({ id, values, quote, isMail, isPresent }: Props) {
  const say = useWords(itemWords);
  const language = useLanguage();
  const [isPlain, setPlain] = useState(quote !== undefined || !isMail);
  const { title, time, body, people = [], media } = values;
  const empty = isMail || media === undefined ? say.emptyMail : say.emptyDocument;
  return (
    <article className={styles.letter} aria-label={say.mailText}>
      <header className={styles.head}>
        {isMail || title !== undefined ? <h2>{title === undefined || title === '' ? say.noSubject : title}</h2> : null}
        <dl className={styles.parties}>
          <Parties label={say.from} people={people} ways={['sender', 'speaker']} />
          <Parties label={say.to} people={people} ways={['recipient']} />
          <Parties label={say.copied} people={people} ways={['copied']} />
        </dl>
        {time === undefined ? null : <p className={styles.date}>{momentInWords(time, language)}</p>}
        {isMail || media === undefined ? null : <FileLine id={id} media={media} isPresent={isPresent} />}
        {isMail ? (
          <fieldset className={styles.switch}>
            <legend className="visually-hidden">{say.mailText}</legend>
            {[false, true].map((plain) => (
              <button
                key={String(plain)}
                type="button"
                aria-pressed={isPlain === plain}
                onClick={() => setPlain(plain)}
              >
                {plain ? say.asText : say.asSent}
              </button>
            ))}
          </fieldset>
        ) : null}
      </header>
      {isPlain ? (
        <PlainText body={body} quote={quote} empty={empty} />
      ) : (
        <LaidOut id={id} title={title ?? say.mailText} />
      )}
    </article>
  );
}

function Parties({
  label,
  people,
  ways,
}: {
  readonly label: string;
  readonly people: readonly Mention[];
  readonly ways: readonly MentionWay[];
}) {
  const meant = people.filter(({ how }) => ways.includes(how));
  const named = new Map(
    meant.map((one) => [one.address ?? one.name, one.name === '' ? (one.address ?? '') : one.name]),
  );
  if (named.size === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {[...named].map(([address, name], n) => (
          <span key={address} title={address}>
            {n === 0 ? '' : ', '}
            {name}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The email's HTML, sanitised by the server, in a frame without scripts and remote content. */
function LaidOut({ id, title }: { readonly id: string; readonly title: string }) {
  const [height, setHeight] = useState<number>();
  return (
    <iframe
      className={styles.frame}
      src={bodyAddress(id)}
      title={title}
      // Scripts stay forbidden; same-origin allows measuring the frame. Links open in a new tab.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={height === undefined ? {} : { height: `${height}px` }}
      onLoad={({ currentTarget }) => {
        const inside = currentTarget.contentDocument?.body;
        if (inside !== undefined && inside !== null) setHeight(inside.offsetHeight + 32);
      }}
    />
  );
}

/** What kind of file a document is, how long, and a link to the file itself. */
function FileLine({
  id,
  media,
  isPresent,
}: {
  readonly id: string;
  readonly media: Media;
  readonly isPresent: boolean;
}) {
  const say = useWords(itemWords);
  const formats = useWords(documentFormatWords);
  const format = formatOfType(media.mime);
  const facts = [
    format === undefined ? undefined : formats[format.name],
    media.pages === undefined || media.pages === 0 ? undefined : say.pages(media.pages),
  ].filter((fact) => fact !== undefined);
  return (
    <p className={styles.file}>
      <span>{facts.join(' · ')}</span>
      {isPresent ? (
        <a href={downloadAddress(id)} download>
          {say.download}
        </a>
      ) : null}
    </p>
  );
}

type Plain = { readonly body: Body | undefined; readonly quote: string | undefined; readonly empty: string };

function PlainText({ body, quote, empty }: Plain) {
  const say = useWords(itemWords);
  if (body === undefined || body.text.trim() === '') return <p className={styles.empty}>{empty}</p>;
  const parts = body.parts ?? [{ kind: 'main' as const, start: 0, end: body.text.length }];
  return (
    <div className={styles.text}>
      {parts.map(({ kind, start, end }) => {
        const text = body.text.slice(start, end);
        if (text.trim() === '') return null;
        if (kind === 'main')
          return (
            <p key={start}>
              <Quoted text={text} quote={quote} scrolls />
            </p>
          );
        const isCited = quote !== undefined && text.includes(quote);
        return (
          <details key={start} className={styles.lesser} open={kind === 'signature' || isCited}>
            <summary>{kind === 'quoted' ? say.quotedPart : '···'}</summary>
            <p>
              <Quoted text={text} quote={quote} scrolls />
            </p>
          </details>
        );
      })}
    </div>
  );
}
