import { splitName } from '../archive/media-names.ts';

const SUFFIX = '.supplemental-metadata';
/** Google cuts the sidecar's name without ".json" to 46 characters, other versions to as many as 51. */
const CUT_LENGTHS = [51, 50, 49, 48, 47, 46, 45];

/** What Google Photos appends to the name of a changed version, by language of the account. */
const editedSuffixes = [
  'edited',
  'effects',
  'animation',
  'collage',
  'bearbeitet',
  'modifié',
  'editado',
  'editada',
  'editat',
  'modificato',
  'bewerkt',
  'redigerad',
  'redigert',
  'redigeret',
  'edytowane',
  'upraveno',
  'upravené',
  'muokattu',
  'szerkesztve',
  'düzenlendi',
  'изменено',
  'відредаговано',
  'επεξεργασμένο',
  '編集済み',
  '已修改',
  '已編輯',
  '已编辑',
  '수정됨',
];

/** Names compared alike whatever their case or Unicode form. */
const key = (name: string): string => name.normalize('NFC').toLowerCase();

/** "IMG(1).jpg" is the second "IMG.jpg": the name without the number, and the number as written. */
function splitNumber(name: string): { readonly plain: string; readonly number: string } {
  const { stem, ending } = splitName(name);
  const [, before, number] = /^(.+)(\(\d+\))$/su.exec(stem) ?? [];
  return before === undefined || number === undefined
    ? { plain: name, number: '' }
    : { plain: before + ending, number };
}

/** Spellings of the sidecar of a media file, without ".json", in rounds from the certain to the loose. */
export function sidecarSpellings(name: string): readonly (readonly string[])[] {
  const { plain, number } = splitNumber(name);
  const bases =
    number === ''
      ? [[name, '']]
      : [
          [plain, number],
          [name, ''],
        ];
  const each = (spell: (base: string) => readonly string[]): string[] =>
    bases.flatMap(([base = '', tail = '']) => spell(base).map((spelling) => key(spelling + tail)));
  return [
    each((base) => [base, base + SUFFIX]),
    each((base) => [
      ...Array.from({ length: SUFFIX.length - 1 }, (_, i) => base + SUFFIX.slice(0, SUFFIX.length - 1 - i)),
      ...CUT_LENGTHS.filter((length) => base.length >= length).map((length) => base.slice(0, length)),
    ]),
    each((base) => [splitName(base).stem]),
  ];
}

/** The name of the original of a changed version ("IMG-edited(1).jpg" is of "IMG(1).jpg"), when it is one. */
export function originalName(name: string): string | undefined {
  const { stem, ending } = splitName(name.normalize('NFC'));
  const [, before = '', suffix, number = ''] = /^(.+)-([^-()]+)(\(\d+\))?$/su.exec(stem) ?? [];
  if (suffix === undefined) return undefined;
  const said = suffix.toLowerCase();
  const cut = stem.length >= 45;
  const edited = editedSuffixes.some((known) => known === said || (cut && known.startsWith(said)));
  return edited ? before + number + ending : undefined;
}

export type NamedSidecar = { readonly name: string; readonly title: string };

export type SidecarMatches = {
  /** Media name → sidecar name. A sidecar may serve several files: an edited version, the moving part of a photo. */
  readonly of: ReadonlyMap<string, string>;
  /** Media files that have a sidecar of their own. */
  readonly own: ReadonlySet<string>;
  readonly orphans: readonly string[];
};

/** Which sidecar belongs to which media file of one folder, by all known spellings and then by title. Pure. */
export function matchSidecars(media: readonly string[], sidecars: readonly NamedSidecar[]): SidecarMatches {
  const byKey = new Map(sidecars.map(({ name }) => [key(name.replace(/\.json$/i, '')), name]));
  const of = new Map<string, string>();
  const claimed = new Set<string>();
  const claim = (name: string, sidecar: string | undefined): void => {
    if (sidecar === undefined || of.has(name) || claimed.has(sidecar)) return;
    of.set(name, sidecar);
    claimed.add(sidecar);
  };
  const spelled = new Map(media.map((name) => [name, sidecarSpellings(name)]));
  for (const round of [0, 1, 2]) {
    for (const name of media) {
      if (of.has(name) || (round === 2 && originalName(name) !== undefined)) continue;
      for (const spelling of spelled.get(name)?.[round] ?? []) claim(name, byKey.get(spelling));
    }
  }
  claimByTitle(media, sidecars, of, claimed, claim);
  const own = new Set(of.keys());
  share(media, byKey, of, claimed);
  return { of, own, orphans: sidecars.map((s) => s.name).filter((name) => !claimed.has(name)) };
}

function claimByTitle(
  media: readonly string[],
  sidecars: readonly NamedSidecar[],
  of: ReadonlyMap<string, string>,
  claimed: ReadonlySet<string>,
  claim: (name: string, sidecar: string) => void,
): void {
  const free = sidecars.filter((s) => !claimed.has(s.name)).map((s) => ({ name: s.name, title: safeTitle(s.title) }));
  const byTitle = new Map(free.map((s) => [s.title, s.name]));
  for (const name of media) {
    if (of.has(name)) continue;
    const exact = byTitle.get(key(name)) ?? byTitle.get(key(splitNumber(name).plain));
    const { stem, ending } = splitName(key(name));
    const cut = stem.length < 45 ? undefined : free.find((s) => s.title.startsWith(stem) && s.title.endsWith(ending));
    const found = exact ?? cut?.name;
    if (found !== undefined) claim(name, found);
  }
}

/** Google replaces characters that file systems refuse by underscores when it makes a file name of a title. */
const safeTitle = (title: string): string => key(title.replace(/[%<>=:?¿*#&{}\\@!+|"'/]/g, '_'));

/** Changed versions take the sidecar of their original; a moving part takes that of the picture with its stem. */
function share(
  media: readonly string[],
  byKey: ReadonlyMap<string, string>,
  of: Map<string, string>,
  claimed: Set<string>,
): void {
  const byStem = new Map([...of].map(([name, sidecar]) => [key(splitName(name).stem), sidecar]));
  for (const name of media) {
    if (of.has(name)) continue;
    const original = originalName(name);
    const spellings = original === undefined ? [] : sidecarSpellings(original).flat();
    const shared =
      spellings.map((s) => byKey.get(s)).find((s) => s !== undefined) ??
      (original === undefined ? undefined : byStem.get(key(splitName(original).stem))) ??
      byStem.get(key(splitName(name).stem)) ??
      byStem.get(key(name));
    if (shared === undefined) continue;
    of.set(name, shared);
    claimed.add(shared);
  }
}
