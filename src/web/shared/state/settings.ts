import { type Language, languages } from '../../../core/words.ts';
import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

export const motions = ['system', 'full', 'reduced'] as const;
type MotionChoice = (typeof motions)[number];

export const speeds = [0.5, 1, 2] as const;
type Speed = (typeof speeds)[number];

/** What tells pieces apart, besides their colours. */
export const labels = ['colours', 'patterns', 'letters'] as const;
type Labels = (typeof labels)[number];

interface GeneralSettings {
  readonly language: Language;
  readonly theme: Theme;
  readonly labels: Labels;
  readonly timer: boolean;
  /** Whether the board shows its coordinates. */
  readonly coordinates: boolean;
  readonly motion: MotionChoice;
  /** 2 is twice as quick. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** The general settings together with those that only one game has. */
export type Settings = GeneralSettings & Readonly<Record<string, unknown>>;

/** A choice that only one game has; it is offered under the name of the game. */
export interface GameSetting {
  /** Under which it is stored. */
  readonly id: string;
  /** The first one is the default. */
  readonly values: readonly [GameSettingValue, ...GameSettingValue[]];
}

interface GameSettingValue {
  readonly value: string;
  readonly name: Readonly<Record<Language, string>>;
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

export const defaultSettings = (wanted: readonly string[]): GeneralSettings => ({
  language: languageFor(wanted),
  theme: 'system',
  labels: 'patterns',
  timer: true,
  coordinates: false,
  motion: 'system',
  speed: 1,
  sound: false,
  volume: 0.6,
});

type Check = (value: unknown) => boolean;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isBoolean = oneOf([true, false]);

const generalChecks: Readonly<Record<keyof GeneralSettings, Check>> = {
  language: oneOf(languages),
  theme: oneOf(themes),
  labels: oneOf(labels),
  timer: isBoolean,
  coordinates: isBoolean,
  motion: oneOf(motions),
  speed: oneOf(speeds),
  sound: isBoolean,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
};

const storedName = 'settings';

/**
 * The player's settings. Only choices are stored, so whatever was never chosen follows the browser and the app's
 * defaults; what another version of the app has stored stays there.
 */
export class SettingsStore extends Observable {
  private readonly store: KeyValueStore;
  private defaults: Settings;
  private checks: Readonly<Record<string, Check>> = generalChecks;
  private chosen: Readonly<Record<string, unknown>>;
  private current: Settings;

  constructor(store: KeyValueStore, wantedLanguages: readonly string[]) {
    super();
    this.store = store;
    this.defaults = { ...defaultSettings(wantedLanguages) };
    this.chosen = readObject(store.get(storedName));
    this.current = this.merged();
  }

  get now(): Settings {
    return this.current;
  }

  /** Whether the player has chosen a value, be it the default. */
  hasChosen(id: string): boolean {
    return this.checks[id]?.(this.chosen[id]) ?? false;
  }

  /** Offers the choices that games have of their own. */
  offer(own: readonly GameSetting[]): void {
    for (const { id, values } of own) {
      this.defaults = { ...this.defaults, [id]: values[0].value };
      this.checks = { ...this.checks, [id]: oneOf(values.map(({ value }) => value)) };
    }
    this.reload();
  }

  set(choice: Partial<Settings>): void {
    const valid = Object.entries(choice).filter(([key, value]) => this.checks[key]?.(value));
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
    const valid = Object.entries(this.checks).filter(([key, isValid]) => isValid(this.chosen[key]));
    return { ...this.defaults, ...Object.fromEntries(valid.map(([key]) => [key, this.chosen[key]])) };
  }
}

function readObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    // Once pieces had letters or had none.
    const { labels: stored } = value as { labels?: unknown };
    return typeof stored === 'boolean' ? { ...value, labels: stored ? 'letters' : 'colours' } : { ...value };
  } catch {
    return {};
  }
}
