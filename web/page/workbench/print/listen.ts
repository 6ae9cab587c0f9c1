/**
 * A browser asks for the sheet at once when it prints, so what makes it has to be there by then: it is fetched when somebody first touches the page,
 * which comes before any printing and after the first picture.
 */
type Makers = typeof import('./sheet');

const signs = ['keydown', 'pointerdown', 'pointermove'] as const;

/** @returns a function that stops it */
export function listenToPrinting(): () => void {
  let makers: Makers | null = null;
  const paper = matchMedia('print');
  const fetch = () => {
    for (const sign of signs) removeEventListener(sign, fetch);
    // Without it the page prints as it stands.
    void import('./sheet')
      .then((there) => {
        makers = there;
        if (paper.matches) make();
      })
      .catch(() => {});
  };
  const make = () => makers?.makeSheet();
  const drop = () => makers?.dropSheet();
  const follow = () => (paper.matches ? make() : drop());
  for (const sign of signs) addEventListener(sign, fetch);
  addEventListener('beforeprint', make);
  addEventListener('afterprint', drop);
  paper.addEventListener('change', follow);
  return () => {
    for (const sign of signs) removeEventListener(sign, fetch);
    removeEventListener('beforeprint', make);
    removeEventListener('afterprint', drop);
    paper.removeEventListener('change', follow);
    drop();
  };
}
