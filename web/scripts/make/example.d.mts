export const builtExample: string;
export function buildExample(log: (line: string) => void): Promise<'built' | 'unchanged'>;
