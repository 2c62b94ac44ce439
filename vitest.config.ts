import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browser = 'test/browser/**/*.test.ts';
/** Many random cases, made lives and killed processes: `npm run test:all` runs them, `npm test` a few cases of each. */
const long = '{src,test,training}/**/*.long.test.ts';

/** Stages have no state outside of what they are given: their files share one process and its modules. */
const stages = [
  'memory',
  'ports',
  'postings',
  'language',
  'learn',
  'ingest',
  'organise',
  'retrieve',
  'answer',
  'contract',
].map((folder) => `src/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A machine that does much else takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    // What starts the tests works little while they run: a machine of two cores has a test on each.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['test/compiled-threads.ts', 'test/browser/shared-life.ts', 'test/postgres/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'stages',
          include: [...stages, 'web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          exclude: [long],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...stages, browser, long],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          // Beside them, whether CI has the programs without which some are skipped.
          include: [long, 'test/machine.test.ts'],
          // A process for each file: some measure what it holds.
          isolate: true,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Checks of training data, and of what is measured on it.
        extends: true,
        test: { name: 'training', include: ['training/**/*.test.ts'], exclude: [long], sequence: { groupOrder: 3 } },
      },
      {
        // A browser with its server takes the machine for itself: these come after the others, two at a time.
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          // Two browsers and their servers share the machine: a gesture that comes too late, or a Chromium that stops answering
          // its driver, is told from a fault by a second page.
          retry: 1,
        },
      },
    ],
  },
});
