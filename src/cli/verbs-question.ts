import { type Command, Option } from 'commander';
import { searchOrders } from '../contract/question-verbs.ts';
import { answerers } from '../memory/answer.ts';
import { action, type Verb } from './verb.ts';
import { type AskVerbOptions, ask, type SearchVerbOptions, search } from './verbs/question.ts';

const option = (flags: string, description: string, variable: string): Option =>
  new Option(flags, description).env(variable);

/** Options of both verbs: follow-ups, plans, explanations. */
const questionOptions = (command: Command): Command =>
  command
    .addOption(option('--now <iso>', 'date to use as "today", such as 2024-05-07', 'MADELEINE_NOW'))
    .option('--continue', 'ask a follow-up to the last question in this terminal')
    .option(
      '--explain',
      'show how the query was understood, why each item matches, and which filters to remove when there are no results',
    )
    .option('--plan <plan>', 'run this plan, as printed by --explain or --plan-only, instead of a query')
    .option('--plan-only', 'print the plan without running it, to edit and pass to --plan')
    .addOption(
      new Option('--planner <when>', 'when a model helps the built-in planner understand the query')
        .choices(['embedded', 'when-unsure', 'model'])
        .env('MADELEINE_PLANNER'),
    )
    .addOption(new Option('--model <name>', 'the model to use, by configured name or as URL#MODEL'))
    .option('--no-history', 'do not store the question for follow-ups');

/** Verbs that search a memory. */
export function addQuestionVerbs(verb: Verb): void {
  questionOptions(
    verb('search [query...]', 'find matching items', [
      'search "hotel invoice Lisbon"',
      'search photos from May 2023 without Anna',
      'search --continue and in 2022?',
      'search receipts --explain --limit 5',
      'search --plan \'all(modality!["image"], place!["Lisbon"], time[2023])\'',
    ])
      .addOption(option('--limit <n>', 'maximum number of results', 'MADELEINE_LIMIT').default('20'))
      .addOption(new Option('--sort <order>', 'order of the results').choices([...searchOrders])),
  ).action(action((context, command) => search(context, command.args.join(' '), command.opts<SearchVerbOptions>())));
  questionOptions(
    verb('ask [question...]', 'answer a question with evidence, or report that the memory has no answer', [
      'ask "how much did I pay for the hotel in Lisbon?"',
      'ask --continue "and in Porto?"',
      'ask when did I last see Tom --now 2024-05-07',
      'ask --forget-history',
      'ask "what did we eat in Porto?" --model http://127.0.0.1:11434/v1#qwen3',
    ]).addOption(
      new Option('--answerer <name>', 'how to answer: without a model, in one model call, or step by step')
        .choices([...answerers])
        .env('MADELEINE_ANSWERER'),
    ),
  )
    .option('--pictures', 'also send the model the pictures in the evidence')
    .option('--image <file>', 'ask about this picture and the enrolled people and objects in it')
    .option('--forget-history', 'delete the questions stored for follow-ups, for all terminals')
    .action(action((context, command) => ask(context, command.args.join(' '), command.opts<AskVerbOptions>())));
}
