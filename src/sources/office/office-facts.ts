import { walkXml } from './xml-text.ts';

/** What an office file says of itself. */
export type OfficeFacts = { readonly title?: string; readonly written?: string; readonly tags?: readonly string[] };

const LONGEST = 1000;
const MOST_TAGS = 50;

const fields: Readonly<Record<string, 'title' | 'written' | 'tags'>> = {
  'dc:title': 'title',
  'dcterms:created': 'written',
  'meta:creation-date': 'written',
  'cp:keywords': 'tags',
  'meta:keyword': 'tags',
};

/** The core properties of an Office Open XML file or the metadata of an OpenDocument file. Never throws. */
export function officeFacts(xml: string | undefined): OfficeFacts {
  if (xml === undefined) return {};
  const found = { title: '', written: '', tags: '' };
  let open: keyof typeof found | undefined;
  walkXml(
    xml,
    {
      opened(name) {
        open = fields[name];
        if (open === 'tags') found.tags += ',';
      },
      words(text) {
        if (open !== undefined && found[open].length < LONGEST) found[open] += text;
      },
      closed() {
        open = undefined;
      },
    },
    () => false,
  );
  const title = found.title.trim().slice(0, LONGEST);
  const written = found.written.trim();
  const tags = found.tags.split(/[,;]/).flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().slice(0, 100)]));
  return {
    ...(title === '' ? {} : { title }),
    ...(written === '' ? {} : { written }),
    ...(tags.length === 0 ? {} : { tags: [...new Set(tags)].slice(0, MOST_TAGS) }),
  };
}
