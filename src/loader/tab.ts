/** Stores `value` under `key` for the tab, where it is not '', and returns what is stored. */
export const keptInTab = (key: string, value: string): string => {
  try {
    if (value) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key) || '';
  } catch {
    return value; // a browser that refuses storage
  }
};
