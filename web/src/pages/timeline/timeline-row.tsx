import { memo, useSyncExternalStore } from 'react';
import type { EventCard } from '../../../../src/contract/timeline-verb.ts';
import type { Selection } from '../../parts/selection/selection.ts';
import type { Known } from './chunks.ts';
import { DayHead, MonthHeading, TripHeading } from './headings.tsx';
import { type Box, column, type Head as HeadBox, type Row } from './layout.ts';
import { Letter, MoreLetters } from './letter.tsx';
import { type Outline, type Shown, type Spot, spotsOfDay } from './outline.ts';
import { sameSpot } from './steps.ts';
import { Tile } from './tile.tsx';
import styles from './timeline.module.css';

/** Context of all timeline rows. */
export type RowContext = {
  readonly outline: Outline;
  readonly shown: Shown;
  readonly trips: readonly EventCard[];
  readonly selection: Selection<Spot>;
  readonly onOpenDay: (day: number) => void;
};

type RowProps = {
  readonly row: Row;
  readonly top: number;
  readonly known: Known;
  readonly context: RowContext;
  /** The tab stop, if it is in this row. */
  readonly current: Spot | undefined;
};

export const TimelineRow = memo(function TimelineRow(props: RowProps) {
  const { row, top } = props;
  return (
    <div
      style={{ position: 'absolute', top: 0, left: 0, right: 0, height: row.height, transform: `translateY(${top}px)` }}
    >
      <Inside {...props} />
    </div>
  );
});

function Inside({ row, known, context, current }: RowProps) {
  const { trips, selection, onOpenDay, outline } = context;
  switch (row.kind) {
    case 'month':
      return <MonthHeading month={row.month} until={row.until} count={row.count} />;
    case 'trip': {
      const trip = trips[row.trip];
      return trip === undefined ? null : <TripHeading trip={trip} />;
    }
    case 'heads':
      return row.heads.map((head) => (
        <Head key={head.day} head={head} day={outline.days[head.day]?.day} known={known} context={context} />
      ));
    case 'pictures':
      return row.boxes.map((box) => {
        const shared = { item: known.itemAt(box), selection, isCurrent: sameSpot(box, current) };
        const key = `${box.day}/${box.at}`;
        return box.line === undefined ? (
          <Tile key={key} box={box} height={row.tall} {...shared} />
        ) : (
          <div key={key} className={styles.beside} style={besideStyle(box, box.line)}>
            <Letter spot={box} {...shared} />
          </div>
        );
      });
    case 'letter':
      return (
        <Letter
          item={known.itemAt(row.spot)}
          spot={row.spot}
          selection={selection}
          isCurrent={sameSpot(row.spot, current)}
        />
      );
    case 'gap':
      return null;
    case 'more':
      return <MoreLetters rest={row.rest} onOpen={() => onOpenDay(row.day)} />;
  }
}

const besideStyle = ({ x, width }: Box, line: number) => ({
  transform: `translate(${x}px, ${line * column.line}px)`,
  width,
  height: column.line,
});

function Head({
  head,
  day,
  known,
  context: { selection, outline, shown },
}: Pick<RowProps, 'known' | 'context'> & {
  readonly head: HeadBox;
  readonly day: string | undefined;
}) {
  const isSelected = useSyncExternalStore(selection.subscribe, () =>
    spotsOfDay(outline, head.day, shown).every((spot) => selection.has(spot)),
  );
  return <DayHead head={head} day={day} events={known.eventsOn(head.day)} isSelected={isSelected} />;
}
