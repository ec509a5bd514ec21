import { beforeEach, describe, expect, it } from 'vitest';
import { Offline } from './register.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly heard: unknown[] = [];

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

/** A browser's side of it, driven by hand. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  refuses = false;
  private resolve: (registration: FakeRegistration) => void = () => {};
  readonly ready = new Promise<FakeRegistration>((resolve) => {
    this.resolve = resolve;
  });

  async register(): Promise<FakeRegistration> {
    if (this.refuses) throw new Error('not allowed');
    if (this.registration.active) this.resolve(this.registration);
    return this.registration;
  }

  activate(worker: FakeWorker): void {
    this.registration.active = worker;
    this.registration.waiting = null;
    this.registration.installing = null;
    worker.become('activated');
    this.resolve(this.registration);
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }

  find(worker: FakeWorker): void {
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
  }
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let container: FakeContainer;
let offline: Offline;
let states: string[];
let reloads: number;

function start(): void {
  const given = container as unknown as Parameters<Offline['start']>[0];
  void offline.start(given, new URL('http://localhost/app/service-worker.js'), () => {
    reloads += 1;
  });
}

beforeEach(() => {
  container = new FakeContainer();
  offline = new Offline();
  states = [];
  reloads = 0;
  offline.listen(() => states.push(offline.state));
});

describe('the first visit', () => {
  it('is ready when all is kept, without loading the page again', async () => {
    const first = new FakeWorker('installing');
    container.registration.installing = first;
    start();
    await soon();
    first.become('installed');
    await soon();
    expect(states).toEqual([]);
    container.activate(first);
    await soon();
    expect(states).toEqual(['ready']);
    expect(first.heard).toEqual(['settle']);
    expect(reloads).toBe(0);
  });

  it('goes on without, where it is not allowed', async () => {
    container.refuses = true;
    start();
    await soon();
    expect(offline.state).toBe('none');
    offline.update();
    expect(reloads).toBe(0);
  });
});

describe('a newer version', () => {
  const old = (): FakeWorker => {
    const worker = new FakeWorker('activated');
    container.registration.active = worker;
    container.controller = worker;
    return worker;
  };

  it('is told of when it is found, and takes over when asked to', async () => {
    old();
    start();
    await soon();
    expect(states).toEqual(['ready']);
    const newer = new FakeWorker('installing');
    container.find(newer);
    expect(states).toEqual(['ready']);
    newer.become('installed');
    expect(states).toEqual(['ready', 'update-available']);
    expect(newer.heard).toEqual([]);
    offline.update();
    offline.update();
    expect(newer.heard).toEqual(['take-over']);
    expect(reloads).toBe(0);
    container.activate(newer);
    expect(reloads).toBe(1);
  });

  it('is told of when it waits already', async () => {
    old();
    container.registration.waiting = new FakeWorker('installed');
    start();
    await soon();
    expect(states).toEqual(['update-available']);
  });

  it('brought by another window does not load this one again by itself', async () => {
    old();
    start();
    await soon();
    container.activate(new FakeWorker('installed'));
    expect(states).toEqual(['ready', 'update-available']);
    expect(reloads).toBe(0);
    offline.update();
    expect(reloads).toBe(1);
  });

  it('that fails to install changes nothing', async () => {
    old();
    start();
    await soon();
    const newer = new FakeWorker('installing');
    container.find(newer);
    newer.become('redundant');
    expect(states).toEqual(['ready']);
  });
});
