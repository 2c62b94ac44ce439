import { describe, expect, it } from 'vitest';
import { fetchableModels, knownModels, nameOf } from './fetchable-models.ts';

const withModel = (change: object) => ({ ...knownModels, text: { ...knownModels.text, ...change } });
const withFile = (path: string) => withModel({ files: [{ path, bytes: 1 }] });

describe('the list of models that can be fetched', () => {
  it('has a folder of its own for each', () => {
    const names = Object.values(knownModels).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has the smallest files first', () => {
    for (const { files } of Object.values(knownModels))
      expect(files.map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes).sort((a, b) => a - b));
  });

  it.each(['../a', '/a', 'a/../b', 'a//b', 'a\\b', 'C:a', '.hidden', 'onnx/..', ''])(
    'takes no path that could lead out of the folder: %j',
    (path) => {
      expect(fetchableModels.safeParse(withFile('onnx/model.onnx')).success).toBe(true);
      expect(fetchableModels.safeParse(withFile(path)).success).toBe(false);
    },
  );

  it.each(['..', 'a/..', 'a/b/c', 'a/.b', '/b'])('takes no such repository: %j', (repository) => {
    expect(fetchableModels.safeParse(withModel({ repository })).success).toBe(false);
  });
});
