import { CircleCheck, EyeOff, History, Merge, Network, Share2, UserRoundSearch, UsersRound } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { getPeople, getSuggestions, patchPerson } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useTakeBack } from '../../api/use-take-back.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { peopleWords } from '../../words/people.ts';
import { sayingsWords } from '../../words/sayings.ts';
import { ConsentCard } from './consent-card.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { grouped, type PeopleGroup, peopleGroups } from './people-groups.ts';
import styles from './people-page.module.css';
import { changedByWord, knownNames } from './people-queries.ts';
import { PersonTile } from './person-tile.tsx';
import { SayingsDialog } from './sayings-dialog.tsx';

/** The People page: name, merge, hide and open people. */
export default function PeoplePage() {
  const say = useWords(peopleWords);
  const heard = useWords(sayingsWords);
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsSaid, setShowsSaid] = useState(false);
  const people = useRead(
    getPeople,
    { query: showsHidden ? { hidden: 'true', brief: 'true' } : { brief: 'true' } },
    { whilst: 'keep' },
  );
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const all = people.data?.people ?? [];
  const groups = useMemo(() => grouped(people.data?.people ?? [], words), [people.data, words]);
  const known = useMemo(() => knownNames(people.data?.people ?? []), [people.data]);
  if (people.isError && people.data === undefined)
    return <Failed error={people.error} onRetry={() => void people.refetch()} />;
  const toggle = (id: string) =>
    setChosen((before = new Set()) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <PageTitle actions={<Actions isChoosing={chosen !== undefined} onChoose={setChosen} />}>{say.title}</PageTitle>
      {people.data === undefined ? (
        <Loading />
      ) : (
        <>
          <ConsentCard recognition={people.data.recognition} />
          {all.length === 0 ? <Nobody /> : <Filter words={words} onWords={setWords} />}
          {peopleGroups.map((group) => (
            <Group
              key={group}
              group={group}
              people={groups.get(group) ?? []}
              known={known}
              chosen={chosen}
              onToggle={toggle}
              isOpen={words.trim() !== ''}
            />
          ))}
          {all.length > 0 && [...groups.values()].every((group) => group.length === 0) ? (
            <Empty title={say.noMatch} />
          ) : null}
          <div className={styles.hidden}>
            <Button look="quiet" onClick={() => setShowsHidden(!showsHidden)}>
              {showsHidden ? say.hideHidden : say.showHidden}
            </Button>
            <Button look="quiet" icon={<History size={16} aria-hidden />} onClick={() => setShowsSaid(true)}>
              {heard.title}
            </Button>
          </div>
          {showsSaid ? <SayingsDialog onClose={() => setShowsSaid(false)} /> : null}
        </>
      )}
      {chosen === undefined ? null : (
        <ChosenBar people={all.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(undefined)} />
      )}
    </>
  );
}

function Actions({
  isChoosing,
  onChoose,
}: {
  readonly isChoosing: boolean;
  readonly onChoose: (chosen: ReadonlySet<string> | undefined) => void;
}) {
  const say = useWords(peopleWords);
  const suggestions = useRead(getSuggestions, { query: { limit: '50' } });
  const asked = (suggestions.data?.suggestions.length ?? 0) + (suggestions.data?.more ?? 0);
  return (
    <>
      {asked === 0 ? null : (
        <Link href="/people/review" className={styles.action}>
          <UserRoundSearch size={18} aria-hidden />
          {say.review}
          <span className={styles.count}>{asked}</span>
        </Link>
      )}
      <Link href="/people/family" className={styles.action}>
        <Network size={18} aria-hidden />
        {say.family}
      </Link>
      <Link href="/people/circles" className={styles.action}>
        <Share2 size={18} aria-hidden />
        {say.circles}
      </Link>
      <Button
        icon={<CircleCheck size={18} aria-hidden />}
        aria-pressed={isChoosing}
        onClick={() => onChoose(isChoosing ? undefined : new Set())}
      >
        {isChoosing ? say.chooseDone : say.choose}
      </Button>
    </>
  );
}

function Nobody() {
  const say = useWords(peopleWords);
  return (
    <Empty icon={<UsersRound size={32} aria-hidden />} title={say.nobody}>
      <p>{say.nobodyHint}</p>
      <Link href="/import">{say.add}</Link>
    </Empty>
  );
}

function Filter({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const say = useWords(peopleWords);
  return (
    <input
      type="search"
      className={styles.filter}
      aria-label={say.filter}
      placeholder={say.filter}
      value={words}
      onChange={(event) => onWords(event.target.value)}
    />
  );
}

/** Organisations are collapsed: there are many, and they are rarely needed. */
const folded: ReadonlySet<PeopleGroup> = new Set(['firms']);

type GroupProps = {
  readonly group: PeopleGroup;
  readonly people: readonly ListedPerson[];
  readonly known: readonly string[];
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onToggle: (id: string) => void;
  readonly isOpen: boolean;
};

function Group({ group, people, known, chosen, onToggle, isOpen }: GroupProps) {
  const say = useWords(peopleWords);
  const id = useId();
  if (people.length === 0) return null;
  const grid = (
    <ul className={styles.grid}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonTile
            person={person}
            known={known}
            isChosen={chosen?.has(person.id)}
            onChoose={() => onToggle(person.id)}
          />
        </li>
      ))}
    </ul>
  );
  const count = <span className={styles.count}>{people.length}</span>;
  if (folded.has(group)) {
    return (
      <details className={styles.group} open={isOpen || undefined}>
        <summary>
          <h2>{say[group]}</h2>
          {count}
        </summary>
        {grid}
      </details>
    );
  }
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header>
        <h2 id={id}>{say[group]}</h2>
        {count}
      </header>
      {group === 'nameless' ? <p className={styles.hint}>{say.namelessHint}</p> : null}
      {grid}
    </section>
  );
}

/** Actions for the selected people. */
function ChosenBar({ people, onDone }: { readonly people: readonly ListedPerson[]; readonly onDone: () => void }) {
  const say = useWords(peopleWords);
  const [isMerging, setMerging] = useState(false);
  const change = useChange(patchPerson, changedByWord, say.failed);
  const takeBack = useTakeBack();
  const hides = people.some(({ hidden }) => !hidden);
  const hide = async () => {
    const said: string[] = [];
    for (const { id } of people) {
      const { corrections = [] } = await change.mutateAsync({ params: { id }, body: { hidden: hides } });
      said.push(...corrections);
    }
    toast({ text: hides ? say.hiddenNow : say.shownNow, undo: () => void takeBack(said) });
    onDone();
  };
  return (
    <section className={styles.bar} aria-label={say.chosen(people.length)}>
      <output>{people.length < 2 ? say.mergeNeeds : say.chosen(people.length)}</output>
      <Button
        look="main"
        icon={<Merge size={18} aria-hidden />}
        disabled={people.length < 2}
        onClick={() => setMerging(true)}
      >
        {say.merge}
      </Button>
      <Button
        icon={<EyeOff size={18} aria-hidden />}
        disabled={people.length === 0 || change.isPending}
        onClick={() => void hide().catch(() => undefined)}
      >
        {hides || people.length === 0 ? say.hide : say.unhide}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {say.cancel}
      </Button>
      {isMerging ? <MergeDialog people={people} onClose={() => setMerging(false)} onDone={onDone} /> : null}
    </section>
  );
}
