import type { CodedChange } from './coded-change.ts';

/** Changes of one kind that one statement makes, in their order. */
export type Group<C extends CodedChange = CodedChange> = { readonly op: C['op']; readonly changes: C[] };

type Open = Group & { readonly kind: string; readonly touched: Set<string>; readonly own: Set<string> };

/** What a change reads or writes: two changes of which none touches what the other does may be made in either order. */
function touchedBy(change: CodedChange): string[] {
  switch (change.op) {
    case 'putItem':
      return [`i${change.row.id}`];
    case 'putContext':
    case 'putVector':
    case 'putThumbnail':
    case 'expectItem':
      return [`i${change.id}`];
    case 'deleteItem':
      return [`i${change.id}`, 'klink'];
    case 'enqueue':
      return [`i${change.job.item}`];
    case 'finishJob':
      return [`i${change.job.item}`];
    default:
      return [`k${change.kind}`];
  }
}

/** Of changes that one statement cannot make twice; undefined where the last of several counts. */
const onceOf = (change: CodedChange): string | undefined => (change.op === 'putItem' ? change.row.id : undefined);

/** An identity may only be given to another item after it was taken from the one that had it. */
const needsOrder = (op: CodedChange['op']): boolean => op === 'deleteItem' || op === 'putItem';

const groupKind = (change: CodedChange): string => ('kind' in change ? `${change.op} ${change.kind}` : change.op);
const isAlone = (op: CodedChange['op']): boolean => op === 'replaceRecords' || op === 'expectRecords';

/**
 * Puts changes together that can be made at one go: the effect is that of one after the other. Imports write a thumbnail and
 * jobs with each item, which would otherwise make three statements of every item.
 */
export function grouped(changes: readonly CodedChange[]): Group[] {
  const groups: Open[] = [];
  for (const change of changes) {
    const touched = touchedBy(change);
    const group = joinable(groups, change, touched) ?? opened(groups, change);
    group.changes.push(change);
    for (const key of touched) group.touched.add(key);
    const once = onceOf(change);
    if (once !== undefined) group.own.add(once);
  }
  return groups;
}

/** The last group of the same kind, if nothing that comes after it is in the way. */
function joinable(groups: readonly Open[], change: CodedChange, touched: readonly string[]): Open | undefined {
  if (isAlone(change.op)) return undefined;
  const kind = groupKind(change);
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = groups[at] as Open;
    if (group.kind === kind) {
      const once = onceOf(change);
      return once !== undefined && group.own.has(once) ? undefined : group;
    }
    if (touched.some((key) => group.touched.has(key))) return undefined;
    if (needsOrder(change.op) && needsOrder(group.op)) return undefined;
  }
  return undefined;
}

function opened(groups: Open[], change: CodedChange): Open {
  const group: Open = { op: change.op, kind: groupKind(change), changes: [], touched: new Set(), own: new Set() };
  groups.push(group);
  return group;
}
