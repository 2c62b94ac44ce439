import type { ReactNode } from 'react';
import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';
import type { ItemAroundResponse } from '../../../../src/contract/item-verbs.ts';
import { ThingCards } from '../../parts/things/thing-cards.tsx';
import type { ItemView } from '../../shell/open-item.ts';
import { fieldWords, itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { Around } from './around.tsx';
import { Cited } from './cited.tsx';
import { Contents } from './contents.tsx';
import { CorrectionsList } from './corrections-list.tsx';
import styles from './details.module.css';
import { FileFacts } from './file-facts.tsx';
import { citedField, type ItemValues, readingsOf } from './item-document.ts';
import { PeopleField } from './people-field.tsx';
import { PlaceField } from './place-field.tsx';
import { Readings } from './readings.tsx';
import { TagsField } from './tags-field.tsx';
import { TimeField } from './time-field.tsx';
import { useCorrect } from './use-correct.ts';

type Props = {
  readonly item: ShowResponse;
  readonly values: ItemValues;
  readonly around: ItemAroundResponse | undefined;
  readonly view: ItemView;
  readonly onSeek: (second: number) => void;
  readonly onForgotten: () => void;
  /** A small map of the place. */
  readonly map?: ReactNode;
};

/** The details of an item in words; each with its source on demand, and editable. */
export function Details({ item, values, around, view, onSeek, onForgotten, map }: Props) {
  const { id } = item;
  const cited = view.field === undefined ? undefined : citedField(view.field);
  // Each field has its own state, so that an error of one is not shown under another.
  const [time, place, people, tags, list] = [
    useCorrect(id),
    useCorrect(id),
    useCorrect(id),
    useCorrect(id),
    useCorrect(id),
  ];
  const of = (field: string) => ({ readings: readingsOf(item, field), isCited: cited === field });
  return (
    <>
      <Cited view={view} />
      <ThingCards things={values.structuredData ?? []} cited={view.field} />
      <div className={styles.fields}>
        <TimeField time={values.time} {...of('time')} correct={time} />
        <PlaceField place={values.place} {...of('place')} correct={place} map={map} />
        <PeopleField people={values.people ?? []} {...of('people')} correct={people} />
        <TagsField tags={values.tags ?? []} {...of('tags')} correct={tags} />
      </div>
      <Contents values={values} modality={item.modality} view={view} onSeek={onSeek} />
      {around === undefined ? null : <Around id={id} around={around} />}
      <CorrectionsList id={id} correct={list} />
      <FileFacts item={item} values={values} onForgotten={onForgotten} />
      <Everything item={item} />
    </>
  );
}

function Everything({ item }: { readonly item: ShowResponse }) {
  const say = useWords(itemWords);
  const names = useWords(fieldWords) as Readonly<Record<string, string>>;
  const fields = [...new Set(item.readings.map(({ field }) => field))];
  return (
    <details className={styles.everything}>
      <summary>{say.everything}</summary>
      {fields.map((field) => (
        <section key={field} aria-label={names[field] ?? field}>
          <h3>{names[field] ?? field}</h3>
          <Readings readings={readingsOf(item, field)} />
        </section>
      ))}
    </details>
  );
}
