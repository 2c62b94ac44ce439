import { ArrowLeft, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { getPerson, getPersonItems } from '../../../../src/contract/endpoints/people.ts';
import type { PersonPageResponse } from '../../../../src/contract/people-pages.ts';
import { Problem } from '../../api/problem.ts';
import { useItemPages } from '../../api/use-item-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { ItemGrid } from '../../parts/item-grid.tsx';
import { type Segment, Segments } from '../../parts/segments.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { personWords } from '../../words/person.ts';
import { FacesToSplit } from './faces-to-split.tsx';
import { PersonBeside } from './person-beside.tsx';
import { PersonHead } from './person-head.tsx';
import styles from './person-page.module.css';
import { PersonYears } from './person-years.tsx';

/** The page of a person: names, items, relationships and faces. */
export default function PersonPage() {
  const { id = '' } = useParams<{ id: string }>();
  const say = useWords(personWords);
  const person = useRead(getPerson, { params: { id: decodeURIComponent(id) }, query: {} }, { whilst: 'keep' });
  return (
    <>
      <Link href="/people" className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        {say.back}
      </Link>
      {person.isError ? (
        person.error instanceof Problem && person.error.code === 'not-found' ? (
          <Empty icon={<UserRoundX size={32} aria-hidden />} title={say.gone} />
        ) : (
          <Failed error={person.error} onRetry={() => void person.refetch()} />
        )
      ) : person.data === undefined ? (
        <Loading />
      ) : (
        <Shown key={person.data.id} person={person.data} />
      )}
    </>
  );
}

type Section = 'image' | 'video' | 'email' | 'text' | 'faces';

function Shown({ person }: { readonly person: PersonPageResponse }) {
  const say = useWords(personWords);
  const { counts } = person;
  const all: readonly Segment<Section>[] = [
    { key: 'image', label: say.photos, count: counts.image },
    { key: 'video', label: say.films, count: counts.video },
    { key: 'email', label: say.mails, count: counts.email },
    { key: 'text', label: say.texts, count: counts.text },
    { key: 'faces', label: say.faces, count: person.faceCount },
  ];
  const segments = all.filter(({ count = 0 }) => count > 0);
  const [section, setSection] = useState<Section>();
  const chosen = segments.find(({ key }) => key === section)?.key ?? segments[0]?.key;
  return (
    <>
      <PersonHead person={person} />
      <PersonYears person={person} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {chosen === undefined ? (
            <p className={styles.none}>{say.none}</p>
          ) : (
            <>
              <Segments label={say.sections} segments={segments} chosen={chosen} onChoose={setSection} />
              {chosen === 'faces' ? (
                <FacesToSplit person={person} />
              ) : (
                <Items key={chosen} id={person.id} modality={chosen} />
              )}
            </>
          )}
        </div>
        <PersonBeside person={person} />
      </div>
    </>
  );
}

function Items({ id, modality }: { readonly id: string; readonly modality: Exclude<Section, 'faces'> }) {
  const pages = useItemPages(getPersonItems, { params: { id }, query: { modality } });
  if (pages.isLoading) return <Loading />;
  if (pages.error !== null && pages.items.length === 0) return <Failed error={pages.error} onRetry={pages.again} />;
  return (
    <ItemGrid items={pages.items} hasMore={pages.hasMore} isReadingMore={pages.isReadingMore} onMore={pages.more} />
  );
}
