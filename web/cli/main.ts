#!/usr/bin/env node
/** The command line: `npx sweepscope audit level.glb`. */
import { auditCommand } from './audit';
import { readFileSync } from 'node:fs';
import { hint, usage } from './args';
import { CommandFault } from './fault';
import { printLines } from './print';
import { inspect } from 'node:util';

const [command, ...rest] = process.argv.slice(2);

async function main(): Promise<number> {
  if (command === 'audit') return auditCommand(rest);
  if (command === '--version' || command === '-v') {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    console.log(version);
    return 0;
  }
  const asked = command === undefined || command === 'help' || command === '--help' || command === '-h';
  if (!asked) throw new CommandFault(`There is no command "${command}"; there is audit. ${hint}`);
  console.log(usage);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  // A bug of ours keeps its stack; a mistake that the caller can fix takes one line.
  printLines(error instanceof CommandFault ? error.lines : inspect(error).split('\n'), process.stderr);
  process.exitCode = 2;
}
