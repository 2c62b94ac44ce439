import type { Command } from 'commander';
import { MadeleineError } from '../memory/errors.ts';

type Words = { readonly path: string; readonly words: readonly string[] };

/** The possible next words after each verb and subcommand. */
function wordsOf(command: Command, path = ''): Words[] {
  const words = [
    ...command.commands.map((sub) => sub.name()),
    ...command.options.map((option) => option.long ?? ''),
  ].filter((word) => word !== '');
  return [{ path, words }, ...command.commands.flatMap((sub) => wordsOf(sub, `${path} ${sub.name()}`.trim()))];
}

/**
 * For bash, and for zsh where it acts as bash: no variable is called `path` or `words`, which are zsh's own, and an index
 * is computed before it is used. Arguments between verbs (a question, a folder) are skipped.
 */
const bash = (program: Command): string => `_madeleine() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" verbs="" longer="" known="" at
  for ((at = 1; at < COMP_CWORD; at++)); do
    longer="\${verbs:+$verbs }\${COMP_WORDS[at]}"
    case "$longer" in
      ${verbsOf(program)}) verbs="$longer";;
    esac
  done
  case "$verbs" in
${wordsOf(program)
  .map(({ path, words }) => `    "${path}") known="${words.join(' ')}";;`)
  .join('\n')}
  esac
  COMPREPLY=($(compgen -W "$known" -- "$cur") $(compgen -f -- "$cur"))
}
complete -o filenames -F _madeleine madeleine
`;

const verbsOf = (program: Command): string =>
  wordsOf(program)
    .flatMap(({ path }) => (path === '' ? [] : [`"${path}"`]))
    .join('|');

const zsh = (program: Command): string => `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -U +X bashcompinit && bashcompinit
${bash(program)}`;

/** An argument quoted for fish. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fishLines(command: Command, path = ''): string[] {
  const begin = `complete -c madeleine -n ${quoted(`__madeleine_at ${path}`.trim())}`;
  return [
    ...command.commands.map((sub) => `${begin} -a ${sub.name()} -d ${quoted(sub.description())}`),
    ...command.options.flatMap(({ long, description, required }) =>
      long ? [`${begin} -l ${long.slice(2)}${required ? ' -r' : ''} -d ${quoted(description)}`] : [],
    ),
    ...command.commands.flatMap((sub) => fishLines(sub, `${path} ${sub.name()}`.trim())),
  ];
}

/** `__madeleine_at concepts add`: whether these verbs have been typed; other words between them are skipped. */
const fish = (program: Command): string => `function __madeleine_at
  set -l known ${wordsOf(program)
    .flatMap(({ path }) => (path === '' ? [] : [quoted(path)]))
    .join(' ')}
  set -l verbs
  for word in (commandline -opc)[2..-1]
    set -l longer (string join ' ' -- $verbs $word)
    contains -- $longer $known; and set -a verbs $word
  end
  test "$verbs" = "$argv"
end
${fishLines(program).join('\n')}
`;

const shells: Readonly<Record<string, (program: Command) => string>> = {
  bash,
  zsh,
  fish,
};

/** Errors: `usage` for an unknown shell. */
export function completionScript(program: Command, shell: string): string {
  const script = shells[shell];
  if (script === undefined)
    throw new MadeleineError('usage', `Unknown shell: ${shell}.`, {
      action: `Use one of: ${Object.keys(shells).join(', ')}.`,
    });
  return script(program);
}
