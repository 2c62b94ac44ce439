import type { Command } from 'commander';
import { action, type Verb } from './verb.ts';
import { addConcept, type ConceptOptions, listConcepts, removeConcept, showConcept } from './verbs/concepts.ts';

const named = (command: Command): string => command.args.join(' ');

/** Verbs about people and things that are enrolled by pictures and a profile. */
export function addConceptVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb(
    'concepts',
    'people and things enrolled by pictures and a profile, to ask about in new pictures',
    [
      'concepts add Ada --references ./ada --profile ada.json',
      'concepts list',
      'ask --image new.jpg "What does <Ada> wear?"',
    ],
  );
  const concepts = verbsOf(parent);
  concepts('add <name...>', 'enrol a person or an object; again with the same name replaces it', [
    'concepts add Ada --references ./ada --profile ada.json',
    'concepts add "My red bike" --kind object --references bike1.jpg bike2.jpg',
  ])
    .option('--kind <kind>', 'person or object', 'person')
    .requiredOption('--references <path...>', 'pictures of it, or folders of them; they stay where they are')
    .option('--profile <file>', 'a JSON file of attributes')
    .action(action((context, command) => addConcept(context, named(command), command.opts<ConceptOptions>())));
  concepts('list', 'who and what is enrolled', ['concepts list --json']).action(
    action((context) => listConcepts(context)),
  );
  concepts('show <name...>', 'one with its profile', ['concepts show Ada']).action(
    action((context, command) => showConcept(context, named(command))),
  );
  concepts('remove <name...>', 'enrol it no more; its pictures and its profile file stay', [
    'concepts remove Ada',
  ]).action(action((context, command) => removeConcept(context, named(command))));
  parent.action(action((context) => listConcepts(context)));
}
