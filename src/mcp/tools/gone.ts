import { goneTool } from '../../contract/agent-tools.ts';
import type { GoneItem } from '../../contract/gone-verb.ts';
import { type AgentText, beside, fact, lines, say, untrustedNote } from '../agent-text.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { paged } from '../paged.ts';
import { tool } from '../tool.ts';

export const gone = tool({
  name: 'gone',
  title: 'Items no longer at their source',
  description:
    'Lists items of the memory whose file is missing, that were hidden or deleted in their photo library, or that a later export lacks, by source. They stay in the memory until the owner decides.',
  schemas: goneTool,
  answer: async ({ limit, cursor }, { app }) => {
    const { items, total } = await app.gone();
    const { entries, nextCursor } = paged(items, 'items', { cursor, limit });
    return {
      document: {
        items: entries.map(({ id, path, why, reason, since }) => ({
          id,
          path,
          why,
          since,
          ...(reason === undefined ? {} : { reason }),
        })),
        total,
        ...(nextCursor === undefined ? {} : { nextCursor }),
      },
      text: lines([
        total === 0 ? say`Nothing is gone.` : say`No longer at their source: ${itemsCounted(total)}.`,
        ...(entries.length === 0 ? [] : [untrustedNote]),
        ...entries.map(itemLine),
        ...moreLine('gone', nextCursor),
      ]),
    };
  },
});

const itemLine = ({ id, modality, why, reason, since, path }: GoneItem): AgentText =>
  say`- ${beside([fact(id), fact(modality), fact(why), fact(`since ${since.slice(0, 10)}`)])} ${[reason, path].filter(Boolean).join(' · ')}`;
