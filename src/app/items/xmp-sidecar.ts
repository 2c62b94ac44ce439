import { type NamedRegion, storedBox } from '../../language/named-region.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const list = (kind: 'Bag' | 'Alt' | 'Seq', values: readonly string[]): string =>
  `<rdf:${kind}>${values.map((v) => `<rdf:li${kind === 'Alt' ? ' xml:lang="x-default"' : ''}>${xml(v)}</rdf:li>`).join('')}</rdf:${kind}>`;

/** Degrees as XMP writes them (XMP specification part 2, GPSCoordinate): "38,42.1234N". */
function gps(degrees: number, positive: string, negative: string): string {
  const whole = Math.floor(Math.abs(degrees));
  const minutes = (Math.abs(degrees) - whole) * 60;
  return `${whole},${minutes.toFixed(6)}${degrees < 0 ? negative : positive}`;
}

const share = (value: number): string => value.toFixed(6);

/** Face regions of the Metadata Working Group (guidelines 2.0 §5.9), of the picture as it is stored. */
function regionsOf({ media }: MemoryItem, faces: readonly NamedRegion[]): string | undefined {
  const orientation = media?.orientation ?? 1;
  const areas = faces.flatMap(({ name, box }) => {
    if (box === undefined || name === '') return [];
    const { x, y, w, h } = storedBox(box, orientation);
    const area = `stArea:x="${share(x + w / 2)}" stArea:y="${share(y + h / 2)}" stArea:w="${share(w)}" stArea:h="${share(h)}"`;
    return `<rdf:li rdf:parseType="Resource"><mwg-rs:Name>${xml(name)}</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type><mwg-rs:Area ${area} stArea:unit="normalized"/></rdf:li>`;
  });
  if (areas.length === 0) return undefined;
  const [width, height] = orientation >= 5 ? [media?.height, media?.width] : [media?.width, media?.height];
  const size =
    width && height ? `<mwg-rs:AppliedToDimensions stDim:w="${width}" stDim:h="${height}" stDim:unit="pixel"/>` : '';
  const orientationTag = orientation === 1 ? '' : `<tiff:Orientation>${orientation}</tiff:Orientation>`;
  return `${orientationTag}<mwg-rs:Regions rdf:parseType="Resource">${size}<mwg-rs:RegionList><rdf:Bag>${areas.join('')}</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`;
}

/**
 * A standard XMP sidecar of what the memory knows of a picture or video, readable by photo programs. `faces` are those whose
 * names are known, in the upright picture.
 */
export function xmpSidecar(item: MemoryItem, faces: readonly NamedRegion[] = []): string {
  const { time, place } = item;
  const shown = (item.people ?? []).filter((p) => p.how === 'face' || p.how === 'tagged').flatMap((p) => p.name || []);
  const caption = item.caption ?? (item.body && mainText(item.body));
  const keywords = (item.tags ?? []).map((tag) => tag.name);
  const lines = [
    time && `<exif:DateTimeOriginal>${xml(time.start)}</exif:DateTimeOriginal>`,
    place?.lat !== undefined && `<exif:GPSLatitude>${gps(place.lat, 'N', 'S')}</exif:GPSLatitude>`,
    place?.lon !== undefined && `<exif:GPSLongitude>${gps(place.lon, 'E', 'W')}</exif:GPSLongitude>`,
    place?.city && `<photoshop:City>${xml(place.city)}</photoshop:City>`,
    place?.region && `<photoshop:State>${xml(place.region)}</photoshop:State>`,
    place?.country && `<photoshop:Country>${xml(place.country)}</photoshop:Country>`,
    place?.poi && `<Iptc4xmpCore:Location>${xml(place.poi)}</Iptc4xmpCore:Location>`,
    item.title && `<dc:title>${list('Alt', [item.title])}</dc:title>`,
    caption && `<dc:description>${list('Alt', [caption])}</dc:description>`,
    keywords.length > 0 && `<dc:subject>${list('Bag', [...new Set(keywords)])}</dc:subject>`,
    shown.length > 0 && `<Iptc4xmpExt:PersonInImage>${list('Bag', [...new Set(shown)])}</Iptc4xmpExt:PersonInImage>`,
    regionsOf(item, faces),
  ].filter((line): line is string => typeof line === 'string');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Madeleine">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#" xmlns:stDim="http://ns.adobe.com/xap/1.0/sType/Dimensions#">
   ${lines.join('\n   ')}
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
`;
}
