import { failureOf } from '../../memory/failure.ts';
import { type Thing, thingBounds } from '../../memory/structured-data.ts';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';
import { withAirports } from '../structured/airports.ts';
import { barcodeThings, type CodeRead } from '../structured/barcode-things.ts';
import { lenientJson } from '../structured/lenient-json.ts';
import { isRecord, newBudget, nodeOf, thingsIn } from '../structured/node-of.ts';
import { momentWritten, type Written } from '../structured/travel-node.ts';
import { corrupt, type Member, openPassArchive, passLimits } from './pass-archive.ts';
import { frontOf, type Pass, type PassField, type PassFields, passFields, textOf } from './pass-fields.ts';
import { passNodes } from './pass-nodes.ts';
import { localisedTexts } from './pass-strings.ts';

const PASS = 'pass.json';
const styles = ['boardingPass', 'eventTicket', 'generic', 'storeCard', 'coupon'] as const;

/**
 * An Apple Wallet pass (`.pkpass`), or a bundle of them (`.pkpasses`): all that it shows as text, a field a line, and the
 * reservations that it stands for as data. Signatures are not checked: nothing is trusted more for them. Errors: `corrupt`,
 * `encrypted`, `too-large`.
 */
export async function readPass(bytes: Uint8Array, file: DocumentFile): Promise<DocumentRead> {
  const archive = await openPassArchive(bytes, file.name);
  try {
    if (archive.members.has(PASS)) return await passIn(archive.members, file.name);
    const passes = [...archive.members.values()].filter(({ name }) => /\.pkpass$/i.test(name));
    if (passes.length === 0) throw corrupt(file.name, new Error(`it has no ${PASS}`));
    return await bundleOf(passes, file.name);
  } finally {
    archive.close();
  }
}

/** Each pass of a bundle is a page; one that cannot be read is named, and the others are read. */
async function bundleOf(passes: readonly Member[], path: string): Promise<DocumentRead> {
  const read: DocumentRead[] = [];
  const unread: DocumentRead['unread'][number][] = [];
  if (passes.length > passLimits.bundled)
    unread.push({ place: path, code: 'too-large', message: `The bundle has more than ${passLimits.bundled} passes.` });
  for (const member of passes.slice(0, passLimits.bundled)) {
    const place = `${path}!/${member.name}`;
    try {
      const inner = await openPassArchive(await member.read(), place);
      try {
        read.push(await passIn(inner.members, place));
      } finally {
        inner.close();
      }
    } catch (error) {
      const { code, message } = failureOf(place, error);
      unread.push({ place, code, message });
    }
  }
  const [first] = read;
  return {
    ...(first?.title === undefined ? {} : { title: first.title }),
    text: read.map(({ text = '' }) => text).join('\f'),
    pages: read.length,
    things: read.flatMap(({ things }) => things).slice(0, thingBounds.things),
    unread: [...unread, ...read.flatMap((one) => one.unread)],
  };
}

async function passIn(members: ReadonlyMap<string, Member>, path: string): Promise<DocumentRead> {
  const member = members.get(PASS);
  if (member === undefined) throw corrupt(path, new Error(`it has no ${PASS}`));
  const { values, isCut } = lenientJson(new TextDecoder().decode(await member.read()));
  const [written] = values;
  if (!isRecord(written)) throw corrupt(path, new Error(`its ${PASS} is no JSON`));
  const { texts, unread } = await textsOf(members, path);
  const style = styles.find((name) => isRecord(written[name])) ?? 'generic';
  const shown = isRecord(written[style]) ? written[style] : {};
  const fields = passFields(shown, texts);
  const relevant = relevantIn(written);
  const { token, code } = barcodeOf(written, { place: path, date: relevant ?? member.modified.toISOString() });
  const pass: Pass = {
    written,
    style,
    transit: textOf(shown['transitType']),
    fields,
    ticketToken: token,
    codes: code.things.map(({ source: _, readFrom: __, ...said }) => said),
    relevant,
  };
  const things = thingsOf(passNodes(pass), path).map(withAirports);
  if (isCut)
    unread.push({
      place: path,
      code: 'truncated',
      message: `The ${PASS} is broken; what stands before that was read.`,
    });
  return {
    title: titleOf(written, texts, path),
    text: textShown(written, fields, texts, code),
    things,
    unread: [...unread, ...code.unread],
  };
}

async function textsOf(
  members: ReadonlyMap<string, Member>,
  path: string,
): Promise<{ texts: ReadonlyMap<string, string>; unread: DocumentRead['unread'][number][] }> {
  try {
    return { texts: await localisedTexts(members), unread: [] };
  } catch (error) {
    const { code, message } = failureOf(path, error);
    return { texts: new Map(), unread: [{ place: path, code, message }] };
  }
}

function thingsOf(nodes: readonly Written[], path: string): Thing[] {
  const budget = newBudget();
  const kept = nodes.map((node) => nodeOf(node, budget)).filter((node) => node !== undefined);
  return thingsIn(kept, 'pkpass', () => path);
}

/** When the pass is shown by itself; newer ones list several moments and spans. */
function relevantIn(written: Written): string | undefined {
  const listed = written['relevantDates'];
  const dates = (Array.isArray(listed) ? listed : []).filter(isRecord);
  const said = [
    written['relevantDate'],
    ...dates.flatMap(({ date, relevantDate, startDate }) => [date, relevantDate, startDate]),
  ];
  return said.map(momentWritten).find((moment) => moment !== undefined);
}

const tokens: ReadonlyMap<string, string> = new Map([
  ['PKBarcodeFormatQR', 'qrCode'],
  ['PKBarcodeFormatAztec', 'aztecCode'],
  ['PKBarcodeFormatPDF417', 'pdf417'],
  ['PKBarcodeFormatCode128', 'barcode128'],
]);

/** The barcode of a pass: what is to be scanned, as mail providers write it, and what it says. */
function barcodeOf(
  written: Written,
  found: { place: string; date: string },
): { token: string | undefined; code: CodeRead } {
  const listed = written['barcodes'];
  const codes = [...(Array.isArray(listed) ? listed : []), written['barcode']].filter(isRecord);
  const [first] = codes.filter(({ message }) => typeof message === 'string' && message !== '');
  if (first === undefined) return { token: undefined, code: { text: '', things: [], unread: [] } };
  const message = textOf(first['message']);
  const kind = tokens.get(textOf(first['format']));
  const code = barcodeThings(message, { ...found, source: 'pkpass' });
  return { token: kind === undefined ? undefined : `${kind}:${message}`, code };
}

function titleOf(written: Written, texts: ReadonlyMap<string, string>, path: string): string {
  const shown = (name: string): string => (texts.get(textOf(written[name])) ?? textOf(written[name])).trim();
  return [shown('description'), shown('logoText'), shown('organizationName')].find((text) => text !== '') ?? path;
}

/** All that the pass shows, front before back, each field after its label. */
function textShown(written: Written, fields: PassFields, texts: ReadonlyMap<string, string>, code: CodeRead): string {
  const shown = (name: string): string => (texts.get(textOf(written[name])) ?? textOf(written[name])).trim();
  const line = ({ label, value }: PassField): string =>
    label === '' ? value : `${label.replace(/[:\s]+$/, '')}: ${value}`;
  const lines = [
    shown('organizationName'),
    shown('logoText'),
    shown('description'),
    ...[...frontOf(fields), ...fields.back].map(line),
    ...tagLines(written['semantics']),
    code.text,
  ];
  return [...new Set(lines.filter((text) => text !== ''))].join('\n');
}

const MOST_TAGS = 100;

/** Some passes say all that they have to say in semantic tags: "venueName" is shown as "Venue name". */
function tagLines(tags: unknown): string[] {
  if (!isRecord(tags)) return [];
  return Object.entries(tags)
    .slice(0, MOST_TAGS)
    .flatMap(([name, value]) => {
      const text = textOf(isRecord(value) ? value['date'] : value).trim();
      const label = name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
      return text === '' ? [] : [`${label.charAt(0).toUpperCase()}${label.slice(1)}: ${text}`];
    });
}
