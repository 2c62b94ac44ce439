import { putDemoView } from '../../../../src/contract/endpoints/demo.ts';
import { call } from '../../api/call.ts';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('madeleine.view');
if (channel !== undefined) channel.onmessage = () => location.assign('/');

/** Looks at the demo life, or back at one's own: every tab begins anew, so that nothing of the two stands side by side. */
export async function viewDemo(viewing: boolean): Promise<void> {
  await call(putDemoView, { body: { viewing } });
  channel?.postMessage(viewing);
  location.assign('/');
}
