import { Observable } from '../shared/state/observable.ts';
import type { OfflineRequest } from './protocol.ts';

/**
 * `none`: works with the network only (yet). `ready`: works without it. `update-available`: a newer version takes over when
 * the page is loaded again.
 */
export type OfflineState = 'none' | 'ready' | 'update-available';

type Container = Pick<ServiceWorkerContainer, 'controller' | 'ready' | 'register' | 'addEventListener'>;

/** Whether the app can be used without a network, and whether a newer one is there. */
export class Offline extends Observable {
  private now: OfflineState = 'none';
  private waiting: ServiceWorker | undefined;
  private isUpdating = false;
  private reload = (): void => {};

  get state(): OfflineState {
    return this.now;
  }

  /** Registers the service worker. Where that is not allowed everything works as before, with the network. */
  async start(container: Container, address: URL, reload: () => void): Promise<void> {
    this.reload = reload;
    let isControlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (this.isUpdating) this.reload();
      // Another window has changed the version; this one still runs the one before.
      else if (isControlled) this.become('update-available');
      isControlled = true;
    });
    try {
      const registration = await container.register(address);
      this.watch(registration);
      const { active } = await container.ready;
      if (this.now === 'none') this.become('ready');
      active?.postMessage('settle' satisfies OfflineRequest);
    } catch {
      this.become('none');
    }
  }

  /** Changes to the newer version: the page is loaded again. */
  update(): void {
    if (this.now !== 'update-available' || this.isUpdating) return;
    this.isUpdating = true;
    if (this.waiting?.state === 'installed') this.waiting.postMessage('take-over' satisfies OfflineRequest);
    else this.reload();
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const found = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      const look = (): void => {
        // The first version ever has none to wait for.
        if (worker.state !== 'installed' || !registration.active) return;
        this.waiting = worker;
        this.become('update-available');
      };
      worker.addEventListener('statechange', look);
      look();
    };
    registration.addEventListener('updatefound', () => found(registration.installing));
    found(registration.waiting);
    found(registration.installing);
  }

  private become(state: OfflineState): void {
    if (state === this.now) return;
    this.now = state;
    this.changed();
  }
}

export const offline = new Offline();

/** To be called once, by the page. Only what was built can be kept: a development server changes all the time. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = (): void => {
    const address = new URL('service-worker.js', document.baseURI);
    void offline.start(navigator.serviceWorker, address, () => location.reload());
  };
  // The page itself is loaded first.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
