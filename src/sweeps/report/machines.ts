import { machineText } from '../../experiments/provenance.ts';
import type { SweepMachine } from '../model.ts';
import { allMachines, type MachineChoice, usualMachine } from './cells.ts';
import type { SweepColumns } from './columns.ts';

/** A machine that made runs, the one with the most first. */
export interface MachineShare {
  readonly key: string;
  readonly runs: number;
  /** Its name and what it is; undefined where only its key is known. */
  readonly machine: SweepMachine | undefined;
}

export function machineShares(columns: SweepColumns, machines: readonly SweepMachine[]): MachineShare[] {
  return columns.machines
    .map((key, index) => ({
      key,
      runs: columns.madeBy[index]!,
      machine: machines.find((each) => each.key === key),
    }))
    .filter(({ runs }) => runs > 0)
    .sort((a, b) => b.runs - a.runs || (a.key < b.key ? -1 : 1));
}

export const shareText = ({ key, machine }: MachineShare): string =>
  machine ? `${machine.name} (${machineText({ machine })})` : key;

/** Where the times of a table come from, in a sentence; undefined where no run was made. */
export function timesText(
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  choice: MachineChoice | undefined = usualMachine(columns),
): string | undefined {
  const shares = machineShares(columns, machines);
  if (shares.length === 0) return undefined;
  if (shares.length === 1) return `Times: all runs were made on ${shareText(shares[0]!)}.`;
  const list = shares
    .map((each) => `${each.machine?.name ?? each.key} ${each.runs.toLocaleString('en')}`)
    .join(', ');
  if (choice === allMachines)
    return `Times MIX ${shares.length} machines, which do not compare. Runs of each: ${list}.`;
  const chosen = shares.find(({ key }) => key === choice)!;
  return `Times are only those of ${shareText(chosen)}. Runs of each machine: ${list}.`;
}
