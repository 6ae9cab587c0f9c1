/**
 * One tab of a browser, as the tests use it, whatever drives it. A driver gives `navigate(url)`, `evaluate(source, args)` (the source of a
 * function, its result as JSON), `perform(actions)` (input sources as WebDriver has them), `picture()` (PNG), `resize(width, height)`,
 * `complaints()` (lines of the console that are errors or warnings) and `close()`.
 */
const named = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Shift: '\uE008' };
Object.assign(named, { ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', ' ': ' ' });

const mouse = (actions) => [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
const move = ([x, y], duration = 0) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

export class Tab {
  constructor(driver, name) {
    this.driver = driver;
    this.name = name;
  }

  open(url) {
    return this.driver.navigate(url);
  }

  /** What a function of the page gives; it sees nothing of the test but its arguments. */
  run(work, ...args) {
    return this.driver.evaluate(String(work), args);
  }

  /** Presses keys one after the other; `Shift+ArrowRight` holds the first while it presses the second. */
  async keys(...list) {
    for (const each of list) {
      const parts = each.length > 1 ? each.split('+') : [each];
      const values = parts.map((part) => named[part] ?? part);
      const pressed = values.map((value) => ({ type: 'keyDown', value }));
      const released = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      await this.driver.perform([{ type: 'key', id: 'keys', actions: [...pressed, ...released] }]);
    }
  }

  click(at) {
    return this.driver.perform(mouse([move(at), down, up]));
  }

  drag(from, to, steps = 6) {
    const between = Array.from({ length: steps }, (_, k) =>
      move(
        from.map((value, axis) => value + ((to[axis] - value) * (k + 1)) / steps),
        30,
      ),
    );
    return this.driver.perform(mouse([move(from), down, ...between, up]));
  }

  /** Middle of an element that is shown, CSS pixels of the view. */
  async middle(selector, text = '') {
    return this.until(place, selector, text);
  }

  /** Presses what a selector finds and, where given, has this text or name. */
  async press(selector, text = '') {
    await this.click(await this.middle(selector, text));
  }

  /** Waits until a function of the page gives something true, and gives it. */
  async until(work, ...args) {
    const end = Date.now() + 40_000;
    for (;;) {
      const value = await this.run(work, ...args);
      if (value) return value;
      if (Date.now() > end) throw new Error(`${this.name} waited in vain for ${work}(${JSON.stringify(args)})`);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  }

  picture() {
    return this.driver.picture();
  }

  resize(width, height) {
    return this.driver.resize(width, height);
  }

  complaints() {
    return this.driver.complaints();
  }

  close() {
    return this.driver.close();
  }
}

/** Runs in the page. */
function place(selector, text) {
  const named = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const all = [...document.querySelectorAll(selector)].filter((element) => named(element).includes(text));
  // A longer name counts only where nothing is called exactly so: that may be there and not ready yet.
  const exact = all.filter((element) => named(element) === text);
  for (const element of exact.length > 0 ? exact : all) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || element.disabled) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }
  return null;
}
