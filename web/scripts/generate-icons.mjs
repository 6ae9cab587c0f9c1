// Draws the icons of the installed page from web/page/public/favicon.svg with the browser of the end-to-end tests: web/page/public/icons/*.png.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { chromiumPath } from './setup/chromium.mjs';

const favicon = readFileSync(fromRoot('web/page/public/favicon.svg'), 'utf8');
const ground = '#12151A';

/** A system may cut a maskable icon to any shape: the ground goes to the edge, and the drawing stays within the circle that nothing cuts. */
const icons = [
  { name: '192', size: 192, share: 1, ground: 'transparent' },
  { name: '512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable', size: 512, share: 0.76, ground },
];

mkdirSync(fromRoot('web/page/public/icons'), { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath() });
const page = await browser.newPage();
for (const icon of icons) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  const side = icon.size * icon.share;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${icon.ground}">${favicon.replace('<svg', `<svg width="${side}" height="${side}"`)}</body>`,
  );
  const path = fromRoot('web/page/public/icons', `${icon.name}.png`);
  const { length } = await page.screenshot({ path, omitBackground: true });
  console.log(`${path}: ${length} bytes`);
}
await browser.close();
