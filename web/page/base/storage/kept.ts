/** Small things this browser keeps between visits. One that keeps nothing has nothing to give back, and the page works all the same. */

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null: forget it @returns false: this browser keeps nothing more, and it is lost with the page */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns null for what is none, or no JSON */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keys under which something is kept that begin with this. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const readers = new Set<() => void>();

/** Reads again when somebody has had something forgotten, or took that back. */
export function readAgain(read: () => void): void {
  readers.add(read);
}

/** Forgets all of it. @returns what puts it back */
export function forgetKeys(keys: readonly string[]): () => void {
  const before = keys.map((key) => [key, keptText(key)] as const);
  const put = (entries: readonly (readonly [string, string | null])[]) => {
    for (const [key, text] of entries) keepText(key, text);
    for (const read of readers) read();
  };
  put(keys.map((key) => [key, null]));
  return () => put(before);
}
