import type { KeptFile, KeptFiles, OfflineRequest } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build wherever it stands, hence once. */
declare const keptFiles: KeptFiles;
const { version, files } = keptFiles;

const scope = self.registration.scope;
// An origin can hold several copies of the app in different folders; each minds its own caches.
const prefix = `fourfold ${new URL(scope).pathname} `;
const cacheName = prefix + version;

const addressOf = ({ path }: KeptFile): string => new URL(path, scope).href;
const byAddress = new Map(files.map((file) => [addressOf(file), file]));
/** Names with a hash in them stand for one content for ever. */
const isHashed = (address: string): boolean => address.startsWith(`${scope}assets/`);

const windows = (): Promise<readonly unknown[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function fetched(file: KeptFile): Promise<Response> {
  const address = addressOf(file);
  const response = await fetch(address, {
    cache: isHashed(address) ? 'default' : 'no-cache',
    integrity: file.integrity,
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A host may lead to the page by a detour, which a browser does not accept as the answer to a navigation.
  return response.redirected ? new Response(response.body, response) : response;
}

/** Fetches what this version does not have yet; an older version may have it. */
async function keep(wanted: readonly KeptFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    wanted.map(async (file) => {
      const address = addressOf(file);
      if (await cache.match(address)) return;
      const older = isHashed(address) ? await caches.match(address) : undefined;
      await cache.put(address, older ?? (await fetched(file)));
    }),
  );
}

/** Removes older versions, unless another window may still be running one. */
async function tidy(): Promise<void> {
  if ((await windows()).length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

/** A kept file, from here if possible. */
async function answer(address: string, request: Request): Promise<Response> {
  const options = { ignoreVary: true };
  const cache = await caches.open(cacheName);
  const kept =
    (await cache.match(address, options)) ??
    (isHashed(address) ? await caches.match(address, options) : undefined);
  if (kept) return kept;
  const response = await fetch(request);
  // Where storage is full the answer is worth no less.
  if (response.ok && byAddress.has(address)) await cache.put(address, response.clone()).catch(() => {});
  return response;
}

/**
 * Asks for the page once more as soon as the version that waits has taken over, and for no icon. A browser lets it do so only
 * when the one before has nothing to answer: asking again and again could put that off for ever, so that the second chance comes
 * late.
 */
const comeAgain = `<!doctype html><link rel="icon" href="data:,"><script>
const again = () => location.reload();
navigator.serviceWorker.addEventListener('controllerchange', again);
setTimeout(again, 2000);
</script>`;

/** The page. Loading it anew in the only window is the moment to change to a version that waits. */
async function page(address: string, request: Request): Promise<Response> {
  const { waiting } = self.registration;
  if (waiting && (await windows()).length <= 1) {
    waiting.postMessage('take-over' satisfies OfflineRequest);
    return new Response(comeAgain, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  if (address === `${scope}index.html`) return answer(scope, request);
  if (byAddress.has(address)) return answer(address, request);
  return fetch(request).catch(() => answer(scope, request));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep(files.filter(({ later }) => !later)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const request: OfflineRequest = event.data;
  if (request === 'take-over') event.waitUntil(self.skipWaiting());
  // A file that cannot be fetched now is fetched when it is needed.
  if (request === 'settle') event.waitUntil(Promise.allSettled([keep(files), tidy()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.mode === 'navigate') event.respondWith(page(address, request));
  else if (byAddress.has(address) || isHashed(address)) event.respondWith(answer(address, request));
});
