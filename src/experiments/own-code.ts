/** The threads and processes of a command find here which modules of the user's own it uses. */
export const useVariable = 'FOURFOLD_USE';

/** Whether code of the user's own runs in this process. */
export const usesOwnCode = (): boolean => process.env[useVariable] !== undefined;
