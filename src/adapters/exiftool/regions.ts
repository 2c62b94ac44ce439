import { z } from 'zod';
import { boxAround, boxOfRectangle, type NamedRegion, type WrittenRegions } from '../../language/named-region.ts';

const areaSchema = z
  .object({ X: z.number(), Y: z.number(), W: z.number(), H: z.number(), Unit: z.string().optional() })
  .optional()
  .catch(undefined);

/** Face regions of the Metadata Working Group (guidelines 2.0 §5.9) and of Microsoft Photo, as -struct prints them. */
const regionSchema = z.object({
  'XMP-mwg-rs:RegionInfo': z
    .object({
      RegionList: z.array(
        z.looseObject({ Name: z.coerce.string().optional(), Type: z.string().optional(), Area: areaSchema }),
      ),
      AppliedToDimensions: z.object({ W: z.number(), H: z.number() }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  'XMP-MP:RegionInfoMP': z
    .object({
      Regions: z.array(
        z.looseObject({
          PersonDisplayName: z.coerce.string().optional(),
          Rectangle: z.string().optional().catch(undefined),
        }),
      ),
    })
    .optional()
    .catch(undefined),
});

/** The faces and pets that somebody named, with their places as they are written; focus areas and barcodes are not people. */
export function regionsOf(raw: Readonly<Record<string, unknown>>): WrittenRegions {
  const regions = regionSchema.parse(raw);
  const info = regions['XMP-mwg-rs:RegionInfo'];
  const working = (info?.RegionList ?? [])
    .filter(({ Type }) => Type === undefined || /^(face|pet)$/i.test(Type))
    .flatMap(({ Name, Area }) => {
      const isShare = Area !== undefined && (Area.Unit === undefined || Area.Unit === 'normalized');
      return named(Name, isShare ? boxAround(Area.X, Area.Y, Area.W, Area.H) : undefined);
    });
  const microsoft = (regions['XMP-MP:RegionInfoMP']?.Regions ?? []).flatMap(({ PersonDisplayName, Rectangle }) =>
    named(PersonDisplayName, boxOfRectangle(Rectangle)),
  );
  const { W, H } = info?.AppliedToDimensions ?? {};
  return { named: [...working, ...microsoft], ...(W && H ? { of: { width: W, height: H } } : {}) };
}

const named = (name: string | undefined, box: NamedRegion['box']): NamedRegion[] =>
  name === undefined ? [] : [{ name, ...(box === undefined ? {} : { box }) }];
