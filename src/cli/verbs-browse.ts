import type { Command } from 'commander';
import { MadeleineError } from '../memory/errors.ts';
import { action, type Verb } from './verb.ts';
import { listEvents, listPlaces, show, status } from './verbs/browse.ts';
import { correct, namePlace, type SpotOptions } from './verbs/correct.ts';
import { type CorrectOptions, correctItems } from './verbs/correct-items.ts';
import { type LedgerOptions, listLedger, showAccount, sumLedger } from './verbs/ledger.ts';
import { type ObserveVerbOptions, observe } from './verbs/observe.ts';
import { listPeople } from './verbs/people.ts';
import { showTimeline, type TimelineOptions } from './verbs/timeline.ts';
import { addPeopleVerbs } from './verbs-people.ts';

/** What observing is for, and what it is not for; it stands in the help so that nobody has to look for it. */
const observeFor = `
Observations are timed records by a closed vocabulary: a head turned to the left, a pause, a dark room. They serve to
describe films, to find places in them, and to check what somebody says of a film against the film.
They say nothing of what anybody feels, is like or is able to do, and Madeleine infers nothing of that kind from them.
Do not use them to judge people: not for hiring, credit, insurance, grading, policing or watching anybody.
Detectors err, and err differently for different faces, lights and cameras.`;

const text = (value: unknown): string => String(value ?? '');

/** Verbs that show what is in a memory and correct what was concluded from it. */
export function addBrowseVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  verb('status', 'what the memory holds, and what is pending or missing', ['status', 'status --json']).action(
    action((context) => status(context)),
  );
  verb('show <id>', 'one item, every field with where it comes from', ['show img-4kq2v7n6yb3xs']).action(
    action((context, command) => show(context, text(command.args[0]))),
  );
  addCorrect(verb);
  verb(
    'observe <film>',
    'record what can be seen and heard in a film, without judging; a file, or an item of the memory',
    ['observe talk.mp4', 'observe talk.mp4 --json --out talk.observations.json', 'observe vid-4kq2v7n6yb3xs'],
  )
    .option('--out <file>', 'write the observations as JSON here, too')
    .addHelpText('after', observeFor)
    .action(action((context, command) => observe(context, text(command.args[0]), command.opts<ObserveVerbOptions>())));
  addPeople(
    verbsOf(
      verb('people', 'who is in the memory', [
        'people list',
        'people name p-1 "Grace Hopper"',
        'people merge "Grace Hopper" p-7',
      ]),
    ),
  );
  addEvents(
    verbsOf(
      verb('events', 'what happened: trips and moments', [
        'events list',
        'events list --kind trip',
        'events title trip-1 "Our honeymoon"',
      ]),
    ),
  );
  verb('timeline', 'what there is of a time, day by day; without a time, how much there is of each month', [
    'timeline',
    'timeline 2023-05',
    'timeline --from 2023-05-01 --to 2023-05-14 --kind image,video --json',
  ])
    .argument('[time]', 'a year, month or day: 2023, 2023-05, 2023-05-07')
    .option('--in <time>', 'the same')
    .option('--from <time>', 'then or later')
    .option('--to <time>', 'then or earlier')
    .option('--kind <kinds>', 'image, video, email, text; several with commas between them')
    .option('--undated', 'only what nobody knows the time of')
    .option('--months', 'how much there is of each month')
    .option('--newest', 'the newest first')
    .option('--limit <n>', 'at most so many', '200')
    .option('--cursor <cursor>', 'go on where the answer before ended, by its nextCursor')
    .action(
      action((context, command) => showTimeline(context, { in: command.args[0], ...command.opts<TimelineOptions>() })),
    );
  addLedger(
    verbsOf(
      verb('ledger', 'what you booked, ordered and paid: what holds, what gave way to it, and sums', [
        'ledger list --in 2023',
        'ledger show email202305070001',
        'ledger sums --by trip',
      ]),
    ),
  );
  const places = verbsOf(
    verb('places', 'where: home, work, cities, venues', [
      'places list',
      'places name "Grandma’s" --at 38.7223,-9.1393 --radius 0.3',
    ]),
  );
  listed(places('list', 'places and why they are believed', ['places list']), (context) => listPlaces(context));
  places('name <name>', 'give a spot a name', ['places name home --at 38.7223,-9.1393 --kind home'])
    .requiredOption('--at <lat,lon>', 'where it is')
    .option('--radius <km>', 'how far it reaches', '0.2')
    .option('--kind <kind>', 'home, work or named', 'named')
    .action(action((context, command) => namePlace(context, text(command.args[0]), command.opts<SpotOptions>())));
}

function addCorrect(verb: Verb): void {
  verb('correct <id...>', 'say when and where items were made, who is in them and their tags; take it back', [
    'correct img-4kq2v7n6yb3xs --time 2019-05 --place Porto',
    'correct img-4kq2v7n6yb3xs --time "2019-05-07 14:30" --place 41.1496,-8.611',
    'correct img-4kq2v7n6yb3xs img-wnckxjkiiz3x5 --person "Grace Hopper" --not-person Ada --tag regatta',
    'correct img-4kq2v7n6yb3xs',
    'correct img-4kq2v7n6yb3xs --undo',
  ])
    .option(
      '--time <time>',
      'a year, month, day or moment, or two with a slash between: 2019, 2019-05, 2019-05-03/2019-05-07; or how much to move a wrong clock: +1h, -0:30',
    )
    .option('--place <place>', 'a city, a country, a place of this memory, or a position like 38.7223,-9.1393')
    .option('--no-place', 'the place that was found is wrong, and the right one is not known')
    .option('--person <person...>', 'who is in it, by name or id; a new name makes somebody')
    .option('--not-person <person...>', 'who is not in it')
    .option('--tag <tag...>', 'a tag that it has')
    .option('--not-tag <tag...>', 'a tag that it has not')
    .option('--undo [correction]', 'take back the last word, or the one with this id')
    .action(action((context, command) => correctItems(context, command.args, command.opts<CorrectOptions>())));
}

/** `people` alone lists, as `people list` does. */
const listed = (command: Command, work: Parameters<typeof action>[0]): Command => {
  command.parent?.allowExcessArguments(true).action(
    action((context, parent) => {
      const [said] = parent.args;
      if (said !== undefined) throw unknownVerb(parent, said);
      return work(context, parent);
    }),
  );
  return command.action(action(work));
};

const unknownVerb = (parent: Command, said: string): MadeleineError =>
  new MadeleineError('usage', `\`madeleine ${parent.name()}\` cannot do "${said}".`, {
    action: `It can ${parent.commands.map((sub) => sub.name()).join(', ')}. See \`madeleine ${parent.name()} --help\`.`,
  });

function addEvents(verb: Verb): void {
  const list = verb('list', 'trips and moments in time order', ['events list --kind trip']).option(
    '--kind <kind>',
    'trip, day or moment',
  );
  listed(list, (context, command) => listEvents(context, command.opts<{ kind?: string }>()));
  verb('title <id> <title...>', 'call an event something else', ['events title trip-1 "Our honeymoon"']).action(
    action((context, { args: [id, ...words] }) => correct(context, (app) => app.titleEvent(text(id), words.join(' ')))),
  );
}

/** Options that say which accounts are meant. */
const chosen = (command: Command): Command =>
  command
    .option('--kind <kind>', 'lodging, flight, train, ride, order, groceries, bill, restaurant, ticket, …')
    .option('--shop <words>', 'with whom')
    .option('--place <words>', 'in a city or country')
    .argument('[time]', 'a year, month or day: 2023, 2023-05, 2023-05-07')
    .option('--in <time>', 'the same')
    .option('--from <time>', 'then or later')
    .option('--to <time>', 'then or earlier')
    .option('--trip <trip>', 'of one trip, by its id or words of its title');

function addLedger(verb: Verb): void {
  const list = chosen(
    verb('list', 'bookings, orders, journeys and bills by their day, with the sum that holds', [
      'ledger list',
      'ledger list --kind lodging --in 2023',
      'ledger list --trip Lisbon',
    ]),
  );
  listed(list, (context, command) => listLedger(context, command.opts<LedgerOptions>()));
  verb('show <id>', 'one account, by its id or one of its records: what each record said, and why it gave way', [
    'ledger show email202305070001',
  ]).action(action((context, command) => showAccount(context, text(command.args[0]))));
  chosen(
    verb('sums', 'what was spent, each currency apart', ['ledger sums --by shop --in 2023', 'ledger sums --by trip']),
  )
    .option('--by <group>', 'shop, kind, trip, place, year or month', 'kind')
    .action(action((context, command) => sumLedger(context, command.opts<LedgerOptions>())));
}

function addPeople(verb: Verb): void {
  const list = verb('list', 'everybody, you first', ['people list --json']).option('--hidden', 'hidden people too');
  listed(list, (context, command) => listPeople(context, command.opts<{ hidden?: boolean }>()));
  addPeopleVerbs(verb);
}
