import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelFile, modelPath, readModel } from './model-file.ts';

describe('models that come with the program', () => {
  const folder = new URL('../../models/', import.meta.url);
  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s says what it was trained on', (name) => {
    const { about, writtenBy, trainedOn } = modelFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    expect(about).toMatch(/\.$|:/);
    expect(writtenBy).toMatch(/^training\//);
    expect(trainedOn.data).not.toBe('');
  });

  it('name the file that is missing or is not such a model', () => {
    expect(() => readModel('none', z.unknown())).toThrow(modelPath('none'));
    expect(() => readModel('said', z.string())).toThrow(modelPath('said'));
  });
});
