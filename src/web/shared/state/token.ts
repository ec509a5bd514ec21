/** The part of `sessionStorage` and `history` that is needed. */
interface Tab {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Puts another address in the place of the one that is shown. */
  replace(address: string): void;
}

const thisTab: Tab = {
  storage: () => sessionStorage,
  replace: (address) => history.replaceState(history.state, '', address),
};

/**
 * The token that the address brought, else the one that an earlier address brought to this tab. It is taken out of the address,
 * so that nobody reads or copies it there.
 */
export function takeToken(
  what: 'studio' | 'sweep',
  brought: string | undefined,
  place: string,
  tab: Tab = thisTab,
): string | undefined {
  const key = `fourfold.${what}-token`;
  if (brought !== undefined) tab.replace(place);
  try {
    if (brought !== undefined) tab.storage().setItem(key, brought);
    return brought ?? tab.storage().getItem(key) ?? undefined;
  } catch {
    // Where nothing may be stored, it lasts until the page is loaded anew.
    return brought;
  }
}
