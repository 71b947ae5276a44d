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
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // The browser blocks storage, so there is nothing to remove.
    }
  },
  removeAll(prefix: string): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // The browser blocks storage, so there is nothing to remove.
    }
  },
};
