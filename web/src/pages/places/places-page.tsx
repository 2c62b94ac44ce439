import { MapPinned } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { getMap, getPlaces, getPoints } from '../../../../src/contract/endpoints/places.ts';
import type { ListedPlace, MapResponse, PointsResponse } from '../../../../src/contract/place-pages.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import type { Called } from '../../words/place-names.ts';
import { placesWords } from '../../words/places.ts';
import { MapClusters, type Spot } from './map-clusters.ts';
import { type Journey, MemoryMap } from './memory-map.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceSheet, type Sheet } from './place-sheet.tsx';
import styles from './places-page.module.css';

/** The Places page: a map with pictures, and a list with the same content. */
export default function PlacesPage() {
  const say = useWords(placesWords);
  const places = useRead(getPlaces, { query: { brief: 'true' } });
  const points = useRead(getPoints, {});
  const map = useRead(getMap, {});
  const called = useCalled();
  const known = useMemo(
    () => (places.data?.places ?? []).map((place) => inReadersWords(place, called)),
    [places.data, called],
  );
  const failed = [places, points, map].find(({ isError }) => isError);
  if (failed !== undefined) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <PageTitle>{say.title}</PageTitle>
      {places.data === undefined || points.data === undefined || map.data === undefined ? (
        <Loading />
      ) : places.data.places.length === 0 && points.data.ids.length === 0 ? (
        <Empty icon={<MapPinned size={32} aria-hidden />} title={say.none}>
          <p>{say.noneHint}</p>
          <Link href="/import">{say.add}</Link>
        </Empty>
      ) : (
        <MapAndList places={known} points={points.data} tiles={map.data.tiles} />
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

function MapAndList({
  places,
  points,
  tiles,
}: {
  readonly places: readonly ListedPlace[];
  readonly points: PointsResponse;
  readonly tiles: MapResponse['tiles'];
}) {
  const clusters = useMemo(() => new MapClusters(points), [points]);
  const [sheet, setSheet] = useState<Sheet>();
  const [journey, setJourney] = useState<Journey>();
  const onSpot = useCallback(
    (spot: Spot, name: string) => {
      const numbers = clusters.picturesOf(spot);
      const { lat, lon, count } = spot;
      const box = clusters.boxOf(numbers) ?? { south: lat, north: lat, west: lon, east: lon };
      setSheet({ kind: 'spot', name, numbers, count, box });
    },
    [clusters],
  );
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
          points={points}
          clusters={clusters}
          places={places}
          tiles={tiles}
          journey={journey}
          onSpot={onSpot}
        />
      </div>
      <aside className={styles.beside}>
        {shown === undefined ? (
          <PlaceList places={places} onPlace={onPlace} />
        ) : (
          <PlaceSheet
            sheet={shown}
            points={points}
            onClose={() => setSheet(undefined)}
            onCloser={(box) => setJourney({ box, closest: 17 })}
          />
        )}
      </aside>
    </div>
  );
}
