import { expect, it } from 'vitest';
import { FeatureRow, featureNames } from './feature-rows.ts';

it('gives each feature from its place in a row, by the order of the names', () => {
  const width = featureNames.length;
  const values = Float64Array.from({ length: 3 * width }, (_, n) => n);
  const row = new FeatureRow(values, width);
  expect(featureNames.map((name) => row[name])).toEqual([...values.subarray(width, 2 * width)]);
});
