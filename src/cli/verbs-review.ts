import { Argument, type Command, Option } from 'commander';
import { verdicts } from '../contract/review/records.ts';
import { queues } from '../contract/review/review-shelf.ts';
import { action, type Verb } from './verb.ts';
import { type OpenReviews, type ReviewOptions, review, reviewActions } from './verbs/review.ts';

const listed = (said: string): string[] => said.split(',').map((one) => one.trim());

/** `… review FOLDER`: what people decide on the drafts of a dataset; `called` is what the examples call it. */
export function addReviewVerb(verb: Verb, called: string, load: () => Promise<OpenReviews>): Command {
  return verb('review <folder>', 'review the drafts of a dataset: accept, correct or reject each', [
    `${called} my-dataset`,
    `${called} my-dataset join Ann --overlap 0.2`,
    `${called} my-dataset --as Ann`,
    `${called} my-dataset list --as Ann --queue validate`,
    `${called} my-dataset accept q17 --as Ann`,
    `${called} my-dataset correct q17 --as Ann --with q17.json`,
    `${called} my-dataset agreement`,
  ])
    .addArgument(
      new Argument('[action]', 'what to do; without it and with --as, drafts are shown one by one').choices(
        reviewActions,
      ),
    )
    .argument('[task]', 'the id of a task, or the name for join')
    .option('--as <name>', 'your name as annotator')
    .addOption(new Option('--queue <queue>', 'which tasks to list').choices(queues))
    .option('--with <file>', 'the corrected draft as JSON')
    .option('--note <text>', 'a note on the decision')
    .addOption(new Option('--verdict <verdict>', 'how a disagreement ends').choices(verdicts))
    .option('--not <what>', 'what does not hold when validating: grounded, sufficient, relevant', listed)
    .option('--overlap <share>', 'share of drafts that two annotators decide')
    .action(
      action(async (context, command) => review(context, command.args, command.opts<ReviewOptions>(), await load())),
    );
}
