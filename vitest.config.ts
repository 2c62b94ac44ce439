import { defineConfig } from 'vitest/config';

const browser = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A machine that does much else takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    globalSetup: ['test/compiled-threads.ts', 'test/browser/shared-life.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          exclude: [browser],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Checks of training data and of what is measured on it; slow, and none of the product's.
        extends: true,
        test: { name: 'training', include: ['training/**/*.test.ts'], sequence: { groupOrder: 2 } },
      },
      {
        // A browser with its server takes the machine for itself: these come after the others, two at a time.
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Once in some hundred runs Chromium stops answering its driver, which then waits for ever: another page tells
          // whether it was Chromium. What fails by an assertion fails at once.
          retry: { count: 1, condition: /^Test timed out/ },
        },
      },
    ],
  },
});
