import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The measurements, in the order in which they run, and what each is about. */
const measurements = [
  { name: 'mail', about: 'reading an mbox' },
  { name: 'rows', about: 'reading ATM-Bench rows' },
  { name: 'photos', about: 'reading photo metadata' },
  { name: 'perception', about: 'faces, objects and appearance of pictures' },
  { name: 'text', about: 'readings and index entries of mail text' },
  { name: 'organise', about: 'events, people, places, links and accounts' },
  { name: 'imports', about: 'a mailbox added, the whole path' },
  { name: 'film', about: 'shots, sound and faces of a minute and of an hour of video' },
  { name: 'search-path', about: 'search through the whole path beside bare FTS5' },
  {
    name: 'after-write',
    about:
      'the first search of a warm process after another process has written, and whether it finds what was written',
  },
  {
    name: 'timeline',
    about: 'the timeline of 100,000 items: answers of the server, and frames dropped while its page scrolls',
  },
  { name: 'http', about: 'search as you type over HTTP, 200 searchers at once, clients that misbehave' },
  { name: 'endpoints', about: 'every reading endpoint and MCP tool over 100,000 items, and the memory of the server' },
  {
    name: 'pages',
    about: 'what each page of the web app waits for over 100,000 items, and corrections until they are shown',
  },
  { name: 'models', about: 'what the program costs around a model that answers' },
  { name: 'encrypted', about: 'search in an encrypted database beside a plain one of the same items' },
  { name: 'search', about: 'ranking alone beside bare FTS5, MiniSearch and Orama' },
] as const;
type Measurement = (typeof measurements)[number];

/** Prints the largest resident size of its process when it ends; on stderr, since stdout may be read by a program. */
const peakReport = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process.stderr.write('peak memory: ' + Math.round(process.resourceUsage().maxRSS / 1024) + ' MB\\n'));`,
)}`;

/** Runs one script of scripts/perf in a process of its own, so that its peak memory is its own; gives its exit code. */
function run({ name, about }: Measurement): Promise<number> {
  console.log(`\n== ${name}: ${about}`);
  const script = fileURLToPath(new URL(`perf/${name}.ts`, import.meta.url));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', peakReport, script], { stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !measurements.some((m) => m.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown measurement: ${unknown.join(', ')}. Available: ${measurements.map((m) => m.name).join(', ')}.`,
  );
  process.exit(2);
}
const failed: string[] = [];
for (const measurement of measurements) {
  if (wanted.length > 0 && !wanted.includes(measurement.name)) continue;
  if ((await run(measurement)) !== 0) failed.push(measurement.name);
}
if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
