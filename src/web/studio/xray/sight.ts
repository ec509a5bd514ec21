import type { Finding } from '../../../studio/xray/findings.ts';
import type { WhatIf } from '../../../studio/xray/what-if.ts';

type Kind = Exclude<Finding['kind'], 'what-if'>;
type Of<K extends Kind> = Extract<Finding, { readonly kind: K }>;

/** What is known of one text so far. */
export class Sight {
  readonly text: string;
  /** All is told that was asked for. */
  isDone = false;
  /** What single changes would do, by cell and change, those first that were found out first. */
  readonly changes = new Map<string, WhatIf>();
  /** Why the worker could not do it, for developers. */
  failure: string | undefined;
  private readonly findings = new Map<Kind, Finding>();

  constructor(text: string) {
    this.text = text;
  }

  /** The last finding of a kind; undefined until there is one. */
  get<K extends Kind>(kind: K): Of<K> | undefined {
    return this.findings.get(kind) as Of<K> | undefined;
  }

  /** Whether it is known what kind of level this is: mistaken, solvable, unsolvable, or not known within the limits. */
  get isAnswered(): boolean {
    return this.findings.has('answer') || this.findings.has('mistakes');
  }

  add(finding: Finding): void {
    if (finding.kind !== 'what-if') this.findings.set(finding.kind, finding);
    else {
      const { cell, change } = finding.change;
      this.changes.set(`${cell.row},${cell.column} ${change}`, finding.change);
    }
  }
}
