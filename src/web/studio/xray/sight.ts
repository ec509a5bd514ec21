import type { Finding } from '../../../studio/xray/findings.ts';

type Kind = Finding['kind'];
type Of<K extends Kind> = Extract<Finding, { readonly kind: K }>;

/** What is known of one text so far. */
export class Sight {
  readonly text: string;
  /** All is told that can be found out. */
  isDone = false;
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
    this.findings.set(finding.kind, finding);
  }
}
