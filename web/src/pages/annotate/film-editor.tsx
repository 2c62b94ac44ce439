import { useEffect, useMemo, useState } from 'react';
import type { FrameBox, Observation } from '../../../../src/contract/review/subjects.ts';
import { Button } from '../../parts/button.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { fileAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { EditorProps } from './editor-props.ts';
import film from './film.module.css';
import { changedObservation, copiedBox, filmProblems, freshId, isOnFrame, startOf, usualFps } from './film-marks.ts';
import { FilmStage } from './film-stage.tsx';
import { ObservationRow } from './observation-row.tsx';
import { type FilmPlayer, useFilmPlayer } from './use-film-player.ts';

/** A film, frame by frame, beside what is observed in it: labels, times, parts of the body and boxes. */
export function FilmEditor({ build, subject, onChange }: EditorProps<'observation'>) {
  const say = useWords(annotateWords);
  const { fps = usualFps, observations, transcript, bodyParts = [] } = subject;
  const player = useFilmPlayer(subject.seconds, fps);
  const [at, setAt] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const here = observations[at];
  const set = (next: readonly Observation[]): void => onChange({ ...subject, observations: [...next] });
  const change = (n: number, part: Partial<Observation>): void =>
    set(observations.map((one, i) => (i === n ? changedObservation(one, part) : one)));
  const addBox = (box: FrameBox): void => {
    if (here === undefined) return;
    const region = here.bodyPart === undefined ? {} : { region: here.bodyPart };
    change(at, { boxes: [...(here.boxes ?? []), { ...box, ...region }] });
  };
  const changeBox = (n: number, box: FrameBox | undefined): void =>
    change(at, { boxes: (here?.boxes ?? []).flatMap((one, i) => (i !== n ? [one] : box === undefined ? [] : [box])) });
  const copy = (): void => {
    const box = copiedBox(here?.boxes ?? [], player.frame, fps);
    if (box !== undefined) change(at, { boxes: [...(here?.boxes ?? []), box] });
  };
  const add = (): void => {
    const start = startOf(player.frame, fps);
    const fresh = { id: freshId(observations), dimension: 'Expression', label: 'correct', added: true } as const;
    set([...observations, { ...fresh, start, end: start, description: '' }]);
    setAt(observations.length);
  };
  useFilmKeys({
    player,
    here,
    change: (part) => change(at, part),
    isDrawing,
    setDrawing,
    add,
    copy,
    at,
    setAt,
    last: observations.length - 1,
  });
  return (
    <div className={film.editor}>
      <div className={film.left}>
        <FilmStage
          address={fileAddress(build, subject.film)}
          player={player}
          boxes={here?.boxes ?? []}
          isDrawing={isDrawing}
          onDrawing={setDrawing}
          onBox={addBox}
          onChange={changeBox}
        />
        {transcript === undefined || transcript.trim() === '' ? null : (
          <p className={styles.soft}>
            {say.transcript}: {transcript}
          </p>
        )}
      </div>
      <section className={film.right} aria-label={say.observations}>
        <ol className={film.observations}>
          {observations.map((one, n) => (
            <ObservationRow
              key={one.id}
              observation={one}
              bodyParts={bodyParts}
              isHere={n === at}
              frame={player.frame}
              fps={fps}
              onHere={() => setAt(n)}
              onGo={() => player.toFrame(Math.round(one.start * fps))}
              onChange={(part) => change(n, part)}
              onRemove={one.added === true ? () => set(observations.filter((_, i) => i !== n)) : undefined}
            />
          ))}
        </ol>
        <Button className={styles.fit ?? ''} onClick={add}>
          {say.newObservation}
        </Button>
        <Problems {...{ subject }} />
      </section>
    </div>
  );
}

function Problems({ subject }: Pick<EditorProps<'observation'>, 'subject'>) {
  const say = useWords(annotateWords);
  const problems = filmProblems(subject);
  if (problems.length === 0) return null;
  const told = { label: say.needsLabel, box: say.needsBox, text: say.needsText, order: say.needsOrder };
  return (
    <section className={styles.field} aria-label={say.problemsTitle}>
      <span>{say.problemsTitle}</span>
      <ul className={styles.checks}>
        {problems.map(({ id, what }) => (
          <li key={`${id} ${what}`} className={styles.warn}>
            {told[what](id)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Keys = {
  readonly player: FilmPlayer;
  readonly here: Observation | undefined;
  readonly change: (part: Partial<Observation>) => void;
  readonly isDrawing: boolean;
  readonly setDrawing: (on: boolean) => void;
  readonly add: () => void;
  readonly copy: () => void;
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly last: number;
};

/** Moves the focus to the next box on the frame; its own keys then move and resize it. */
function toNextBox(video: HTMLElement | null): void {
  const boxes = [...(video?.parentElement?.querySelectorAll<HTMLElement>('[data-box]') ?? [])];
  const at = boxes.findIndex((one) => one.matches(':focus'));
  boxes[(at + 1) % Math.max(1, boxes.length)]?.focus();
}

function useFilmKeys({ player, here, change, isDrawing, setDrawing, add, copy, at, setAt, last }: Keys): void {
  const say = useWords(annotateWords);
  const { frame, fps } = player;
  const now = startOf(frame, fps);
  const step = (frames: number) => () => player.toFrame(frame + frames);
  const second = Math.round(fps);
  const others = (here?.boxes ?? []).filter((box) => !isOnFrame(box, frame, fps));
  const group = useMemo(
    () => ({
      title: say.keysFilm,
      shortcuts: [
        { keys: ' ', says: say.play, run: player.turn },
        { keys: ',', says: say.frameBack, run: step(-1) },
        { keys: '.', says: say.frameOn, run: step(1) },
        { keys: 'ArrowLeft', says: say.frameBack, run: step(-1) },
        { keys: 'ArrowRight', says: say.frameOn, run: step(1) },
        { keys: '<', says: say.secondBack, run: step(-second) },
        { keys: '>', says: say.secondOn, run: step(second) },
        { keys: 'ArrowUp', says: say.observationUp, run: () => setAt(Math.max(0, at - 1)) },
        { keys: 'ArrowDown', says: say.observationDown, run: () => setAt(Math.min(last, at + 1)) },
        { keys: '1', says: say.correct, run: () => change({ label: 'correct' }) },
        { keys: '2', says: say.incorrect, run: () => change({ label: 'incorrect' }) },
        { keys: '3', says: say.nonexistent, run: () => change({ label: 'nonexistent' }) },
        { keys: '[', says: say.setStart, run: () => change({ start: now }) },
        { keys: ']', says: say.setEnd, run: () => change({ end: now }) },
        { keys: 'b', says: say.drawBox, run: () => setDrawing(!isDrawing) },
        { keys: 'm', says: say.keyNextBox, run: () => toNextBox(player.video.current) },
        { keys: 'c', says: say.copyBox, run: copy },
        { keys: 'x', says: say.removeBoxes, run: () => change({ boxes: others }) },
        { keys: 'n', says: say.newObservation, run: add },
      ],
    }),
    [say, player, here, change, isDrawing, add, copy, at, last],
  );
  useShortcuts(group);
  useEffect(() => {
    if (!isDrawing) return;
    const stop = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDrawing(false);
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [isDrawing, setDrawing]);
}
