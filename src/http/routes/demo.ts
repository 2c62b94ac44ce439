import { type DemoState, deleteDemo, getDemo, postDemo, putDemoView } from '../../contract/endpoints/demo.ts';
import type { DemoHouse } from '../demo-house.ts';
import type { Routes } from '../mounted.ts';

export function mountDemo(routes: Routes, house: DemoHouse): void {
  const fresh = { fresh: true };
  routes.on(
    getDemo,
    async ({ request, app, caller }): Promise<DemoState> =>
      caller.account === undefined
        ? house.state(request)
        : { state: 'none', viewing: false, empty: await app.isEmpty() },
    fresh,
  );
  routes.on(postDemo, () => house.start());
  routes.on(putDemoView, async ({ body, request, answerHeaders }) => {
    answerHeaders['set-cookie'] = house.view(body.viewing);
    return { ...(await house.state(request)), viewing: body.viewing };
  });
  routes.on(deleteDemo, async ({ request, answerHeaders }) => {
    await house.remove();
    answerHeaders['set-cookie'] = house.view(false);
    return house.state(request);
  });
}
