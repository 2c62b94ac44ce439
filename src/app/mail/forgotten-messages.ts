import { copyPath } from '../../memory/origin.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';

/** Notes in `copies` where the memory keeps each message: of one that was forgotten before, that copy must go again. */
export const withoutForgottenMessages = (read: () => AsyncIterable<SourceEvent>, copies: Set<string>): Source['read'] =>
  async function* () {
    for await (const event of read()) {
      if (event.type === 'record' && event.record.content?.kind === 'stream') {
        const { sha256 } = event.record.origin;
        if (sha256 !== undefined) copies.add(copyPath(sha256, event.record.content.name));
      }
      yield event;
    }
  };
