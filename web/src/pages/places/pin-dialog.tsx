import { Crosshair } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { getMap, getPlaces } from '../../../../src/contract/endpoints/places.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './pin-dialog.module.css';
import { useGround } from './use-ground.ts';
import { boundsOf, useMap } from './use-map.ts';

type Spot = { readonly lat: number; readonly lon: number };

/** As it is written in a field for a place. */
const written = ({ lat, lon }: Spot): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
/** The zoom at which a known position, and a place that was gone to, are shown. */
const [NEAR, AT_PLACE] = [15, 14];

/**
 * Chooses a position: whatever is in the middle of a map, which is moved by mouse, finger or keys. Load it with `lazy`,
 * since it includes the map library.
 */
export default function PinDialog({
  start,
  onPin,
  onClose,
}: {
  readonly start?: Spot | undefined;
  /** With the position as text that a field for a place takes. */
  readonly onPin: (at: string) => void;
  readonly onClose: () => void;
}) {
  const say = useWords(placesWords);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data: ground } = useRead(getMap, {});
  const { data: known } = useRead(getPlaces, { query: { brief: 'true' } });
  const map = useMap(box);
  useGround(map, ground);
  const [middle, setMiddle] = useState<Spot>();
  useEffect(() => {
    if (map === undefined) return;
    const see = (): void => {
      const { lat, lng } = map.getCenter().wrap();
      setMiddle({ lat, lon: lng });
    };
    const around = ground?.items.bounds;
    if (start !== undefined) map.setView([start.lat, start.lon], NEAR, { animate: false });
    else if (around !== undefined) map.fitBounds(boundsOf(around), { maxZoom: 11, animate: false });
    map.on('moveend', see);
    map.on('click', ({ latlng }) => map.panTo(latlng));
    see();
    return () => {
      map.off('moveend', see);
      map.off('click');
    };
  }, [map, ground === undefined]);
  const goTo = (name: string): void => {
    const place = known?.places.find((one) => one.name === name);
    if (place?.lat !== undefined && place.lon !== undefined) map?.setView([place.lat, place.lon], AT_PLACE);
  };
  const names = [...new Set(known?.places.flatMap(({ name, lat }) => (lat === undefined ? [] : [name])))];
  return (
    <Dialog
      title={say.pinTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button
            look="main"
            disabled={middle === undefined}
            onClick={() => {
              if (middle === undefined) return;
              onPin(written(middle));
              onClose();
            }}
          >
            {say.pinUse}
          </Button>
        </>
      }
    >
      <div className={styles.pin}>
        <p>{say.pinHow}</p>
        <label className={styles.find}>
          <span>{say.pinFind}</span>
          <input list={list} autoComplete="off" onChange={(event) => goTo(event.target.value)} />
        </label>
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className={styles.frame}>
          <section ref={box} className={styles.map} aria-label={say.pinTitle} />
          <Crosshair className={styles.cross} size={36} aria-hidden />
        </div>
        <output>{middle === undefined ? '' : say.pinAt(written(middle))}</output>
      </div>
    </Dialog>
  );
}
