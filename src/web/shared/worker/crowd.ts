/** Findings that come in crowds are told together, so often. */
const crowdMilliseconds = 100;

/** Tells the first finding of a kind at once, and those that follow soon after together. */
export class Crowd<Finding extends { readonly kind: string }> {
  private readonly told: (findings: readonly Finding[]) => void;
  private findings: Finding[] = [];
  private readonly kinds = new Set<string>();
  private last = 0;

  constructor(told: (findings: readonly Finding[]) => void) {
    this.told = told;
  }

  add(finding: Finding): void {
    this.findings.push(finding);
    const isFirst = !this.kinds.has(finding.kind);
    this.kinds.add(finding.kind);
    if (isFirst || performance.now() - this.last > crowdMilliseconds) this.tell();
  }

  tell(): void {
    if (this.findings.length > 0) this.told(this.findings);
    this.findings = [];
    this.last = performance.now();
  }
}
