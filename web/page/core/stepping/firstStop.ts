import { run } from '../store';

/** fraction of a motion before which a stop has no way to it that could be seen */
const seen = 0.05;

/** The first touch of the run that is worth explaining: of a walk, where one is stopped; else of a fall. */
export function firstStop(): string | null {
  const all = (run.peek()?.frames ?? []).flatMap(({ frame, contacts }) =>
    contacts.filter(({ time }) => time > seen).map((contact) => ({ ...contact, frame })),
  );
  const stop = all.find(({ pass }) => pass === 0) ?? all[0];
  return stop ? `f${stop.frame}.p${stop.pass}.s${stop.slide}.nearest` : null;
}
