import { z } from 'zod';

/** Face regions of the Metadata Working Group (guidelines 2.0 §5.9) and of Microsoft Photo, as -struct prints them. */
const regionSchema = z.object({
  'XMP-mwg-rs:RegionInfo': z
    .object({ RegionList: z.array(z.looseObject({ Name: z.coerce.string().optional(), Type: z.string().optional() })) })
    .optional()
    .catch(undefined),
  'XMP-MP:RegionInfoMP': z
    .object({ Regions: z.array(z.looseObject({ PersonDisplayName: z.coerce.string().optional() })) })
    .optional()
    .catch(undefined),
});

/** Names of the faces and pets that somebody tagged; focus areas and barcodes are not people. */
export function regionNames(raw: Readonly<Record<string, unknown>>): string[] {
  const regions = regionSchema.parse(raw);
  const working = (regions['XMP-mwg-rs:RegionInfo']?.RegionList ?? [])
    .filter(({ Type }) => Type === undefined || /^(face|pet)$/i.test(Type))
    .map(({ Name }) => Name);
  const microsoft = (regions['XMP-MP:RegionInfoMP']?.Regions ?? []).map(({ PersonDisplayName }) => PersonDisplayName);
  return [...working, ...microsoft].filter((name) => name !== undefined);
}
