import { type Command, Option } from 'commander';
import { answerers } from '../memory/answer.ts';
import { action, type Verb } from './verb.ts';
import { type AskVerbOptions, ask, type SearchVerbOptions, search } from './verbs/question.ts';

const option = (flags: string, description: string, variable: string): Option =>
  new Option(flags, description).env(variable);

/** Options of both verbs: follow-ups, plans, explanations. */
const questionOptions = (command: Command): Command =>
  command
    .addOption(option('--now <iso>', 'what "today" means, such as 2024-05-07', 'MADELEINE_NOW'))
    .option('--continue', 'take the words as a follow-up to the last question of this terminal')
    .option('--explain', 'what was understood, what speaks for each item, and what to leave out when nothing fits')
    .option('--plan <plan>', 'run this plan, as --explain and --plan-only print it, instead of what the words mean')
    .option('--plan-only', 'print the plan, to edit and hand to --plan, without running it')
    .addOption(
      new Option('--planner <when>', 'when a model reads the words beside the built-in planner')
        .choices(['embedded', 'when-unsure', 'model'])
        .env('MADELEINE_PLANNER'),
    )
    .addOption(new Option('--model <name>', 'the model that reads or answers, as configured or as URL#MODEL'))
    .option('--no-history', 'do not keep the question for a follow-up');

/** Verbs that question a memory. */
export function addQuestionVerbs(verb: Verb): void {
  questionOptions(
    verb('search [query...]', 'find the items that match', [
      'search "hotel invoice Lisbon"',
      'search photos from May 2023 without Anna',
      'search --continue and in 2022?',
      'search receipts --explain --limit 5',
      'search --plan \'all(modality!["image"], place!["Lisbon"], time[2023])\'',
    ]).addOption(option('--limit <n>', 'at most so many items', 'MADELEINE_LIMIT').default('20')),
  ).action(action((context, command) => search(context, command.args.join(' '), command.opts<SearchVerbOptions>())));
  questionOptions(
    verb('ask [question...]', 'answer a question, with evidence, or say that it is not in the memory', [
      'ask "how much did I pay for the hotel in Lisbon?"',
      'ask --continue "and in Porto?"',
      'ask when did I last see Tom --now 2024-05-07',
      'ask --forget-history',
      'ask "what did we eat in Porto?" --model http://127.0.0.1:11434/v1#qwen3',
    ]).addOption(
      new Option('--answerer <name>', 'who answers: with no model, in one call of a model, or step by step')
        .choices([...answerers])
        .env('MADELEINE_ANSWERER'),
    ),
  )
    .option('--pictures', 'show the model the pictures of the evidence, too')
    .option('--image <file>', 'ask about this picture, and about who is enrolled and in it')
    .option('--forget-history', 'forget the questions that were kept for follow-ups, of all terminals')
    .action(action((context, command) => ask(context, command.args.join(' '), command.opts<AskVerbOptions>())));
}
