/** A thread that asks a writer's inboxes with everything and without each component, for training/measure/ablate.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Verdict } from './asked-inbox.ts';
import type { InboxQuestion, InboxWithGold } from './inboxes-with-gold.ts';
import { ablatedFolders, loadWithSwitches, switches } from './switched-off.ts';

/** Names of inboxes of a writer, and paths of components; all files where there are none. */
export type ToAblate = { readonly inboxes: readonly string[]; readonly components: readonly string[] };

/** A question with its verdict where everything is switched on, and without a component. */
export type AskedOnce = Pick<InboxQuestion, 'asked' | 'kind'> & { readonly inbox: string; readonly whole: Verdict };
export type AskedAgain = AskedOnce & { readonly without: Verdict | 'failed' };
export type Ablated = {
  readonly all: readonly AskedOnce[];
  /** Of each component the questions on which it told something. */
  readonly again: ReadonlyMap<string, readonly AskedAgain[]>;
};

type Whole = { readonly question: InboxQuestion; readonly once: AskedOnce; readonly told: ReadonlySet<string> };
type Asking = typeof import('./asked-inbox.ts');

/** The memory is opened for each question, so that what is worked out once for many is noted for each. */
async function askedWhole(asking: Asking, memory: string, inbox: InboxWithGold): Promise<Whole[]> {
  const all: Whole[] = [];
  for (const question of inbox.questions) {
    const { asked, kind } = question;
    switches.told.clear();
    const said = await asking.inApp(memory, (app) => asking.saidTo(app, inbox, question));
    const whole = asking.verdictOf(question, said);
    all.push({ question, once: { inbox: inbox.name, asked, kind, whole }, told: new Set(switches.told) });
  }
  return all;
}

/** What fails without the files is an answer that is not right. */
async function askedWithout(
  asking: Asking,
  memory: string,
  inbox: InboxWithGold,
  files: readonly string[],
  questions: readonly Whole[],
): Promise<AskedAgain[]> {
  if (questions.length === 0) return [];
  for (const file of files) switches.off.add(file);
  const again = await asking.inApp(memory, async (app) => {
    const all: AskedAgain[] = [];
    for (const { question, once } of questions) {
      const said = await asking.saidTo(app, inbox, question).catch(() => undefined);
      all.push({ ...once, without: said === undefined ? 'failed' : asking.verdictOf(question, said) });
    }
    return all;
  });
  switches.off.clear();
  return again;
}

async function ablated({ inboxes, components }: ToAblate): Promise<Ablated> {
  loadWithSwitches(ablatedFolders);
  // What is measured is loaded from here on.
  const asking = await import('./asked-inbox.ts');
  const { inboxesNamed } = await import('./inboxes-with-gold.ts');
  const all: AskedOnce[] = [];
  const again = new Map<string, readonly AskedAgain[]>();
  for (const inbox of inboxesNamed(inboxes)) {
    await asking.inMemoryOf(inbox, async (memory) => {
      const whole = await askedWhole(asking, memory, inbox);
      all.push(...whole.map(({ once }) => once));
      for (const component of components.length > 0 ? components : switches.files) {
        const files = [...switches.files].filter((file) => file === component || file.startsWith(`${component}/`));
        const questions = whole.filter(({ told }) => files.some((file) => told.has(file)));
        const asked = await askedWithout(asking, memory, inbox, files, questions);
        again.set(component, [...(again.get(component) ?? []), ...asked]);
      }
    });
    console.error(`${inbox.name}: ${inbox.questions.length} questions`);
  }
  return { all, again };
}

parentPort?.postMessage(await ablated(workerData as ToAblate));
