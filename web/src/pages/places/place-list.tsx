import { Briefcase, Building2, Flag, House, MapPin, Map as Region, Store } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { ListedPlace } from '../../../../src/contract/place-pages.ts';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './place-list.module.css';

const groups = [
  { name: 'own', kinds: ['home', 'work', 'named'] },
  { name: 'cities', kinds: ['city'] },
  { name: 'venues', kinds: ['venue'] },
  { name: 'countries', kinds: ['country'] },
  { name: 'regions', kinds: ['region'] },
] as const satisfies readonly { name: string; kinds: readonly ListedPlace['kind'][] }[];

const icons = {
  home: House,
  work: Briefcase,
  named: MapPin,
  venue: Store,
  city: Building2,
  region: Region,
  country: Flag,
} as const;

/** All places as a list: those on the map, and those without a position. */
export function PlaceList({
  places,
  onPlace,
}: {
  readonly places: readonly ListedPlace[];
  readonly onPlace: (place: ListedPlace) => void;
}) {
  const say = useWords(placesWords);
  const id = useId();
  const [words, setWords] = useState('');
  const found = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return places.filter(({ name, aliases, city, country }) =>
      [name, ...aliases, city ?? '', country ?? ''].some((one) => one.toLowerCase().includes(wanted)),
    );
  }, [places, words]);
  return (
    <div className={styles.list}>
      <input
        type="search"
        className={styles.find}
        aria-label={say.find}
        placeholder={say.find}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && words.trim() !== '' ? <p className={styles.none}>{say.noMatch}</p> : null}
      {groups.map(({ name, kinds }) => {
        const members = found.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
        if (members.length === 0) return null;
        return (
          <section key={name} aria-labelledby={`${id}-${name}`}>
            <h2 id={`${id}-${name}`}>{say[name]}</h2>
            <ul>
              {members.map((place) => (
                <li key={place.id}>
                  <Row place={place} onPlace={onPlace} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Row({ place, onPlace }: { readonly place: ListedPlace; readonly onPlace: (place: ListedPlace) => void }) {
  const say = useWords(placesWords);
  const language = useLanguage();
  const Icon = icons[place.kind];
  const held =
    place.until === undefined
      ? place.since === undefined
        ? undefined
        : say.since(timeInWords({ start: `${place.since}T00:00:00`, precision: 'month' }, language))
      : say.until(timeInWords({ start: `${place.until}T00:00:00`, precision: 'month' }, language));
  const where = [place.kind === 'city' || place.kind === 'region' ? undefined : place.city, place.country]
    .filter((part) => part !== undefined && part !== place.name)
    .join(', ');
  const below = [where, held].filter((part) => part !== undefined && part !== '').join(' · ');
  return (
    <button type="button" className={styles.place} onClick={() => onPlace(place)}>
      <Icon size={18} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{place.name}</span>
        {below === '' ? null : <span className={styles.where}>{below}</span>}
      </span>
      <span className={styles.count}>
        {place.itemCount.toLocaleString()}
        <span className="visually-hidden"> {say.items(place.itemCount).replace(/^[\d,. ]+/, '')}</span>
      </span>
    </button>
  );
}
