import type { ItemId } from '../../memory/ids.ts';
import type { LeafOf } from '../../memory/query-plan.ts';
import type { Span } from '../planner/calendar.ts';
import { formOf, type Gazetteer, type KnownEvent } from '../planner/gazetteer.ts';

/** A happening as the memory knows it. */
export type Happening = {
  readonly ids: ReadonlySet<ItemId>;
  readonly spans: readonly Span[];
  readonly titles: readonly string[];
};

/** The events that an event leaf names: by id, or by the words of its name. */
export function happeningOf(args: LeafOf<'event'>['args'], gazetteer: Gazetteer): Happening {
  const wanted = formOf(args.name)
    .split(' ')
    .filter((word) => word.length > 1);
  const found = gazetteer.events.filter(
    (event) =>
      event.id === args.id ||
      (args.id === undefined && wanted.every((word) => formOf(event.title).split(' ').includes(word))),
  );
  return {
    ids: new Set(found.flatMap((event) => event.items)),
    spans: found.map(spanOf),
    titles: found.map((e) => e.title),
  };
}

/** Its local wall clock, without an offset. */
export const spanOf = (event: KnownEvent): Span => ({
  start: event.span.start.slice(0, 19),
  end: event.span.end.slice(0, 19),
});
