/** The page as a person meets it: by the names and roles of its controls. */
import { expect as usualExpect, type Locator, type Page } from '@playwright/test';
import { test as quiet } from '../../support/page';
import { decodeMoment, type Moment } from '../../../web/page/core/address/permalink';
import { text } from './text';

/** Software WebGL on a busy machine draws a picture in a second at times; nothing here is about speed. */
const patient = usualExpect.configure({ timeout: 10_000 });

/** What is polled is looked at again sooner than Playwright would: after a second of waiting it looks once a second. */
export const expect = new Proxy(patient, {
  get: (target, name) =>
    name === 'poll'
      ? (actual: () => unknown, options: PollOptions = {}) =>
          target.poll(actual, { intervals: [40, 60, 100, 150, 250], ...asObject(options) })
      : Reflect.get(target, name),
});

type PollOptions = NonNullable<Parameters<typeof patient.poll>[1]>;

const asObject = (options: PollOptions) => (typeof options === 'string' ? { message: options } : options);

/** The quiet page with the first screen open, or with nothing open yet. */
export const test = quiet.extend<{ app: App; unopened: App }>({
  app: async ({ unopened }, use) => {
    await unopened.open();
    await use(unopened);
  },
  unopened: async ({ page }, use) => {
    await use(new App(page));
  },
});

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export type Axis = 'x' | 'y' | 'z';

/** Address of the first screen. */
export const firstAddress = 'f8.p0.s0.t14.e1';

export class App {
  constructor(readonly page: Page) {}

  async open(fragment = ''): Promise<void> {
    await this.page.goto(`./${fragment}`);
    await this.ready();
  }

  /** A step is shown. */
  async ready(): Promise<void> {
    await expect(this.addressNav.getByRole('button').first()).toBeAttached();
  }

  /** Both figures are drawn: their names stand in them. */
  async figures(): Promise<void> {
    await expect.poll(() => this.pane('world').innerText()).toMatch(/start|hit|sphere|body|[Bnv]/);
  }

  get addressNav(): Locator {
    return this.page.locator(`nav[aria-label="${text('address.label')}"]`);
  }

  get inspector(): Locator {
    return this.page.getByRole('complementary', { name: text('inspector.label') });
  }

  /** Where we are: the parts of the path, joined. */
  async address(): Promise<string> {
    return (await this.addressNav.locator('button').allTextContents()).join('.');
  }

  /** The address as soon as it is another one, or the same after a while. Waits in the page: that is hundreds of steps. */
  async addressOtherThan(before: string): Promise<string> {
    return this.addressNav.evaluate(
      (nav, before) =>
        new Promise<string>((resolve) => {
          const end = performance.now() + 10_000;
          const look = () => {
            const now = [...nav.querySelectorAll('button')].map((part) => part.textContent).join('.');
            if (now !== before || performance.now() > end) resolve(now);
            else setTimeout(look, 4);
          };
          look();
        }),
      before,
    );
  }

  async expectAddress(address: string | RegExp): Promise<void> {
    const shown = expect.poll(() => this.address(), { intervals: [20, 50, 100, 250] });
    if (typeof address === 'string') await shown.toBe(address);
    else await shown.toMatch(address);
  }

  /** The sentence as the live region says it. */
  async sentence(): Promise<string> {
    return (await this.inspector.locator('p').first().innerText()).replace(/\s+/g, ' ');
  }

  async expectSentence(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.sentence()).toMatch(pattern);
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: text(key), exact: true });
  }

  /** One of a few options, such as the step level. */
  option(groupKey: string, optionKey: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: text(groupKey), exact: true })
      .getByRole('radio', { name: text(optionKey), exact: true });
  }

  async level(level: 'frame' | 'slide' | 'triangle' | 'check'): Promise<void> {
    await this.page.keyboard.press(String(['frame', 'slide', 'triangle', 'check'].indexOf(level) + 1));
    await expect(this.option('level.label', `level.${level}`)).toBeChecked();
  }

  async digits(digits: 4 | 7 | 17): Promise<void> {
    const radio = this.page
      .getByRole('radiogroup', { name: text('digits.label') })
      .getByRole('radio', { name: String(digits), exact: true });
    await radio.click();
    // The next keys are for stepping, not for this group.
    await radio.evaluate((element) => (element as HTMLElement).blur());
  }

  pane(view: 'world' | 'ellipsoid'): Locator {
    return this.page.getByRole('region', { name: text(`view.${view}`), exact: true });
  }

  /** A field of a row with three: "Radius x". */
  axisField(name: 'radii' | 'start' | 'motion' | 'gravity', axis: Axis): Locator {
    return this.page.getByRole('textbox', { name: text('field.axis', { name: text(`solver.${name}.name`), axis }) });
  }

  field(key: string): Locator {
    const name = { name: text(key), exact: true };
    return this.page.getByRole('textbox', name).or(this.page.getByRole('combobox', name));
  }

  async type(field: Locator, value: string): Promise<void> {
    await field.fill(value);
    await field.press('Enter');
  }

  /** The exact numbers of the experiment's fields; what is drawn in them is rounded. */
  async vector(name: 'radii' | 'start' | 'motion' | 'gravity'): Promise<[number, number, number]> {
    const titles = await Promise.all(
      (['x', 'y', 'z'] as const).map((axis) => this.axisField(name, axis).getAttribute('title')),
    );
    return titles.map((title) => Number(title)) as [number, number, number];
  }

  get frames(): Locator {
    return this.page.getByRole('slider', { name: text('strip.a'), exact: true });
  }

  async frameCount(): Promise<number> {
    return Number(await this.frames.getAttribute('aria-valuemax')) + 1;
  }

  get clock(): Locator {
    return this.page.getByRole('slider', { name: text('time.label') });
  }

  async time(): Promise<number> {
    return Number(await this.clock.getAttribute('aria-valuenow'));
  }

  get failure(): Locator {
    return this.page.getByRole('alertdialog');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Chooses files as a person does: a button, then the browser's own dialog. */
  async choose(files: UploadFile[] | string[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('mesh.open').click();
    await (await chooser).setFiles(files);
  }

  importDialog(name: string): Locator {
    return this.dialog(text('import.title', { name }));
  }

  async useImport(): Promise<void> {
    await this.button('import.use').click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.page.getByRole('progressbar')).toHaveCount(0);
  }

  async openPreset(id: string): Promise<void> {
    const title = text(`preset.${id}.title`);
    await this.page.locator('button.preset[aria-haspopup="dialog"]').click();
    const picker = this.dialog(text('preset.choose'));
    await picker.getByRole('button').filter({ hasText: title }).first().click();
    await expect(picker).toHaveCount(0);
    await expect(this.page.locator('button.preset[aria-haspopup="dialog"]')).toContainText(title);
  }

  /** Types an address into the sheet; the button opens it, for in a number field `/` is text. */
  async goTo(address: string): Promise<void> {
    await this.button('goto.title').click();
    const field = this.field('goto.field');
    await expect(field).toBeFocused();
    await field.fill(address);
    await field.press('Enter');
    // It has gone there or says why not: before, a key would be typed into the field.
    await expect(this.page.locator('dialog:has(.goto-list):not(:has([aria-invalid=true]))')).toHaveCount(0);
  }

  /** What the browser's address says. */
  moment(): Moment | null {
    const { hash } = new URL(this.page.url());
    return hash ? decodeMoment(hash) : null;
  }

  /** The address bar has caught up with the page. */
  async expectLinked(address: string): Promise<void> {
    await expect.poll(() => this.moment()?.address).toBe(address);
  }
}
