/** Small things this browser keeps between visits. One that keeps nothing has nothing to give back, and the page works all the same. */

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null: forget it */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is lost with the page.
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
