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
import { addAlbumVerbs } from './verbs-albums.ts';
import { addPeopleVerbs } from './verbs-people.ts';

/** What observing is for and what it is not for; part of the help text. */
const observeFor = `
Observations are timed records by a closed vocabulary: a head turned to the left, a pause, a dark room. They serve to
describe films, to find places in them, and to check what somebody says of a film against the film.
They say nothing of what anybody feels, is like or is able to do, and Madeleine infers nothing of that kind from them.
Do not use them to judge people: not for hiring, credit, insurance, grading, policing or watching anybody.
Detectors make mistakes, and their accuracy differs between faces, lighting and cameras.`;

const text = (value: unknown): string => String(value ?? '');

/** Verbs that show the contents of a memory and correct what was derived from them. */
export function addBrowseVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  verb('status', 'show the contents of the memory and what is pending or missing', ['status', 'status --json']).action(
    action((context) => status(context)),
  );
  verb('show <id>', 'show an item and the source of every field', ['show img-4kq2v7n6yb3xs']).action(
    action((context, command) => show(context, text(command.args[0]))),
  );
  addCorrect(verb);
  addAlbumVerbs(verb, verbsOf, listed);
  verb('observe <video>', 'record what is seen and heard in a video file or item, without interpretation', [
    'observe talk.mp4',
    'observe talk.mp4 --json --out talk.observations.json',
    'observe vid-4kq2v7n6yb3xs',
  ])
    .option('--out <file>', 'also write the observations to this file as JSON')
    .addHelpText('after', observeFor)
    .action(action((context, command) => observe(context, text(command.args[0]), command.opts<ObserveVerbOptions>())));
  addPeople(
    verbsOf(
      verb('people', 'list, name and correct people', [
        'people list',
        'people name p-1 "Grace Hopper"',
        'people merge "Grace Hopper" p-7',
      ]),
    ),
  );
  addEvents(
    verbsOf(
      verb('events', 'list and rename events', [
        'events list',
        'events list --kind trip',
        'events title trip-1 "Our honeymoon"',
      ]),
    ),
  );
  verb('timeline', 'list items in a period by day; without a period, count items per month', [
    'timeline',
    'timeline 2023-05',
    'timeline --from 2023-05-01 --to 2023-05-14 --kind image,video --json',
  ])
    .argument('[time]', 'a year, month or day: 2023, 2023-05, 2023-05-07')
    .option('--in <time>', 'same as the argument')
    .option('--from <time>', 'at or after this time')
    .option('--to <time>', 'at or before this time')
    .option('--kind <kinds>', 'image, video, email or text; separate several with commas')
    .option('--undated', 'only items without a known time')
    .option('--months', 'count items per month')
    .option('--newest', 'newest first')
    .option('--limit <n>', 'maximum number of items', '200')
    .option('--cursor <cursor>', 'continue from the nextCursor of the previous page')
    .action(
      action((context, command) => showTimeline(context, { in: command.args[0], ...command.opts<TimelineOptions>() })),
    );
  addLedger(
    verbsOf(
      verb('ledger', 'list bookings, orders and payments, with totals', [
        'ledger list --in 2023',
        'ledger show email202305070001',
        'ledger sums --by trip',
      ]),
    ),
  );
  const places = verbsOf(
    verb('places', 'list and name places: home, work, cities, venues', [
      'places list',
      'places name "Grandma’s" --at 38.7223,-9.1393 --radius 0.3',
    ]),
  );
  listed(places('list', 'list places and the evidence for them', ['places list']), (context) => listPlaces(context));
  places('name <name>', 'name a place', ['places name home --at 38.7223,-9.1393 --kind home'])
    .requiredOption('--at <lat,lon>', 'its position')
    .option('--radius <km>', 'its radius', '0.2')
    .option('--kind <kind>', 'home, work or named', 'named')
    .action(action((context, command) => namePlace(context, text(command.args[0]), command.opts<SpotOptions>())));
}

function addCorrect(verb: Verb): void {
  verb('correct [id...]', 'correct, mark, rate or tag items, add them to albums, or undo a correction', [
    'correct img-4kq2v7n6yb3xs --time 2019-05 --place Porto',
    'correct img-4kq2v7n6yb3xs --time "2019-05-07 14:30" --place 41.1496,-8.611',
    'correct img-4kq2v7n6yb3xs img-wnckxjkiiz3x5 --person "Grace Hopper" --not-person Ada --tag regatta',
    'correct img-4kq2v7n6yb3xs',
    'correct --query "photos from Lisbon" --favourite --album "Lisbon 2023"',
    'correct img-4kq2v7n6yb3xs --undo',
  ])
    .option(
      '--time <time>',
      'a year, month, day or time, or a range: 2019, 2019-05, 2019-05-03/2019-05-07; or a clock correction: +1h, -0:30',
    )
    .option('--place <place>', 'a city, a country, a place in this memory, or a position such as 38.7223,-9.1393')
    .option('--no-place', 'remove a wrong place when the right one is unknown')
    .option('--person <person...>', 'add a person by name or id; a new name creates a person')
    .option('--not-person <person...>', 'remove a person')
    .option('--tag <tag...>', 'add a tag')
    .option('--not-tag <tag...>', 'remove a tag')
    .option('--query <query>', 'all results of a search, at most 5000, instead of ids')
    .option('--favourite', 'mark as a favourite')
    .option('--no-favourite', 'remove the mark as a favourite')
    .option('--archived', 'keep out of the timeline; searches still find it')
    .option('--no-archived', 'show in the timeline again')
    .option('--turn <degrees>', 'show pictures turned clockwise by 90, 180 or 270 degrees; 0 undoes it')
    .option('--rating <stars>', 'rate with 1 to 5 stars; 0 removes the rating')
    .option('--album <album...>', 'add to an album; a new name creates an album')
    .option('--not-album <album...>', 'remove from an album')
    .option('--undo [correction]', 'undo the latest correction, or the one with this id')
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
  new MadeleineError('usage', `Unknown command "${said}" of \`madeleine ${parent.name()}\`.`, {
    action: `Use one of: ${parent.commands.map((sub) => sub.name()).join(', ')}. See \`madeleine ${parent.name()} --help\`.`,
  });

function addEvents(verb: Verb): void {
  const list = verb('list', 'list events in order of time', ['events list --kind trip']).option(
    '--kind <kind>',
    'trip, day or moment',
  );
  listed(list, (context, command) => listEvents(context, command.opts<{ kind?: string }>()));
  verb('title <id> <title...>', 'rename an event', ['events title trip-1 "Our honeymoon"']).action(
    action((context, { args: [id, ...words] }) => correct(context, (app) => app.titleEvent(text(id), words.join(' ')))),
  );
}

/** Options that filter accounts. */
const chosen = (command: Command): Command =>
  command
    .option('--kind <kind>', 'lodging, flight, train, ride, order, groceries, bill, restaurant, ticket, …')
    .option('--shop <words>', 'the shop or company')
    .option('--place <words>', 'the city or country')
    .argument('[time]', 'a year, month or day: 2023, 2023-05, 2023-05-07')
    .option('--in <time>', 'same as the argument')
    .option('--from <time>', 'at or after this time')
    .option('--to <time>', 'at or before this time')
    .option('--trip <trip>', 'a trip, by id or words of its title');

function addLedger(verb: Verb): void {
  const list = chosen(
    verb('list', 'list bookings, orders, journeys and bills by date, with their current amounts', [
      'ledger list',
      'ledger list --kind lodging --in 2023',
      'ledger list --trip Lisbon',
    ]),
  );
  listed(list, (context, command) => listLedger(context, command.opts<LedgerOptions>()));
  verb('show <id>', 'show an entry, by its id or one of its records, with all records and why they were replaced', [
    'ledger show email202305070001',
  ]).action(action((context, command) => showAccount(context, text(command.args[0]))));
  chosen(
    verb('sums', 'show spending totals, per currency', ['ledger sums --by shop --in 2023', 'ledger sums --by trip']),
  )
    .option('--by <group>', 'shop, kind, trip, place, year or month', 'kind')
    .action(action((context, command) => sumLedger(context, command.opts<LedgerOptions>())));
}

function addPeople(verb: Verb): void {
  const list = verb('list', 'list all people, you first', ['people list --json']).option(
    '--hidden',
    'include hidden people',
  );
  listed(list, (context, command) => listPeople(context, command.opts<{ hidden?: boolean }>()));
  addPeopleVerbs(verb);
}
