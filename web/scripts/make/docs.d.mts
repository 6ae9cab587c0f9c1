export function buildDocs(): Promise<'built' | 'unchanged'>;
