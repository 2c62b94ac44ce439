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

/** What can be said of people beside listing them. */
export function addPeopleVerbs(verb: Verb): void {
  addLooking(verb);
  addAnswers(verb);
  verb('name <person> <name...>', 'call somebody by a name; a face or a picture of one face will do', [
    'people name p-1 "Grace Hopper"',
    'people name img-4kq2v7n6yb3xs Grace',
    'people name p-1 Grace --without FACE FACE',
  ])
    .option('--without <faces...>', 'faces of the group that are not theirs, as `people show` lists them')
    .option('--yes', 'do not ask')
    .action(
      action((context, command) => {
        const [person, ...words] = command.args;
        const { without = [], yes = false } = command.opts<{ without?: string[]; yes?: boolean }>();
        return namePerson(context, { person: text(person), name: words.join(' '), without, yes });
      }),
    );
  verb('merge <person> <other>', 'two are one', ['people merge "Grace Hopper" p-7']).action(
    action((context, { args: [into, from] }) =>
      correct(context, (app) => app.correctPerson({ kind: 'merge', into: text(into), from: text(from) })),
    ),
  );
  verb('split <person> [name...]', 'a name, an address or some faces of somebody belong to somebody else', [
    'people split "Grace Hopper" grace@example.org',
    'people split "Grace Hopper" Vivian --faces FACE FACE',
  ])
    .option('--faces <ids...>', 'the faces that are somebody else’s, as `people show` lists them')
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
  verb('said', 'what you said of people, places and events, the latest first', ['people said']).action(
    action((context) => listSayings(context)),
  );
  verb('undo [corrections]', 'take back what you said last, or what `people said` lists under these ids', [
    'people undo',
  ]).action(
    action((context, { args: [said] }) =>
      correct(context, (app) => app.takeBack(said === undefined ? undefined : said.split(','))),
    ),
  );
  addRoles(verb);
  for (const name of ['me', 'owner']) {
    verb(`${name} <person...>`, 'this is you', [`people ${name} "Grace Hopper"`]).action(
      action((context, { args }) =>
        correct(context, (app) => app.correctPerson({ kind: 'owner', person: args.join(' ') })),
      ),
    );
  }
  verb('on', 'allow face recognition', ['people on']).action(action((context) => switchFaces(context, 'on')));
  verb('off', 'forbid face recognition and erase what it made', ['people off', 'people off --yes'])
    .option('--yes', 'do not ask')
    .action(action((context, command) => switchFaces(context, 'off', command.opts<SwitchFacesOptions>())));
}

function addLooking(verb: Verb): void {
  verb('show <person...>', 'somebody, every face that is theirs, and with whom they are', ['people show Anna']).action(
    action((context, { args }) => showPerson(context, args.join(' '))),
  );
  verb('faces <person...>', 'save somebody’s faces as small pictures and a page that shows them', [
    'people faces p-1 --out ./p-1',
  ])
    .requiredOption('--out <folder>', 'where to')
    .action(
      action((context, command) => saveFaces(context, command.args.join(' '), { out: text(command.opts()['out']) })),
    );
  verb('graph', 'who is with whom, and who belongs together', ['people graph --json']).action(
    action((context) => showGraph(context)),
  );
}

function addAnswers(verb: Verb): void {
  verb('suggest', 'what is worth asking about people, most worth first', ['people suggest'])
    .alias('suggestions')
    .option('--limit <n>', 'how many', '10')
    .action(action((context, command) => suggestPeople(context, command.opts<{ limit?: string }>())));
  verb('review', 'answer suggestions one after the other', ['people review']).action(
    action((context) => reviewPeople(context)),
  );
  verb('confirm <what...>', 'yes to suggestions by number, or: this face is this person', [
    'people confirm 1 2 5',
    'people confirm FACE Anna',
  ]).action(action((context, { args }) => answerPeople(context, args, true)));
  verb('reject <what...>', 'no to suggestions by number, or: this face is not this person', [
    'people reject 3',
    'people reject FACE Anna',
  ]).action(action((context, { args }) => answerPeople(context, args, false)));
}

function addRoles(verb: Verb): void {
  verb('role <person> <role...>', 'what somebody is to you, in any language', [
    'people role "Grace Hopper" sister',
    'people role "Grace Hopper" colleague --not',
  ])
    .option('--not', 'is not')
    .action(
      action((context, command) => {
        const [person, ...words] = command.args;
        const holds = command.opts<{ not?: boolean }>().not !== true;
        return correct(context, (app) =>
          app.correctPerson({ kind: 'role', person: text(person), role: words.join(' '), holds }),
        );
      }),
    );
  verb('hide <person...>', 'leave somebody out of lists', [
    'people hide "Newsletter"',
    'people hide "Newsletter" --show',
  ])
    .option('--show', 'show again')
    .action(
      action((context, command) => {
        const hidden = command.opts<{ show?: boolean }>().show !== true;
        return correct(context, (app) => app.correctPerson({ kind: 'hide', person: command.args.join(' '), hidden }));
      }),
    );
}
