export function filesIn(folder: string): string[];
export function importsOf(file: string, text: string): string[];
