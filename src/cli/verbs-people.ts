import { action, type Verb } from './verb.ts';
import { correct, listSayings, type SwitchFacesOptions, switchFaces } from './verbs/correct.ts';
import {
  answerPeople,
  namePerson,
  reviewPeople,
  saveFaces,
  showGraph,
  showPerson,
  suggestPeople,
} from './verbs/people.ts';

const text = (value: unknown): string => String(value ?? '');

/** Corrections of people. */
export function addPeopleVerbs(verb: Verb): void {
  addLooking(verb);
  addAnswers(verb);
  verb('name <person> <name...>', 'name a person, given by id or name, by a face, or by a picture of one face', [
    'people name p-1 "Grace Hopper"',
    'people name img-4kq2v7n6yb3xs Grace',
    'people name p-1 Grace --without FACE FACE',
  ])
    .option('--without <faces...>', 'faces to exclude, as listed by `people show`')
    .option('--yes', 'skip the confirmation prompt')
    .action(
      action((context, command) => {
        const [person, ...words] = command.args;
        const { without = [], yes = false } = command.opts<{ without?: string[]; yes?: boolean }>();
        return namePerson(context, { person: text(person), name: words.join(' '), without, yes });
      }),
    );
  verb('merge <person> <other>', 'merge two people into one', ['people merge "Grace Hopper" p-7']).action(
    action((context, { args: [into, from] }) =>
      correct(context, (app) => app.correctPerson({ kind: 'merge', into: text(into), from: text(from) })),
    ),
  );
  verb('split <person> [name...]', 'move a name, an address or faces to another person', [
    'people split "Grace Hopper" grace@example.org',
    'people split "Grace Hopper" Vivian --faces FACE FACE',
  ])
    .option('--faces <ids...>', 'the faces to move, as listed by `people show`')
    .action(
      action((context, command) => {
        const [person, ...words] = command.args;
        const { faces } = command.opts<{ faces?: string[] }>();
        const name = words.join(' ');
        return correct(context, (app) =>
          faces === undefined
            ? app.correctPerson({ kind: 'split', person: text(person), name })
            : app.splitFaces({ person: text(person), faces, ...(name === '' ? {} : { name }) }),
        );
      }),
    );
  verb('said', 'list your corrections of people, places and events, latest first', ['people said']).action(
    action((context) => listSayings(context)),
  );
  verb('undo [corrections]', 'undo the latest correction, or those with these ids from `people said`', [
    'people undo',
  ]).action(
    action((context, { args: [said] }) =>
      correct(context, (app) => app.takeBack(said === undefined ? undefined : said.split(','))),
    ),
  );
  addRoles(verb);
  for (const name of ['me', 'owner']) {
    verb(`${name} <person...>`, 'mark a person as you', [`people ${name} "Grace Hopper"`]).action(
      action((context, { args }) =>
        correct(context, (app) => app.correctPerson({ kind: 'owner', person: args.join(' ') })),
      ),
    );
  }
  verb('on', 'turn on face recognition', ['people on']).action(action((context) => switchFaces(context, 'on')));
  verb('off', 'turn off face recognition and erase its data', ['people off', 'people off --yes'])
    .option('--yes', 'skip the confirmation prompt')
    .action(action((context, command) => switchFaces(context, 'off', command.opts<SwitchFacesOptions>())));
}

function addLooking(verb: Verb): void {
  verb('show <person...>', 'show a person with their faces and relationships', ['people show Anna']).action(
    action((context, { args }) => showPerson(context, args.join(' '))),
  );
  verb('faces <person...>', 'save a person’s faces as small pictures with an overview page', [
    'people faces p-1 --out ./p-1',
  ])
    .requiredOption('--out <folder>', 'the output folder')
    .action(
      action((context, command) => saveFaces(context, command.args.join(' '), { out: text(command.opts()['out']) })),
    );
  verb('graph', 'show relationships and circles of people', ['people graph --json']).action(
    action((context) => showGraph(context)),
  );
}

function addAnswers(verb: Verb): void {
  verb('suggest', 'list suggestions about people, most useful first', ['people suggest'])
    .alias('suggestions')
    .option('--limit <n>', 'maximum number of suggestions', '10')
    .action(action((context, command) => suggestPeople(context, command.opts<{ limit?: string }>())));
  verb('review', 'answer suggestions interactively', ['people review']).action(
    action((context) => reviewPeople(context)),
  );
  verb('confirm <what...>', 'accept suggestions by number, or confirm that a face is a person', [
    'people confirm 1 2 5',
    'people confirm FACE Anna',
  ]).action(action((context, { args }) => answerPeople(context, args, true)));
  verb('reject <what...>', 'reject suggestions by number, or that a face is a person', [
    'people reject 3',
    'people reject FACE Anna',
  ]).action(action((context, { args }) => answerPeople(context, args, false)));
}

function addRoles(verb: Verb): void {
  verb('role <person> <role...>', 'set a person’s relationship to you, in any language', [
    'people role "Grace Hopper" sister',
    'people role "Grace Hopper" colleague --not',
  ])
    .option('--not', 'remove the relationship')
    .action(
      action((context, command) => {
        const [person, ...words] = command.args;
        const holds = command.opts<{ not?: boolean }>().not !== true;
        return correct(context, (app) =>
          app.correctPerson({ kind: 'role', person: text(person), role: words.join(' '), holds }),
        );
      }),
    );
  verb('hide <person...>', 'hide a person from lists', ['people hide "Newsletter"', 'people hide "Newsletter" --show'])
    .option('--show', 'unhide')
    .action(
      action((context, command) => {
        const hidden = command.opts<{ show?: boolean }>().show !== true;
        return correct(context, (app) => app.correctPerson({ kind: 'hide', person: command.args.join(' '), hidden }));
      }),
    );
}
