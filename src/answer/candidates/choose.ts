import type { Asked } from '../../language/asked-words.ts';
import { scoreOf, type Trees } from '../../learn/trees.ts';
import type { Clause } from './clause.ts';
import { clauseFeatures, clauseRows } from './clause-features.ts';
import { type Intent, intentFeatures, withIntent } from './intent.ts';
import type { Read } from './read.ts';

/** Scores of rows, each as long as there are features and intent behind them. */
export function scoresOf(trees: Trees, rows: Float32Array, features: number): Float64Array {
  const width = features + intentFeatures.length;
  return Float64Array.from({ length: rows.length / width }, (_, n) => scoreOf(trees, rows, n * width));
}

export const rowsOfClauses = (read: readonly Read[], asked: Asked, intent: Intent): Float32Array =>
  withIntent(clauseRows(read, asked), clauseFeatures.length, intent);

export const clausesIn = (read: readonly Read[]): readonly Clause[] =>
  read.flatMap(({ weighed }) => weighed.map(({ clause }) => clause));
