import { ArrowLeft, FilePlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { getBuild, getWrittenDrafts } from '../../../../src/contract/endpoints/builds.ts';
import type { WrittenDrafts } from '../../../../src/contract/review/review-shelf.ts';
import { keyOf, queryClient, useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import collect from './collect.module.css';
import { useAnnotator } from './use-annotator.ts';
import { sendBegun } from './use-begun.ts';
import { asDraft, emptyDraft, WrittenQuestion } from './written-question.tsx';

/** Writing a question oneself: evidence is collected from all sources, then question and answer are written. */
export default function CollectPage() {
  const say = useWords(annotateWords);
  const { build = '' } = useParams<{ build: string }>();
  const read = useRead(getBuild, { params: { build } });
  const annotator = useAnnotator();
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  return (
    <div className={styles.wide}>
      <Link href={buildAddress(build)} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.backTo(read.data.name)}
      </Link>
      <PageTitle>{say.collectTitle}</PageTitle>
      <p className={styles.about}>{say.collectHint}</p>
      {read.data.pool.annotators.includes(annotator) ? (
        <Writing key={annotator} build={build} annotator={annotator} />
      ) : (
        <AnnotatorChoice build={build} known={read.data.pool.annotators} />
      )}
    </div>
  );
}

/** Random letters and digits; also where a page may not use `crypto.randomUUID`, on another machine without https. */
const freshId = (): string =>
  `written-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The questions that the annotator has begun, of which one is open. */
function Writing({ build, annotator }: { readonly build: string; readonly annotator: string }) {
  const say = useWords(annotateWords);
  const given = { params: { build }, query: { annotator } };
  const read = useRead(getWrittenDrafts, given);
  const [first] = useState(freshId);
  const [chosen, setChosen] = useState<string>();
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const known = read.data.drafts.flatMap(({ id, begun }) => {
    const draft = asDraft(begun);
    return draft === undefined ? [] : [{ id, draft }];
  });
  // What was begun last is gone on with, unless another one is asked for.
  const open = chosen ?? known.at(-1)?.id ?? first;
  const remember = (change: (drafts: WrittenDrafts['drafts']) => WrittenDrafts['drafts']): void =>
    void queryClient.setQueryData<WrittenDrafts>(keyOf(getWrittenDrafts, given), (before) => ({
      drafts: change(before?.drafts ?? []),
    }));
  const leave = (id: string): void => {
    remember((drafts) => drafts.filter((one) => one.id !== id));
    setChosen(freshId());
  };
  const discard = async (): Promise<void> => {
    if (await sendBegun({ build, task: open, annotator }, undefined)) leave(open);
    else toast({ text: say.failed, tone: 'bad' });
  };
  const isKnown = known.some(({ id }) => id === open);
  return (
    <>
      {known.length === 0 ? null : (
        <section className={collect.drafts} aria-label={say.begunQuestions}>
          {known.map(({ id, draft }) => (
            <button
              key={id}
              type="button"
              className={collect.draft}
              aria-pressed={id === open}
              onClick={() => setChosen(id)}
            >
              {draft.subject.question.trim() || say.untitled}
            </button>
          ))}
          {isKnown ? (
            <Button icon={<FilePlus size={16} aria-hidden />} onClick={() => setChosen(freshId())}>
              {say.newQuestion}
            </Button>
          ) : null}
        </section>
      )}
      <WrittenQuestion
        key={open}
        {...{ build, annotator }}
        id={open}
        begun={known.find(({ id }) => id === open)?.draft ?? emptyDraft}
        onSent={(begun) => {
          setChosen(open);
          remember((drafts) =>
            drafts.some(({ id }) => id === open)
              ? drafts.map((one) => (one.id === open ? { id: open, begun } : one))
              : [...drafts, { id: open, begun }],
          );
        }}
        onDiscard={isKnown ? discard : undefined}
        onSaved={() => leave(open)}
      />
    </>
  );
}
