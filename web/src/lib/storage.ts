/** Nothing here throws: if localStorage is full, blocked or missing, nothing is stored. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // The browser blocks storage, so there is nothing to remove.
    }
  },
};
