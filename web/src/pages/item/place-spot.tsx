import { lazy, Suspense, useMemo } from 'react';
import type { Location } from '../../../../src/memory/location.ts';
import { useCalled } from '../../api/use-called.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './place-spot.module.css';
import { placeInWords } from './value-words.ts';

const PlaceMap = lazy(() => import('../places/place-map.tsx'));

/** A small map of an item's position; nothing if it is unknown. */
export function PlaceSpot({ id, place }: { readonly id: string; readonly place: Location | undefined }) {
  const say = useWords(itemWords);
  const called = useCalled();
  const { lat, lon } = place ?? {};
  const points = useMemo(() => (lat === undefined || lon === undefined ? [] : [{ id, lat, lon }]), [id, lat, lon]);
  if (place === undefined || points.length === 0) return null;
  return (
    <div className={styles.spot}>
      <Suspense fallback={null}>
        <PlaceMap points={points} label={say.mapOf(placeInWords(place, called))} />
      </Suspense>
    </div>
  );
}
