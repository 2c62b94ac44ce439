/**
 * What is read in letters that people wrote by hand rather than a generator: `node scripts/letters.ts [SET…] [--misses]`.
 * Each set is a memory of some 25 letters of invented people with some 50 questions (test/letters).
 */
import { readLetters, type Verdict } from '../test/letters/read-letters.ts';
import { letterSets } from './letters-with-gold.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const name of asked.length > 0 ? asked : letterSets().map(({ name }) => name)) {
  const told = await readLetters(name);
  const count = (verdict: Verdict): number => told.filter((one) => one.verdict === verdict).length;
  console.log(
    `${name}: ${count('right')} of ${told.length} right, ${count('firmly wrong')} wrong and more than half sure, ${count('unsure and wrong')} wrong and unsure, ${count('missed')} abstained from wrongly`,
  );
  if (!process.argv.includes('--misses')) continue;
  for (const { asked: question, wanted, said, confidence, verdict } of told)
    if (verdict !== 'right')
      console.log(`  ${verdict}, ${confidence.toFixed(2)}: ${question} | ${wanted} | ${said.slice(0, 100)}`);
}
