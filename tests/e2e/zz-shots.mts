import { launchBrowser, newContext } from './launch.ts';

const [name, path, w, h, scheme] = process.argv.slice(2);
const browser = await launchBrowser();
const ctx = await newContext(browser, 'http://127.0.0.1:4333', {
  viewport: { width: Number(w), height: Number(h) },
  scheme: scheme as 'dark',
});
const page = await ctx.newPage();
page.on('console', (m) => console.log(m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('ERR', e.message, e.stack?.slice(0, 600)));
await page.goto(`http://127.0.0.1:4333${path}`);
await page.waitForTimeout(6000);
await page.screenshot({ path: `/tmp/${name}.png`, fullPage: true });
if (process.argv[7] === 'play') {
  await page.keyboard.press(' ');
  await page.waitForTimeout(6000);
  await page.screenshot({ path: `/tmp/${name}-play.png` });
}
await browser.close();
