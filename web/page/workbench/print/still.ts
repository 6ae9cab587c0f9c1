/** Copies of parts of the page for paper: mathematics stays as it is set, and nothing in them is a control. */

const controls = '.sr, .seg, select, input, [role=radiogroup], .more';

export function still(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll(controls)) control.remove();
  for (const button of copy.querySelectorAll('button')) {
    const span = document.createElement('span');
    span.className = button.className;
    if (button.hasAttribute('aria-current')) span.classList.add('here');
    span.append(...button.childNodes);
    button.replaceWith(span);
  }
  // What the pointer happens to be over is lit on the screen, and of no meaning on paper.
  for (const lit of copy.querySelectorAll('[data-sym]')) {
    lit.removeAttribute('data-sym');
    lit.classList.remove('lit', 'on');
  }
  return copy;
}
