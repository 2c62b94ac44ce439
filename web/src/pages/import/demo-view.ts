import { putDemoView } from '../../../../src/contract/endpoints/demo.ts';
import { call } from '../../api/call.ts';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('madeleine.view');
if (channel !== undefined) channel.onmessage = () => location.assign('/');

/** Switches between the demo and the own memory; all tabs reload, so that the two never mix. */
export async function viewDemo(viewing: boolean): Promise<void> {
  await call(putDemoView, { body: { viewing } });
  channel?.postMessage(viewing);
  location.assign('/');
}
