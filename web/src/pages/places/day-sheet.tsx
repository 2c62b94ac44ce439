import { ChevronLeft, ChevronRight, Route, StickyNote } from 'lucide-react';
import type { ListedPlace, PlaceDayResponse } from '../../../../src/contract/place-pages.ts';
import { IconButton } from '../../parts/button.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './day-sheet.module.css';
import { placeNear } from './place-near.ts';
import { SheetHead } from './sheet-head.tsx';

type DayProps = {
  readonly day: PlaceDayResponse;
  readonly places: readonly ListedPlace[];
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
};

/** The zoom at which a stop is named: by the café, not by the country. */
const NEAR = 15;

/** A day beside the map: its tracks, and its items with a position in order of time. */
export function DaySheet({ day, places, onDay, onClose }: DayProps) {
  const say = useWords(placesWords);
  const language = useLanguage();
  const { before, after } = day;
  const ids = [...day.tracks, ...day.stops].map(({ id }) => id);
  return (
    <div className={styles.sheet}>
      <SheetHead
        title={
          day.day === undefined ? say.day : timeInWords({ start: `${day.day}T00:00:00`, precision: 'day' }, language)
        }
        onClose={onClose}
      />
      <div className={styles.choose}>
        <IconButton
          label={say.dayBefore}
          disabled={before === undefined}
          onClick={() => before !== undefined && onDay(before)}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <input
          type="date"
          aria-label={say.chooseDay}
          value={day.day ?? ''}
          onChange={(event) => event.target.value !== '' && onDay(event.target.value)}
        />
        <IconButton
          label={say.dayAfter}
          disabled={after === undefined}
          onClick={() => after !== undefined && onDay(after)}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
      </div>
      {ids.length === 0 ? (
        <p className={styles.none}>{day.day === undefined ? say.noDay : say.nothingThatDay}</p>
      ) : null}
      <ol className={styles.stops}>
        {day.tracks.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.stop} onClick={() => openItem(id, {}, ids)}>
              <span className={styles.picture}>
                <Route size={18} aria-hidden />
              </span>
              <span>{title ?? say.track}</span>
            </button>
          </li>
        ))}
        {day.stops.map(({ id, modality, time, title, lat, lon }) => {
          const isPicture = modality === 'image' || modality === 'video';
          const what = modality === 'image' ? say.photo : modality === 'video' ? say.film : (title ?? say.note);
          return (
            <li key={id}>
              <button type="button" className={styles.stop} onClick={() => openItem(id, {}, ids)}>
                <span className={styles.picture}>
                  {isPicture ? <Thumbnail id={id} alt="" /> : <StickyNote size={18} aria-hidden />}
                </span>
                <span>
                  <b>{time ?? say.noTime}</b> {what}
                  <span className={styles.where}>{placeNear(places, lat, lon, NEAR)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {day.more > 0 ? <p className={styles.none}>{say.stopsLeft(day.more)}</p> : null}
    </div>
  );
}
