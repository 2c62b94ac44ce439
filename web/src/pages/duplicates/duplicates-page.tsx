import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { DuplicateDecision, DuplicateGroup } from '../../../../src/contract/duplicate-verbs.ts';
import { undoItems } from '../../../../src/contract/endpoints/corrections.ts';
import { getDuplicates, postDuplicates } from '../../../../src/contract/endpoints/duplicates.ts';
import { postRestore } from '../../../../src/contract/endpoints/trash.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-read.ts';
import { DecisionPage } from '../../parts/decision-page.tsx';
import { useActs } from '../../parts/selection/act.ts';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { duplicatesWords } from '../../words/duplicates.ts';
import { useWords } from '../../words/language.ts';
import styles from './duplicates.module.css';
import { GroupCard } from './group-card.tsx';

/** Pictures that seem to be of one shot, in groups: stacks them, keeps the best, or rejects the proposal. */
export default function DuplicatesPage() {
  const say = useWords(duplicatesWords);
  const asked = useInfiniteQuery({
    queryKey: keyOf(getDuplicates),
    queryFn: ({ pageParam, signal }) =>
      call(getDuplicates, pageParam === '' ? {} : { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const groups = asked.data?.pages.flatMap((page) => page.groups) ?? [];
  const total = asked.data?.pages.at(0)?.total ?? 0;
  return (
    <DecisionPage
      say={say}
      backTo="/albums"
      icon={<Images size={32} aria-hidden />}
      asked={asked}
      isEmpty={groups.length === 0}
    >
      <Groups groups={groups} total={total} />
    </DecisionPage>
  );
}

type Decision = DuplicateDecision['decision'];

function Groups({ groups, total }: { readonly groups: readonly DuplicateGroup[]; readonly total: number }) {
  const say = useWords(duplicatesWords);
  const [at, setAt] = useState(0);
  const [bests, setBests] = useState<ReadonlyMap<string, string>>(new Map());
  const { decide, isBusy } = useDecide();
  const current = groups[Math.min(at, groups.length - 1)];
  const bestOf = (group: DuplicateGroup): string => bests.get(group.id) ?? group.pictures[0]?.id ?? '';
  const choose = (group: DuplicateGroup, id: string): void => setBests((now) => new Map(now).set(group.id, id));
  const run = (group: DuplicateGroup | undefined, decision: Decision): void => {
    if (group !== undefined && !isBusy) void decide(group, decision, bestOf(group));
  };
  const go = (to: number): void => setAt(Math.max(0, Math.min(groups.length - 1, to)));
  useEffect(() => {
    if (at > 0) document.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const keys = {
    decide: (decision: Decision) => run(current, decision),
    go: (by: number) => go(Math.min(at, groups.length - 1) + by),
    other: () => {
      if (current === undefined) return;
      const ids: string[] = current.pictures.map(({ id }) => id);
      choose(current, ids[(ids.indexOf(bestOf(current)) + 1) % ids.length] ?? '');
    },
  };
  useKeys(keys);
  return (
    <ol className={styles.groups}>
      {groups.map((group, n) => (
        <li key={group.id} {...(group === current ? { 'data-current': '' } : {})} onFocus={() => setAt(n)}>
          <GroupCard
            group={group}
            name={say.group(n + 1, total)}
            best={bestOf(group)}
            isBusy={isBusy}
            onBest={(id) => choose(group, id)}
            onDecide={(decision) => run(group, decision)}
          />
        </li>
      ))}
    </ol>
  );
}

type Keys = {
  readonly decide: (decision: Decision) => void;
  readonly go: (by: number) => void;
  readonly other: () => void;
};

function useKeys(keys: Keys): void {
  const say = useWords(duplicatesWords);
  const group = useMemo(
    () => ({
      title: say.title,
      shortcuts: [
        { keys: 's', says: say.stack, run: () => keys.decide('stack') },
        { keys: 'k', says: say.keep, run: () => keys.decide('keep') },
        { keys: 'n', says: say.differ, run: () => keys.decide('differ') },
        { keys: 'b', says: say.chooseNext, run: keys.other },
        { keys: 'ArrowDown', says: say.next, run: () => keys.go(1) },
        { keys: 'ArrowUp', says: say.previous, run: () => keys.go(-1) },
      ],
    }),
    [say, keys],
  );
  useShortcuts(group);
}

/** Sends a decision and says what was done, with a way back. */
function useDecide() {
  const say = useWords(duplicatesWords);
  const acts = useActs();
  const decide = (group: DuplicateGroup, decision: Decision, best: string): Promise<boolean> =>
    acts.attempt(async () => {
      const body = decision === 'differ' ? { decision } : { decision, best };
      const { corrections, trashed } = await call(postDuplicates, { params: { id: group.id }, body });
      const undo = acts.undone(() =>
        trashed.length > 0
          ? call(postRestore, { body: { items: trashed } })
          : call(undoItems, { body: { corrections } }),
      );
      const words = { stack: say.stacked(group.pictures.length), keep: say.kept(trashed.length), differ: say.differs };
      toast({ text: words[decision], undo });
    });
  return { decide, isBusy: acts.isBusy };
}
