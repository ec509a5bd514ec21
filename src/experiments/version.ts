import packageJson from '../../package.json' with { type: 'json' };

/** The version of Fourfold, which goes with every result. */
export const { version } = packageJson;
