/** What a layout must never do, looked for in the page itself. Each function gives the offenders in words; none is right. */
import type { Page } from '@playwright/test';

interface Findings {
  /** wider than the window, or reaching beyond it without anything that scrolls */
  readonly outside: string[];
  /** cut text that no tooltip tells, and values that do not fit into their field */
  readonly clipped: string[];
  readonly nameless: string[];
  /** smaller than 24 px, and too near to another target to be excused by WCAG 2.5.8 */
  readonly small: string[];
  /** text of less than 13 px as it is drawn; what is raised or lowered in a formula may be smaller */
  readonly tiny: string[];
  /** pairs of texts drawn on each other, neither on a ground of its own */
  readonly overlaid: string[];
}

export async function layoutFindings(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const inert = (element: Element) => {
      const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
      return modal !== undefined && !modal.contains(element);
    };
    const describe = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words}” at ${place}`;
    };
    const ancestors = function* (element: Element) {
      for (let at = element.parentElement; at; at = at.parentElement) yield at;
    };
    const forEyesOnly = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    };
    const all = [...document.body.querySelectorAll('*')].filter((element) => shown(element) && !inert(element));

    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim());
    const isControl = (element: Element) =>
      element.matches(
        'button, a[href], input, select, [role=button], [role=slider], [role=switch], [role=radio], [role=checkbox]',
      );
    const beyond = (inner: DOMRect, outer: { left: number; top: number; right: number; bottom: number }) => ({
      x: inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5,
      y: inner.top < outer.top - 1.5 || inner.bottom > outer.bottom + 1.5,
    });
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    /** Cut by something around it, or by the window, in a direction in which nothing scrolls. */
    const isCut = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const scrolled = { x: false, y: false };
      let fixed = getComputedStyle(element).position === 'fixed';
      for (const at of ancestors(element)) {
        if (fixed || at === document.body || at === document.documentElement) break;
        if (forEyesOnly(at)) return false;
        // Charts draw the rows in sight, the last one in part; what scrolls is around them.
        if (at instanceof SVGElement) continue;
        const style = getComputedStyle(at);
        const over = beyond(box, at.getBoundingClientRect());
        for (const axis of ['x', 'y'] as const) {
          const overflow = axis === 'x' ? style.overflowX : style.overflowY;
          if (/auto|scroll/.test(overflow)) scrolled[axis] = true;
          if (/hidden|clip/.test(overflow) && over[axis] && !scrolled[axis] && !at.closest('[title]')) return true;
        }
        fixed = style.position === 'fixed' || at.matches('dialog');
      }
      const over = beyond(box, window);
      return (over.x && !scrolled.x) || (over.y && !scrolled.y);
    };
    const outside = all
      .filter((element) => (ownText(element) || isControl(element)) && !element.closest('.katex'))
      .filter((element) => !forEyesOnly(element) && isCut(element))
      .map(describe);
    if (document.scrollingElement!.scrollWidth > innerWidth) outside.push('the page scrolls sideways');
    if (document.scrollingElement!.scrollHeight > innerHeight) outside.push('the page scrolls up and down');

    const clipped = all
      .filter((element) => {
        if (element.matches('input:not([type=range], [type=checkbox], :focus)'))
          return element.scrollWidth > element.clientWidth + 1;
        const style = getComputedStyle(element);
        if (!ownText(element) || !/hidden|clip/.test(style.overflowX) || forEyesOnly(element)) return false;
        const told = element.closest('[title]') !== null;
        return element.scrollWidth > element.clientWidth + 1 && !told;
      })
      .map(describe);

    // Numbers stand in sentences and lines of formulas: their height is that of the line (WCAG 2.5.8, inline). What is for the
    // keyboard alone is no target for a pointer.
    const inline = (element: Element) => element.matches('.nt') || forEyesOnly(element);
    const controls = all.filter(isControl);
    const nameOf = (element: Element) => {
      const labels = (element as HTMLInputElement).labels;
      const by = element.getAttribute('aria-labelledby');
      return [
        element.getAttribute('aria-label'),
        by &&
          by
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        labels && [...labels].map((label) => label.textContent).join(' '),
        element.matches('input, select') ? '' : element.textContent,
        element.getAttribute('title'),
      ]
        .join(' ')
        .trim();
    };
    const nameless = controls.filter((element) => nameOf(element) === '').map(describe);

    // A label makes its box as large as itself.
    const target = (element: Element) =>
      element.closest('label')?.getBoundingClientRect() ?? element.getBoundingClientRect();
    const boxes = controls.map(target);
    const size = 24;
    const small = controls
      .filter((element, at) => {
        const box = boxes[at]!;
        if (inline(element)) return false;
        if (box.width >= size - 0.5 && box.height >= size - 0.5) return false;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return boxes.some((other, k) => {
          if (k === at || inline(controls[k]!) || controls[k]!.contains(element) || element.contains(controls[k]!))
            return false;
          const tiny = other.width < size - 0.5 || other.height < size - 0.5;
          const [ox, oy] = tiny
            ? [other.x + other.width / 2, other.y + other.height / 2]
            : [Math.min(Math.max(x, other.left), other.right), Math.min(Math.max(y, other.top), other.bottom)];
          return Math.hypot(ox - x, oy - y) < (tiny ? size : size / 2) - 0.5;
        });
      })
      .map(describe);
    const scaleOf = (element: Element) =>
      element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    const texts = all.filter((element) => ownText(element) && !forEyesOnly(element) && !element.matches('option'));
    const tiny = texts
      .filter(
        (element) =>
          !element.closest(
            'sub, sup, .sb, .msupsub, .mfrac, .vlist-s, .katex-mathml, tspan[baseline-shift], tspan[dy]',
          ),
      )
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) < 12.9)
      .map(describe);

    const cover = (element: Element, below: Element) => {
      for (let at: Element | null = element; at && at !== below; at = at.parentElement)
        if (!/rgba\(.*, 0\)|transparent/.test(getComputedStyle(at).backgroundColor)) return true;
      return false;
    };
    const lines = texts
      .filter((element) => !element.closest('.katex') && !isCut(element))
      .flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ element, box }));
        }),
      );
    /** What is left of a line inside all that cuts it. */
    const cutTo = ({ element, box }: (typeof lines)[number]) => {
      let { left, top, right, bottom } = box;
      for (const at of [element, ...ancestors(element)]) {
        if (getComputedStyle(at).overflowY === 'visible' || at instanceof SVGElement) continue;
        const around = at.getBoundingClientRect();
        [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
        [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
      }
      return right > left && bottom > top ? [{ element, box: new DOMRect(left, top, right - left, bottom - top) }] : [];
    };
    const drawn = lines.flatMap(cutTo);
    const overlaid = drawn.flatMap((one, k) =>
      drawn.slice(k + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide < 3 || high < Math.min(6, one.box.height / 2, other.box.height / 2)) return [];
        const common = [...ancestors(one.element)].find((at) => at.contains(other.element))!;
        if (cover(one.element, common) || cover(other.element, common)) return [];
        return [`${describe(one.element)} and ${describe(other.element)}`];
      }),
    );
    return { outside, clipped, nameless, small, tiny, overlaid };
  });
}

/** The controls that Tab must reach. Of a group with arrow keys inside, one is enough. */
export async function tabStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groups = '[role=radiogroup], [role=toolbar], [data-roving]';
    const controls = [
      ...document.querySelectorAll('button, a[href], input, select, [tabindex="0"], [role=slider], [role=button]'),
    ];
    const ids = new Set<string>();
    controls.forEach((element, at) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || (element as HTMLButtonElement).disabled) return;
      const owner = element.closest(groups) ?? element;
      owner.setAttribute(
        'data-stop',
        owner.getAttribute('data-stop') ??
          `${at} ${owner.getAttribute('aria-label') ?? owner.textContent!.trim().slice(0, 30)}`,
      );
      ids.add(owner.getAttribute('data-stop')!);
    });
    return [...ids];
  });
}

export interface Focused {
  readonly stop: string | null;
  /** something shows where the focus is */
  readonly seen: boolean;
}

export async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { stop: null, seen: true };
    const marked = (at: Element | null): boolean => {
      if (!at) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const around = element.closest('label') ?? element.parentElement;
    const drawn = [...(around?.querySelectorAll('*') ?? [])].some(marked);
    return {
      stop: element.closest('[data-stop]')?.getAttribute('data-stop') ?? null,
      seen: marked(element) || marked(around) || drawn,
    };
  });
}
