/** Something that was measured at a second of a film. */
export type Sample<S> = { readonly at: number; readonly state: S };
export type Run<S> = { readonly state: S; readonly start: number; readonly end: number; readonly samples: number };

/**
 * Stretches of one state. A change lies midway between the samples that show it; what lasts less than `least` seconds is
 * taken for a slip and joins what was before. The first stretch begins at `start`, the last ends at `end`.
 */
export function stateRuns<S>(
  samples: readonly Sample<S>[],
  { start, end, least }: { readonly start: number; readonly end: number; readonly least: number },
): Run<S>[] {
  const raw: Run<S>[] = [];
  for (const [index, { at, state }] of samples.entries()) {
    const before = raw.at(-1);
    if (before !== undefined && before.state === state) {
      raw[raw.length - 1] = { ...before, end: at, samples: before.samples + 1 };
      continue;
    }
    const edge = before === undefined ? start : (at + (samples[index - 1]?.at ?? at)) / 2;
    if (before !== undefined) raw[raw.length - 1] = { ...before, end: edge };
    raw.push({ state, start: edge, end: at, samples: 1 });
  }
  const last = raw.at(-1);
  if (last !== undefined) raw[raw.length - 1] = { ...last, end: Math.max(last.end, end) };
  return steady(raw, least);
}

function steady<S>(raw: readonly Run<S>[], least: number): Run<S>[] {
  const found: Run<S>[] = [];
  for (const run of raw) {
    const before = found.at(-1);
    const isSlip = before !== undefined && run.end - run.start < least;
    if (before !== undefined && (isSlip || before.state === run.state))
      found[found.length - 1] = { ...before, end: run.end, samples: before.samples + run.samples };
    else found.push(run);
  }
  return found;
}

/** The middle one of the numbers; of none, 0. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * A swing to and fro of at least `amplitude`: when it begins and ends. Fewer than `turns` movements in a row, each
 * begun no more than `longest` seconds after the last, are none.
 */
export function swings(
  samples: readonly Sample<number>[],
  amplitude: number,
  turns: number,
  longest: number,
): { readonly start: number; readonly end: number }[] {
  const extremes: Sample<number>[] = [];
  for (const sample of samples) {
    const last = extremes.at(-1);
    const before = extremes.at(-2);
    const goesOn =
      last !== undefined &&
      before !== undefined &&
      Math.sign(sample.state - last.state) === Math.sign(last.state - before.state);
    if (last !== undefined && goesOn) extremes[extremes.length - 1] = sample;
    else if (last === undefined || Math.abs(sample.state - last.state) >= amplitude) extremes.push(sample);
  }
  const found: { start: number; end: number }[] = [];
  let from = 0;
  for (let i = 1; i <= extremes.length; i += 1) {
    const gap = (extremes[i]?.at ?? Number.POSITIVE_INFINITY) - (extremes[i - 1]?.at ?? 0);
    if (gap <= longest) continue;
    const [first, last] = [extremes[from], extremes[i - 1]];
    if (first !== undefined && last !== undefined && i - 1 - from >= turns)
      found.push({ start: first.at, end: last.at });
    from = i;
  }
  return found;
}
