import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byRule, StepFile } from './step-records.ts';

const schema = z.object({ words: z.string() });
const by = [byRule('a rule')];
const path = () => join(mkdtempSync(join(tmpdir(), 'steps-')), 'step.jsonl');

describe('the records of a step', () => {
  it('are there again when the file is opened again, in order of key', () => {
    const file = path();
    const first = new StepFile(file, schema);
    first.append({ key: 'b', by, value: { words: 'two' } });
    first.append({ key: 'a', by, value: { words: 'one' } });
    first.skip({ key: 'c', skipped: { code: 'malformed-reply', message: 'nothing to read' } });
    const again = new StepFile(file, schema);
    expect(again.all().map(({ key }) => key)).toEqual(['a', 'b']);
    expect(again.has('c')).toBe(true);
    expect(again.get('c')).toBeUndefined();
    expect(again.skipped()).toHaveLength(1);
  });

  it('lose only a last line that was cut, which is made again', () => {
    const file = path();
    new StepFile(file, schema).append({ key: 'a', by, value: { words: 'one' } });
    appendFileSync(file, '{"key":"b","by":[],"val');
    const again = new StepFile(file, schema);
    expect(again.has('b')).toBe(false);
    again.append({ key: 'b', by, value: { words: 'two' } });
    again.append({ key: 'c', by, value: { words: 'three' } });
    expect(new StepFile(file, schema).all()).toHaveLength(3);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  });

  it('name the line that is no record', () => {
    const file = path();
    appendFileSync(file, '{"key":"a","by":[],"value":{"words":1}}\n');
    expect(() => new StepFile(file, schema)).toThrow(/Line 1/);
  });
});
