import type { KeyValueStore } from '../../shared/state/storage.ts';
import { StoredSet } from '../../shared/state/stored-set.ts';

/**
 * Which lessons have been finished, that is, their question answered, and which tasks have been done (`lesson/task`); kept in the
 * browser.
 */
export class LearnProgress extends StoredSet {
  constructor(store: KeyValueStore) {
    super(store, 'learn');
  }

  isFinished(lesson: string): boolean {
    return this.has(lesson);
  }

  /** How many of these lessons are finished. */
  count(lessons: readonly { readonly id: string }[]): number {
    return lessons.filter(({ id }) => this.has(id)).length;
  }

  finish(lesson: string): void {
    this.add(lesson);
  }

  isDone(lesson: string, task: string): boolean {
    return this.has(`${lesson}/${task}`);
  }

  /** How many of the tasks of these lessons are done. */
  countTasks(lessons: readonly { readonly id: string; readonly tasks: readonly string[] }[]): number {
    return lessons.flatMap(({ id, tasks }) => tasks.filter((task) => this.isDone(id, task))).length;
  }

  finishTask(lesson: string, task: string): void {
    this.add(`${lesson}/${task}`);
  }
}
