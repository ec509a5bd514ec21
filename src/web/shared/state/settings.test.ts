import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { defaultSettings, languageFor, SettingsStore } from './settings.ts';
import { KeyValueStore } from './storage.ts';

function open(storage = new FakeStorage(), languages: readonly string[] = ['en-GB']) {
  const store = new KeyValueStore(() => storage);
  return { store, settings: new SettingsStore(store, languages) };
}

describe('the language', () => {
  it.each([
    [['pt-PT'], 'pt'],
    [['pt-BR', 'en'], 'pt'],
    [['pt'], 'pt'],
    [['PT_pt'], 'pt'],
    [['en-US', 'pt-PT'], 'en'],
    [['fr', 'pt-AO', 'en'], 'pt'],
    [['fr-FR', 'ptx'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, language) => {
    expect(languageFor(wanted)).toBe(language);
  });
});

describe('settings', () => {
  it('start with the defaults: no sound, patterns on the pieces', () => {
    const { settings } = open();
    expect(settings.now).toEqual(defaultSettings(['en']));
    expect(settings.now).toMatchObject({ sound: false, labels: 'patterns', language: 'en', speed: 1 });
  });

  it('keep what is chosen, tell whoever listens, and are there next time', () => {
    const storage = new FakeStorage();
    const { settings } = open(storage);
    let told = 0;
    settings.listen(() => {
      told += 1;
    });
    settings.set({ theme: 'dark', speed: 2 });
    expect(told).toBe(1);
    expect(settings.now).toMatchObject({ theme: 'dark', speed: 2 });
    expect(open(storage).settings.now).toEqual(settings.now);
    settings.reset();
    expect(open(storage).settings.now).toEqual(defaultSettings(['en']));
  });

  it('follow the browser in what was never chosen', () => {
    const storage = new FakeStorage();
    open(storage, ['en']).settings.set({ theme: 'dark' });
    expect(open(storage, ['pt-PT']).settings.now).toMatchObject({ theme: 'dark', language: 'pt' });
  });

  it('take each broken value for its default and keep what a later version has stored', () => {
    const { store } = open();
    store.set('settings', '{"theme":"pink","speed":3,"volume":7,"labels":"no","timer":false,"future":1}');
    const settings = new SettingsStore(store, ['en']);
    expect(settings.now).toEqual({ ...defaultSettings(['en']), timer: false });
    settings.set({ sound: true });
    expect(JSON.parse(store.get('settings')!)).toMatchObject({ future: 1, sound: true, timer: false });
  });

  it.each(['', 'null', '[1]', '"x"', '{', '{"__proto__":{"theme":"dark"}}'])('survive %j', (text) => {
    const { store } = open();
    store.set('settings', text);
    expect(new SettingsStore(store, ['en']).now).toEqual(defaultSettings(['en']));
  });

  it.each([
    ['true', 'letters'],
    ['false', 'colours'],
    ['"letters"', 'letters'],
    ['1', 'patterns'],
  ])('read %s, which an older version may have stored for letters, as %s', (stored, labels) => {
    const { store } = open();
    store.set('settings', `{"labels":${stored}}`);
    expect(new SettingsStore(store, ['en']).now.labels).toBe(labels);
  });

  it('refuse what is no setting', () => {
    const { settings } = open();
    settings.set({ theme: 'pink', nonsense: 1, toString: 2 } as never);
    expect(settings.now).toEqual(defaultSettings(['en']));
  });

  it('of a game are checked by what it offers, and kept where it once stored them', () => {
    const storage = new FakeStorage();
    const name = { en: '', pt: '' };
    const own = [
      {
        id: 'view',
        values: [
          { value: 'round', name },
          { value: 'flat', name },
        ],
      },
    ] as const;
    const { store, settings } = open(storage);
    store.set('settings', '{"view":"flat","timer":false}');
    settings.offer(own);
    expect(settings.now).toEqual({ ...defaultSettings(['en']), timer: false, view: 'flat' });
    settings.set({ view: 'square' });
    expect(settings.now['view']).toBe('flat');
    settings.set({ view: 'round' });
    expect(settings.hasChosen('view')).toBe(true);
    expect(JSON.parse(store.get('settings')!)).toEqual({ view: 'round', timer: false });
    settings.reset();
    expect(settings.now['view']).toBe('round');
    // The default, but nobody's choice.
    expect(settings.hasChosen('view')).toBe(false);
  });

  it('of two tabs do not undo each other', () => {
    const storage = new FakeStorage();
    const one = open(storage).settings;
    const other = open(storage).settings;
    one.set({ theme: 'dark' });
    other.set({ sound: true });
    one.reload();
    expect(one.now).toMatchObject({ theme: 'dark', sound: true });
    expect(other.now).toEqual(one.now);
  });
});
