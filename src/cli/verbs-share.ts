import { type Command, Option } from 'commander';
import { action, type Verb } from './verb.ts';
import { type AddLinkOptions, addLink, type LinksOf, listLinks, removeLink } from './verbs/links.ts';
import {
  decideSharing,
  finishSharing,
  listSharing,
  removeSharing,
  reviewSharing,
  type ShareVerbOptions,
  share,
} from './verbs/share.ts';

const named = (command: Command, at = 0): string => String(command.args[at] ?? '');

/** Verbs that make copies without personal details. */
export function addShareVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb('share', 'make a copy without personal details, to a folder or a .zip file', [
    'share ./trip.zip --query "Lisbon 2023"',
    'share ./album --query "photos in the album Rome trip"',
    'share ./copy --event trip-4kq2v7n6yb3x',
    'share ./copy img-4kq2v7n6yb3xs mail-7cw2d9',
    'share ./copy --query "garden" --shift-times',
    'share ./copy --resume s-4kq2v7n6yb3x',
    'share review s-4kq2v7n6yb3x',
    'share decide s-4kq2v7n6yb3x 12 keep',
    'share finish s-4kq2v7n6yb3x ./copy.zip',
  ]).usage('[options] <folder or .zip> [item ids...]');
  const sub = verbsOf(parent);
  sub('list', 'list the sets that are being shared', ['share list']).action(action((context) => listSharing(context)));
  sub('review <set>', 'list what was held back or left out, and why', ['share review s-4kq2v7n6yb3x']).action(
    action((context, command) => reviewSharing(context, named(command))),
  );
  sub('decide <set> <number> <decision>', 'keep an item in the copy or leave it out', [
    'share decide s-4kq2v7n6yb3x 12 keep',
    'share decide s-4kq2v7n6yb3x 13 out',
    'share decide s-4kq2v7n6yb3x 12 keep --cover 0.1,0.2,0.3,0.1',
  ])
    .option('--cover <x,y,w,h>', 'also cover this part of the picture, in fractions of it; can be repeated', several)
    .action(action((context, command) => decideSharing(context, command.args, command.opts<{ cover?: string[] }>())));
  sub('finish <set> <to>', 'audit a reviewed set and write its copy', [
    'share finish s-4kq2v7n6yb3x ./copy.zip',
  ]).action(action((context, command) => finishSharing(context, named(command), named(command, 1))));
  sub('remove <set>', 'delete a set; written copies stay', ['share remove s-4kq2v7n6yb3x']).action(
    action((context, command) => removeSharing(context, named(command))),
  );
  parent
    .argument('[to]', 'the folder or .zip file to write')
    .argument('[ids...]', 'items to share')
    .option('--query <query>', 'share all results of a search')
    .option('--event <id>', 'share all items of a trip, day or moment')
    .option('--shift-times', 'move all times by one secret number of days')
    .option('--model <name>', 'rewrite emails with this model; it is sent redacted text only')
    .option('--resume <set>', 'continue a set that was stopped')
    .action(action((context, command) => share(context, command.args, command.opts<ShareVerbOptions>())));
}

/** Verbs of the pages that others see under an address that cannot be guessed. */
export function addLinkVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb('links', 'let others see an album or a trip under a link, served by `serve`', [
    'links add --album "Rome trip" --days 30',
    'links add --event trip-4kq2v7n6yb3x --password "open sesame"',
    'links add --album "Rome trip" --of anna --accounts /srv/madeleine',
    'links list',
    'links remove 3f9a11c0d2',
  ]);
  const made = verbsOf(parent);
  const links: Verb = (...said) => ofAccounts(made(...said));
  links('add [ids...]', 'make a link to an album, an event or items', ['links add --album "Rome trip" --days 30'])
    .option('--album <name>', 'show this album, with what is added to it later')
    .option('--event <id>', 'show the pictures of this trip, day or moment')
    .option('--name <name>', 'the title of the page')
    .option('--days <n>', 'days until it expires; by default it does not expire')
    .option('--password <password>', 'ask visitors for this password')
    .option('--originals', 'let visitors download the files as they are, with the place and camera in them')
    .action(action((context, command) => addLink(context, command.args, command.opts<AddLinkOptions>())));
  links('list', 'list links', ['links list']).action(
    action((context, command) => listLinks(context, command.opts<LinksOf>())),
  );
  links('remove <id>', 'remove a link; its page is gone at once', ['links remove 3f9a11c0d2']).action(
    action((context, command) => removeLink(context, named(command), command.opts<LinksOf>())),
  );
  ofAccounts(parent).action(action((context, command) => listLinks(context, command.opts<LinksOf>())));
}

const ofAccounts = (command: Command): Command =>
  command
    .option('--of <memory>', 'the links of a memory of a server with accounts, by its name or id')
    .addOption(
      new Option('--accounts <place>', 'where those accounts are: a folder, or postgres://…').env('MADELEINE_ACCOUNTS'),
    );

const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
