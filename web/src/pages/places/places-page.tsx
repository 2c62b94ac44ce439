import { MapPinned } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { getMap, getPlaceDay, getPlaces } from '../../../../src/contract/endpoints/places.ts';
import type { ListedPlace, MapResponse, PlaceSpot } from '../../../../src/contract/place-pages.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import type { Called } from '../../words/place-names.ts';
import { placesWords } from '../../words/places.ts';
import { DaySheet } from './day-sheet.tsx';
import { MemoryMap } from './memory-map.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceSheet, type Sheet } from './place-sheet.tsx';
import styles from './places-page.module.css';
import type { Journey } from './use-map.ts';

/** The Places page: a map with pictures, and a list with the same content. */
export default function PlacesPage() {
  const say = useWords(placesWords);
  const places = useRead(getPlaces, { query: { brief: 'true' } });
  const map = useRead(getMap, {});
  const called = useCalled();
  const known = useMemo(
    () => (places.data?.places ?? []).map((place) => inReadersWords(place, called)),
    [places.data, called],
  );
  const failed = [places, map].find(({ isError }) => isError);
  if (failed !== undefined) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      {places.data === undefined || map.data === undefined ? (
        <Loading />
      ) : places.data.places.length === 0 && map.data.items.count === 0 ? (
        <Empty icon={<MapPinned size={32} aria-hidden />} title={say.none}>
          <p>{say.noneHint}</p>
          <Link href="/import">{say.add}</Link>
        </Empty>
      ) : (
        <MapAndList places={known} ground={map.data} />
      )}
    </>
  );
}

/** A place with its localised name; can also be found by its own name. */
const inReadersWords = (place: ListedPlace, called: Called): ListedPlace => ({
  ...place,
  name: called(place.name),
  aliases: [...place.aliases, place.name],
  ...(place.city === undefined ? {} : { city: called(place.city) }),
  ...(place.country === undefined ? {} : { country: called(place.country) }),
});

/** Minimum extent around a single point. */
const LEAST_DEGREES = 0.004;

function MapAndList({ places, ground }: { readonly places: readonly ListedPlace[]; readonly ground: MapResponse }) {
  const [sheet, setSheet] = useState<Sheet>();
  const [journey, setJourney] = useState<Journey>();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? undefined;
  const isDay = asked !== undefined;
  // An empty day is the latest.
  const day = useRead(getPlaceDay, { query: asked ? { day: asked } : {} }, { enabled: isDay, whilst: 'keep' });
  const showDay = (at: string | undefined): void => setParams(at === undefined ? {} : { day: at });
  const onSpot = useCallback((spot: PlaceSpot, name: string) => setSheet({ kind: 'spot', name, spot }), []);
  const onPlace = (place: ListedPlace) => {
    setSheet({ kind: 'place', place });
    if (place.bounds !== undefined) setJourney({ box: place.bounds, closest: place.kind === 'venue' ? 15 : 12 });
    else if (place.lat !== undefined && place.lon !== undefined) {
      const around = LEAST_DEGREES;
      setJourney({
        box: {
          south: place.lat - around,
          north: place.lat + around,
          west: place.lon - around,
          east: place.lon + around,
        },
      });
    }
  };
  // The current version of the place, which may have been renamed or changed meanwhile.
  const shown =
    sheet?.kind === 'place'
      ? { ...sheet, place: places.find(({ id }) => id === sheet.place.id) ?? sheet.place }
      : sheet;
  return (
    <div className={styles.columns}>
      <div className={styles.map}>
        <MemoryMap
          places={places}
          ground={ground}
          journey={journey}
          day={day.data}
          isDay={isDay}
          onDay={() => showDay(isDay ? undefined : '')}
          onSpot={onSpot}
        />
      </div>
      <aside className={styles.beside}>
        {isDay ? (
          day.isError ? (
            <Failed error={day.error} onRetry={() => void day.refetch()} />
          ) : day.data === undefined ? (
            <Loading />
          ) : (
            <DaySheet day={day.data} places={places} onDay={showDay} onClose={() => showDay(undefined)} />
          )
        ) : shown === undefined ? (
          <PlaceList places={places} onPlace={onPlace} />
        ) : (
          <PlaceSheet
            sheet={shown}
            onClose={() => setSheet(undefined)}
            onCloser={(box) => setJourney({ box, closest: 17 })}
          />
        )}
      </aside>
    </div>
  );
}
