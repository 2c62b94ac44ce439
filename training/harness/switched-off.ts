/**
 * Switches functions of source files off while the program runs, to measure what they are worth. What a function gives that
 * may have nothing to tell is known by its type: `undefined`, `false`, an empty array, set or map, or its first argument as
 * it was. A function that is switched off gives that; one that is not is noted where it gives anything else.
 */
import { registerHooks } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParamPattern, parseSync, type TSType } from 'oxc-parser';

type Nothing = 'undefined' | 'false' | 'array' | 'set' | 'map' | 'unchanged';

const isSame = (value: unknown, first: unknown): boolean =>
  value === first ||
  (Array.isArray(value) &&
    Array.isArray(first) &&
    value.length === first.length &&
    value.every((one, i) => one === first[i]));

type Meaning = { readonly make: (first: unknown) => unknown; readonly is: (value: unknown, first: unknown) => boolean };
const meanings: Readonly<Record<Nothing, Meaning>> = {
  undefined: { make: () => undefined, is: (value) => value === undefined },
  false: { make: () => false, is: (value) => value === false },
  array: { make: () => [], is: (value) => Array.isArray(value) && value.length === 0 },
  set: { make: () => new Set(), is: (value) => value instanceof Set && value.size === 0 },
  map: { make: () => new Map(), is: (value) => value instanceof Map && value.size === 0 },
  unchanged: { make: (first) => first, is: isSame },
};

const nothingOfReference: ReadonlyMap<string, Nothing> = new Map([
  ['Array', 'array'],
  ['ReadonlyArray', 'array'],
  ['Set', 'set'],
  ['ReadonlySet', 'set'],
  ['Map', 'map'],
  ['ReadonlyMap', 'map'],
]);

/**
 * Files by their paths in the repository: those that are switched off, those that have told something since this was last
 * cleared, and all that were loaded with a function that can be switched off.
 */
export const switches = { off: new Set<string>(), told: new Set<string>(), files: new Set<string>() };

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** What stands for a function of a file that was loaded with switches. */
export function switchable(file: string, nothing: Nothing, isAsync: boolean, whole: AnyFunction): AnyFunction {
  const { make, is } = meanings[nothing];
  return function (...given) {
    const [first] = given;
    if (switches.off.has(file)) return isAsync ? Promise.resolve(make(first)) : make(first);
    const noted = (value: unknown): unknown => {
      if (!is(value, first)) switches.told.add(file);
      return value;
    };
    const value = whole.apply(this, given);
    return value instanceof Promise ? value.then(noted) : noted(value);
  };
}

/** Folders of the repository that `npm run ablate` switches off files of. */
export const ablatedFolders: readonly string[] = ['src/answer', 'src/retrieve/planner'];

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Loads the files below some folders with switches from now on: what is already loaded stays as it is. */
export function loadWithSwitches(folders: readonly string[], root = repository): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)).split(sep).join('/') : '';
      if (!file.endsWith('.ts') || !folders.some((folder) => file.startsWith(`${folder}/`))) return loaded;
      const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: withSwitches(file, text) };
    },
  });
}

type Edit = { readonly at: number; readonly insert: string };

/** The text with its functions behind switches; all lines keep their numbers. */
function withSwitches(file: string, text: string): string {
  let head = `import { switchable as $switchable } from ${JSON.stringify(import.meta.url)};`;
  const edits: Edit[] = [];
  for (const statement of parseSync(file, text).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && !declared.generator && declared.id !== null) {
      const start = startOf(file, text, declared);
      // Functions are hoisted and no imports run in circles: nothing has seen the function without its switch.
      if (start === undefined) continue;
      head += `${declared.id.name} = ${start}${declared.id.name});`;
    }
    for (const { init } of declared?.type === 'VariableDeclaration' ? declared.declarations : []) {
      const start = init?.type === 'ArrowFunctionExpression' ? startOf(file, text, init) : undefined;
      if (init === null || start === undefined) continue;
      edits.push({ at: init.start, insert: start }, { at: init.end, insert: ')' });
    }
  }
  return head + edits.reduceRight((all, { at, insert }) => all.slice(0, at) + insert + all.slice(at), text);
}

type Typed = {
  readonly returnType?: { readonly typeAnnotation: TSType } | null;
  readonly params: readonly ParamPattern[];
};

/** The call, up to the function itself, that puts it behind a switch; undefined where it cannot tell nothing. */
function startOf(file: string, text: string, { returnType, params }: Typed): string | undefined {
  if (returnType === undefined || returnType === null) return undefined;
  const written = (type: TSType): string => text.slice(type.start, type.end).replace(/\s+/g, ' ');
  const given = returnType.typeAnnotation;
  const promised = given.type === 'TSTypeReference' && written(given).startsWith('Promise<');
  const type = promised ? given.typeArguments?.params[0] : given;
  if (type === undefined) return undefined;
  const first = firstType(params);
  const nothing = nothingOf(type);
  const mayPass = nothing !== 'undefined' && nothing !== 'false' && first !== undefined;
  const kind = mayPass && written(first) === written(type) ? 'unchanged' : nothing;
  if (kind === undefined) return undefined;
  switches.files.add(file);
  return `$switchable(${JSON.stringify(file)}, '${kind}', ${promised}, `;
}

function firstType([first]: readonly ParamPattern[]): TSType | undefined {
  if ((first?.type !== 'Identifier' && first?.type !== 'ObjectPattern') || first.optional) return undefined;
  return first.typeAnnotation?.typeAnnotation;
}

function nothingOf(type: TSType): Nothing | undefined {
  if (type.type === 'TSUnionType')
    return type.types.some((one) => one.type === 'TSUndefinedKeyword') ? 'undefined' : undefined;
  if (type.type === 'TSBooleanKeyword' || (type.type === 'TSTypePredicate' && !type.asserts)) return 'false';
  if (type.type === 'TSTypeOperator' && type.operator === 'readonly') return nothingOf(type.typeAnnotation);
  if (type.type === 'TSArrayType') return 'array';
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  return nothingOfReference.get(type.typeName.name);
}
