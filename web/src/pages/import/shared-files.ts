/** Files that another app has shared with this one: the service worker has them, and gives them once. */
export async function sharedFiles(): Promise<readonly File[]> {
  const isAsked = new URLSearchParams(location.search).has('shared');
  const worker = isAsked ? navigator.serviceWorker?.controller : undefined;
  if (worker === null || worker === undefined) return [];
  history.replaceState(history.state, '', location.pathname);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(Array.isArray(data) ? data.filter((one) => one instanceof File) : []);
    worker.postMessage('shared', [port2]);
  });
}
