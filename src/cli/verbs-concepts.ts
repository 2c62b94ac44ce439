import type { Command } from 'commander';
import { action, type Verb } from './verb.ts';
import { addConcept, type ConceptOptions, listConcepts, removeConcept, showConcept } from './verbs/concepts.ts';

const named = (command: Command): string => command.args.join(' ');

/** Verbs about people and objects enrolled with reference pictures and a profile. */
export function addConceptVerbs(verb: Verb, verbsOf: (parent: Command) => Verb): void {
  const parent = verb(
    'concepts',
    'manage people and objects enrolled from reference pictures, to ask about in new pictures',
    [
      'concepts add Ada --references ./ada --profile ada.json',
      'concepts list',
      'ask --image new.jpg "What does <Ada> wear?"',
    ],
  );
  const concepts = verbsOf(parent);
  concepts('add <name...>', 'enrol a person or an object, or replace one of the same name', [
    'concepts add Ada --references ./ada --profile ada.json',
    'concepts add "My red bike" --kind object --references bike1.jpg bike2.jpg',
  ])
    .option('--kind <kind>', 'person or object', 'person')
    .requiredOption('--references <path...>', 'reference pictures or folders; files are not copied')
    .option('--profile <file>', 'a JSON file with attributes')
    .action(action((context, command) => addConcept(context, named(command), command.opts<ConceptOptions>())));
  concepts('list', 'list enrolled people and objects', ['concepts list --json']).action(
    action((context) => listConcepts(context)),
  );
  concepts('show <name...>', 'show one with its profile', ['concepts show Ada']).action(
    action((context, command) => showConcept(context, named(command))),
  );
  concepts('remove <name...>', 'remove an enrolment; its pictures and profile file are kept', [
    'concepts remove Ada',
  ]).action(action((context, command) => removeConcept(context, named(command))));
  parent.action(action((context) => listConcepts(context)));
}
