import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

export const motions = ['system', 'full', 'reduced'] as const;
type MotionChoice = (typeof motions)[number];

export const speeds = [0.5, 1, 2] as const;
type Speed = (typeof speeds)[number];

export const rollViews = ['3d', 'flat'] as const;
type RollView = (typeof rollViews)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** Whether pieces carry their letters. */
  readonly labels: boolean;
  readonly timer: boolean;
  readonly motion: MotionChoice;
  /** 2 is twice as quick. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly rollView: RollView;
}

/** The first of the reader's languages that the app speaks; Portuguese of any country is Portuguese. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const first = tag.toLowerCase().split(/[-_]/)[0];
    const known = languages.find((language) => language === first);
    if (known) return known;
  }
  return 'en';
}

export const defaultSettings = (wanted: readonly string[]): Settings => ({
  language: languageFor(wanted),
  theme: 'system',
  labels: true,
  timer: true,
  motion: 'system',
  speed: 1,
  sound: false,
  volume: 0.6,
  rollView: '3d',
});

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isBoolean = oneOf([true, false]);

const isValid: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: oneOf(languages),
  theme: oneOf(themes),
  labels: isBoolean,
  timer: isBoolean,
  motion: oneOf(motions),
  speed: oneOf(speeds),
  sound: isBoolean,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  rollView: oneOf(rollViews),
};

const storedName = 'settings';

/**
 * What the player has chosen. Only choices are stored, so whatever was never chosen follows the browser and the app's
 * defaults; what another version of the app has stored stays there.
 */
export class SettingsStore extends Observable {
  private readonly store: KeyValueStore;
  private readonly defaults: Settings;
  private chosen: Readonly<Record<string, unknown>>;
  private current: Settings;

  constructor(store: KeyValueStore, wantedLanguages: readonly string[]) {
    super();
    this.store = store;
    this.defaults = defaultSettings(wantedLanguages);
    this.chosen = readObject(store.get(storedName));
    this.current = this.merged();
  }

  get now(): Settings {
    return this.current;
  }

  set(choice: Partial<Settings>): void {
    const valid = Object.entries(choice).filter(([key, value]) => isValid[key as keyof Settings]?.(value));
    // Another tab may have chosen something in the meantime.
    this.adopt({ ...readObject(this.store.get(storedName)), ...Object.fromEntries(valid) });
    this.store.set(storedName, JSON.stringify(this.chosen));
  }

  /** Back to the defaults. */
  reset(): void {
    this.adopt({});
    this.store.remove(storedName);
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.adopt(readObject(this.store.get(storedName)));
  }

  private adopt(chosen: Readonly<Record<string, unknown>>): void {
    this.chosen = chosen;
    this.current = this.merged();
    this.changed();
  }

  /** A value that is missing or broken falls back to its default, the others stand. */
  private merged(): Settings {
    const keys = Object.keys(isValid) as (keyof Settings)[];
    return Object.fromEntries(
      keys.map((key) => [key, isValid[key](this.chosen[key]) ? this.chosen[key] : this.defaults[key]]),
    ) as unknown as Settings;
  }
}

function readObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
