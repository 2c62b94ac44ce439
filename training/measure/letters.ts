/**
 * What is read in letters that people wrote by hand rather than a generator: `node training/measure/letters.ts [SET…] [--misses]`.
 * Each set is a memory of some 25 letters of invented people with some 50 questions (training/letters). Without a name, the
 * sets that weights may be fitted on; those kept for measuring alone are asked only when they are named.
 */
import { parseArgs } from 'node:util';
import { readLetters, type Verdict } from '../../test/letters/read-letters.ts';
import { lettersWithGold } from '../harness/letters-with-gold.ts';

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
for (const name of asked.length > 0 ? asked : lettersWithGold().map(({ name }) => name)) {
  const told = await readLetters(name);
  const count = (verdict: Verdict): number => told.filter((one) => one.verdict === verdict).length;
  console.log(
    `${name}: ${count('right')} of ${told.length} right, ${count('firmly wrong')} wrong and more than half sure, ${count('unsure and wrong')} wrong and unsure, ${count('missed')} abstained from wrongly`,
  );
  if (!flags.misses) continue;
  for (const { asked: question, wanted, said, confidence, verdict } of told)
    if (verdict !== 'right')
      console.log(`  ${verdict}, ${confidence.toFixed(2)}: ${question} | ${wanted} | ${said.slice(0, 100)}`);
}
