/**
 * Figures of docs/quality.md that `bench` does not print by itself.
 *   npx node training/measure/quality.ts answers RUN…        runs of atm pooled: R@10, QS, updates, abstention, confidence
 *   npx node training/measure/quality.ts album RUN…          runs of photobench: mean set F1 and rejection over albums
 *   npx node training/measure/quality.ts calibration DATA…   probabilities of search against gold
 *   npx node training/measure/quality.ts adversarial RUN…    runs of locomo: confidence where the question has an answer or none
 *   npx node training/measure/quality.ts latency DATA…       milliseconds of search and ask in process
 *   npx node training/measure/quality.ts people FOLDER…      pairs of faces in photographs, and in made lives (people N: of N faces)
 *   npx node training/measure/quality.ts faces FOLDER…       how far faces move when pictures are tilted or made unclear
 * RUN is a folder that `bench run` wrote, of one system; DATA a data set.
 */
import { resolve } from 'node:path';
import { auroc, type Sure } from '../../src/bench/statistics/calibration.ts';
import { calibrationText, searchSureness } from './quality-calibration.ts';
import { facesText } from './quality-faces.ts';
import { latencyText } from './quality-latency.ts';
import { madeText, photographsText } from './quality-people.ts';
import { recallAt, runIn, sureness, type Told } from './quality-runs.ts';

const mean = (values: readonly number[]): string =>
  values.length === 0 ? 'none' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);

function f1(told: readonly Told[], says: (one: Told) => boolean): string {
  const both = told.filter((one) => says(one) && one.evidence.length === 0).length;
  const said = told.filter(says).length;
  const none = told.filter((one) => one.evidence.length === 0).length;
  return `F1 ${((2 * both) / Math.max(1, said + none)).toFixed(3)} (${said} said, ${none} are, ${both} both)`;
}

function answers(runs: readonly string[]): string {
  const told = runs.flatMap(runIn);
  const answerable = told.filter(({ evidence }) => evidence.length > 0);
  const scored = answerable.filter(({ score }) => score !== undefined);
  const updates = answerable.filter(({ slices }) => slices.ability === 'memory update');
  const cited = updates.filter((one) => one.right && one.cited.some((id) => one.evidence.includes(id)));
  return [
    `questions ${told.length}, answerable ${answerable.length}`,
    `R@10 ${mean(answerable.map((one) => recallAt(10, one)))} (${answerable.length})`,
    `QS(official) of numbers and lists ${mean(scored.map(({ score }) => score ?? 0))} (${scored.length})`,
    `open questions, answer contains the gold ${mean(answerable.filter(({ score }) => score === undefined).map(({ right }) => Number(right)))}`,
    `updates right and an authoritative record cited ${(cited.length / Math.max(1, updates.length)).toFixed(3)} (${updates.length})`,
    `abstention ${f1(told, ({ abstained }) => abstained)}`,
    `abstained where there is an answer ${answerable.filter(({ abstained }) => abstained).length} of ${answerable.length}`,
    calibrationText('ask, answers and abstentions', sureness(told)),
    calibrationText('ask, answers alone', sureness(told.filter(({ abstained }) => !abstained))),
  ].join('\n');
}

function album(runs: readonly string[]): string {
  const told = runs.flatMap(runIn);
  const answerable = told.filter(({ evidence }) => evidence.length > 0);
  const setF1 = ({ evidence, retrieved }: Told): number =>
    (2 * evidence.filter((id) => retrieved.includes(id)).length) / (evidence.length + retrieved.length);
  const three = answerable.filter(({ slices }) => slices.source === 'VMF');
  return [
    `set F1 ${mean(answerable.map(setF1))} (${answerable.length}); three sources ${mean(three.map(setF1))} (${three.length})`,
    `rejection ${f1(told, ({ retrieved }) => retrieved.length === 0)}`,
  ].join('\n');
}

function adversarial(runs: readonly string[]): string {
  const told = runs.flatMap(runIn);
  const isAdversarial = ({ slices }: Told): boolean => slices.category === 'adversarial';
  const answerable = told.filter((one) => !isAdversarial(one) && one.evidence.length > 0);
  const sure = told.flatMap((one) => {
    if (one.confidence === undefined) return [];
    // Who abstains is sure that there is no answer.
    const confidence = one.abstained ? 1 - one.confidence : one.confidence;
    return [{ confidence, right: !isAdversarial(one) }];
  });
  return [
    `R@10 of categories 1–4 ${mean(answerable.map((one) => recallAt(10, one)))} (${answerable.length})`,
    `AUROC, answerable against adversarial ${auroc(sure)?.toFixed(3) ?? 'unknown'} (${sure.length}, ${told.filter(isAdversarial).length} adversarial)`,
  ].join('\n');
}

const [what = '', ...given] = process.argv.slice(2);
const folders = given.map((folder) => resolve(folder));
if (folders.length === 0) throw new Error('Name what to measure and at least one folder; see the head of this file.');
if (what === 'answers') console.log(answers(folders));
else if (what === 'album') console.log(album(folders));
else if (what === 'adversarial') console.log(adversarial(folders));
else if (what === 'people') {
  const sizes = given.map(Number).filter((n) => n > 0);
  for (const size of sizes)
    for (const seed of size > 5000 ? [1, 2] : [1, 2, 3, 4, 5, 6, 7, 8]) console.log(madeText(size, seed));
  if (sizes.length === 0) console.log(await photographsText(folders));
} else if (what === 'faces') console.log(await facesText(folders));
else if (what === 'latency') for (const folder of folders) console.log(await latencyText(folder));
else if (what === 'calibration') {
  const sure: Sure[] = [];
  for (const folder of folders) sure.push(...(await searchSureness(folder, 20)));
  console.log(calibrationText('search, the first 20 of every question', sure));
} else throw new Error(`“${what}” is none of answers, album, calibration, adversarial, latency, people, faces.`);
