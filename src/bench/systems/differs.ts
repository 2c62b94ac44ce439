import { reactHeader } from './album-agent/react-row.ts';
import { memorySystems } from './memories/registry.ts';
import { personaMethods } from './personas/persona-methods.ts';

/** What of a published system is otherwise here, by the system as it is written; nothing of one that nobody published. */
export function differsOf(written: string): readonly string[] {
  const [name = ''] = written.split(/[:@]/);
  if (/^(?:react|album-phases)\b/.test(name)) return reactHeader.differs;
  return [...memorySystems, ...personaMethods].find((one) => one.name === name)?.differs ?? [];
}
