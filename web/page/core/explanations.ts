/** The records of events load with what explains steps: the course's first figures do without. The app says how (app/registries.ts). */
export const explanations = {
  /** @throws when they cannot be fetched */
  load: (): Promise<unknown> => Promise.reject(new Error('The app has not said how they load.')),
};

/** A part of the page that explains steps. */
export async function withExplanations<Part>(load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, explanations.load()]);
  return part;
}
