import { SweepError } from '../error.ts';

/** Who and where, for sentences; the password is in none of them. */
export interface Address {
  readonly user: string;
  readonly host: string;
  readonly database: string;
}

interface Told {
  readonly code?: unknown;
  readonly message?: unknown;
}

const told = (error: unknown): { readonly code: string; readonly message: string } => {
  const { code, message } = (error ?? {}) as Told;
  return { code: String(code ?? ''), message: String(message || code || error) };
};

const lostCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOENT|08|57P0|53|58030)/;
const lostWords =
  /connection terminated|connection ended|timeout|not queryable|connection error|server closed/i;

/** Whether the database may answer again later: it is not reached, restarts, or its disk is full. */
export function isLost(error: unknown): boolean {
  if (error instanceof SweepError) return false;
  const { code, message } = told(error);
  return lostCodes.test(code) || lostWords.test(message);
}

/** Whether the same transaction can be tried again at once: others were in its way. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01|55P03)$/.test(told(error).code);

/** What went wrong with a database, in a sentence for the user. */
export function sentenceOf(error: unknown, { user, host, database }: Address): string {
  const { code, message } = told(error);
  const reason = message.split('\n')[0]!;
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `Nothing answers at ${host}; is PostgreSQL running there?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine with the name of ${host}; expected the address of a PostgreSQL server.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${host} cannot be reached: ${reason}.`;
    case '28P01':
      return `The server at ${host} does not take this password for the user "${user}".`;
    case '28000':
      return `The server at ${host} does not let the user "${user}" in: ${reason}.`;
    case '3D000':
      return `There is no database "${database}" at ${host}; "createdb ${database}" makes one.`;
    case '42501':
    case '25006':
      return `The user "${user}" may not do this in the database "${database}": ${reason}.`;
    case '53100':
      return `The disk of the server at ${host} is full.`;
    case '53300':
      return `The server at ${host} has too many connections.`;
  }
  if (/password must be a (non-empty )?string|no password supplied/i.test(message))
    return `The server at ${host} asks for a password; expected postgres://user:password@…, PGPASSWORD or a .pgpass file.`;
  if (lostWords.test(message)) return `The server at ${host} does not answer: ${reason}.`;
  return `The database "${database}" at ${host} answers: ${reason}.`;
}
