import type { HealthDocument } from '../contract/health.ts';

const LIVE: HealthDocument = { status: 'ok', checks: [] };

/**
 * The response at `/health/live` or `/health/ready`; undefined at any other path. Live is whoever answers at all; ready is
 * who could answer a request. Needs no token: what it tells is for load balancers and orchestrators.
 */
export async function healthResponse(
  path: string,
  ready: () => Promise<HealthDocument>,
): Promise<Response | undefined> {
  if (path !== '/health/live' && path !== '/health/ready') return undefined;
  const document = path === '/health/live' ? LIVE : await ready();
  return Response.json(document, {
    status: document.status === 'ok' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
