import { describe, expect, it } from 'vitest';
import { tellStory } from './story.ts';

// The files of a whole life: life.long.test.ts.
describe('the story of a life', () => {
  it('is the same for the same seed, and another for another', () => {
    const story = tellStory(1);
    expect(JSON.stringify(tellStory(1))).toBe(JSON.stringify(story));
    expect(tellStory(2).cast.owner.name).not.toBe(story.cast.owner.name);
    expect(tellStory(2).long.flight.code).not.toBe(story.long.flight.code);
  });
});
