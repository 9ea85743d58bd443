import { launchBrowser, newContext } from './launch.ts';

const origin = 'http://127.0.0.1:4386';
const browser = await launchBrowser();
const only = process.argv[2];
const views = { phone: [390, 844], land: [844, 390], small: [360, 740], desk: [1440, 900] } as const;
const plan = [
  ['desk', 'dark'],
  ['desk', 'light'],
  ['phone', 'light'],
  ['land', 'dark'],
  ['small', 'dark'],
] as const;
const chart = JSON.stringify([
  { type: 'BPM', beat: 0, bpm: 120 },
  ...Array.from({ length: 30 }, (_, i) => ({ type: 'Single', beat: 3 + i / 3, lane: i % 7 })),
]);
for (const [name, scheme] of plan) {
  if (only && only !== name) continue;
  const [width, height] = views[name];
  const context = await newContext(browser, origin, {
    viewport: { width, height },
    scheme,
    isTouch: name !== 'desk',
  });
  const page = await context.newPage();
  page.on('console', (m) => console.log(m.text()));
  page.on('pageerror', (e) => console.log(String(e)));
  await page.goto('/tool/simulator/187/expert?t=30');
  await page.waitForTimeout(5000);
  await page.screenshot({ path: '/tmp/shot-x.png' });
  await page.locator('#stage canvas').waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/shot-${name}-${scheme}-watch.png` });
  await page.getByRole('radio', { name: 'Play it' }).locator('xpath=..').click();
  await page.locator('#stage').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(500);
  const box = await page.locator('#stage [data-mode=play]').boundingBox();
  for (let i = 0; i < 40; i += 1) {
    const [x, y] = [box!.x + (0.2 + 0.1 * (i % 7)) * box!.width, box!.y + 0.84 * box!.height];
    if (name === 'desk') await page.keyboard.press(['s', 'd', 'f', 'Space', 'j', 'k', 'l'][i % 7]!);
    else await page.touchscreen.tap(x, y);
  }
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shot-${name}-${scheme}-play.png` });
  await page.goto('/tool/chartsimulator');
  await page.getByRole('textbox', { name: /^Chart as text/ }).fill(chart);
  await page.getByRole('button', { name: 'Open the chart' }).click();
  await page.locator('#stage canvas').waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Play it' }).locator('xpath=..').click();
  await page.locator('#stage').getByRole('button', { name: 'Play', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  for (let i = 0; i < 400 && (await result.count()) === 0; i += 1)
    await page.keyboard.press(['s', 'd', 'f', 'Space', 'j', 'k', 'l'][i % 7]!);
  await result.waitFor();
  await result.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shot-${name}-${scheme}-result.png` });
  await context.close();
}
await browser.close();
