/** An expected failure: its message says what is wrong and what to do; no stack is shown. */
export class Failure extends Error {
  name = 'Failure';
}
