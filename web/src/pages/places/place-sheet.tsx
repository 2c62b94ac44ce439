import { Tag, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { getBoxItems, getPlaceItems } from '../../../../src/contract/endpoints/places.ts';
import type { Bounds, ListedPlace, PlaceSpot } from '../../../../src/contract/place-pages.ts';
import { distanceKm } from '../../../../src/memory/location.ts';
import { useItemPages } from '../../api/use-item-pages.ts';
import { Button } from '../../parts/button.tsx';
import { ItemGrid } from '../../parts/item-grid.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import { NamePlaceDialog } from './name-place-dialog.tsx';
import styles from './place-sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

/** The selection shown beside the map: a place from the list, or pictures selected on the map. */
export type Sheet =
  | { readonly kind: 'place'; readonly place: ListedPlace }
  | {
      readonly kind: 'spot';
      readonly name: string;
      readonly spot: PlaceSpot;
    };

type SheetProps = {
  readonly sheet: Sheet;
  readonly onClose: () => void;
  readonly onCloser: (box: Bounds) => void;
};

/** Half of the diagonal: the distance from the centre to the corners. */
const reachOf = ({ south, west, north, east }: Bounds): number =>
  distanceKm({ lat: south, lon: west }, { lat: north, lon: east }) / 2;
/** Maximum radius for naming a place: about that of a city. */
const WIDEST_NAMED_KM = 20;

export function PlaceSheet({ sheet, onClose, onCloser }: SheetProps) {
  const say = useWords(placesWords);
  const [isNaming, setNaming] = useState(false);
  const box = sheet.kind === 'spot' ? sheet.spot.bounds : sheet.place.bounds;
  const title = sheet.kind === 'spot' ? (sheet.name === '' ? say.here : sheet.name) : sheet.place.name;
  const isOwn = sheet.kind === 'place' && ['home', 'work', 'named'].includes(sheet.place.kind);
  return (
    <div className={styles.sheet}>
      <SheetHead title={title} of={sheet} onClose={onClose} />
      <Facts sheet={sheet} />
      <div className={styles.actions}>
        {box === undefined ? null : (
          <Button icon={<ZoomIn size={16} aria-hidden />} onClick={() => onCloser(box)}>
            {say.closer}
          </Button>
        )}
        {box === undefined || isOwn || reachOf(box) > WIDEST_NAMED_KM ? null : (
          <Button icon={<Tag size={16} aria-hidden />} onClick={() => setNaming(true)}>
            {say.nameIt}
          </Button>
        )}
      </div>
      {sheet.kind === 'spot' ? (
        <ItemsOfSpot key={JSON.stringify(sheet.spot.bounds)} bounds={sheet.spot.bounds} />
      ) : (
        <ItemsOfPlace key={sheet.place.id} id={sheet.place.id} />
      )}
      {isNaming && box !== undefined ? (
        <NamePlaceDialog
          lat={(box.south + box.north) / 2}
          lon={middleOf(box)}
          reach={reachOf(box)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}

function middleOf({ west, east }: Bounds): number {
  const middle = (west + (east < west ? east + 360 : east)) / 2;
  return middle > 180 ? middle - 360 : middle;
}

function Facts({ sheet }: Pick<SheetProps, 'sheet'>) {
  const say = useWords(placesWords);
  const language = useLanguage();
  if (sheet.kind === 'spot') return <p className={styles.facts}>{say.items(sheet.spot.count)}</p>;
  const { itemCount, first, latest, city, country, name, confidence, kind } = sheet.place;
  const day = (start: string) => timeInWords({ start, precision: 'day' }, language);
  const where = [city, country].filter((part) => part !== undefined && part !== name).join(', ');
  return (
    <p className={styles.facts}>
      {[
        where,
        say.items(itemCount),
        first === undefined || latest === undefined
          ? ''
          : first.slice(0, 10) === latest.slice(0, 10)
            ? day(first)
            : say.span(day(first), day(latest)),
        kind === 'venue' && confidence <= 0.5 ? say.told : '',
      ]
        .filter((part) => part !== '')
        .join(' · ')}
    </p>
  );
}

function ItemsOfPlace({ id }: { readonly id: string }) {
  return <Items pages={useItemPages(getPlaceItems, { params: { id }, query: {} })} />;
}

function ItemsOfSpot({ bounds }: { readonly bounds: Bounds }) {
  return <Items pages={useItemPages(getBoxItems, { query: bounds })} />;
}

function Items({ pages }: { readonly pages: ReturnType<typeof useItemPages> }) {
  if (pages.isLoading) return <Loading />;
  if (pages.error !== null && pages.items.length === 0) return <Failed error={pages.error} onRetry={pages.again} />;
  return (
    <ItemGrid
      items={pages.items}
      target={120}
      hasMore={pages.hasMore}
      isReadingMore={pages.isReadingMore}
      onMore={pages.more}
    />
  );
}
