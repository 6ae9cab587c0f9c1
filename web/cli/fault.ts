/** Something the person at the command line can mend: said in a line, exit status 2. */
export class CommandFault extends Error {
  override name = 'CommandFault';
}
