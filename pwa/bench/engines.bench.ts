import { generatedProject } from '../../shared/bench/generated-project.ts';
import { median, percentile } from '../../shared/bench/percentile.ts';
import { signInAs, untilCurrent } from '../e2e/shop/engines/act-in-window.ts';
import { openEngineDevice } from '../e2e/shop/engines/engine-device.ts';
import { chromiumEngine, type Engine, firefoxEngine, webkitEngine } from '../e2e/shop/engines/engines.ts';
import type { Window } from '../e2e/shop/engines/window-of.ts';
import { createShop } from '../e2e/shop/shop-process.ts';
import { megabytesOf, processesBelow } from './processes-below.ts';
import { watchPage } from './watch-page.ts';

/** The same way through the app in three engines, one after the other: a file, its parts, a quantity, 3D, a new start of the page. */
const taps = 20;
const starts = 5;
const longestMs = 120_000;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000];

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const spread = (values: readonly number[]) => `p50 ${ms(median(values))}, p95 ${ms(percentile(values, 95))}`;

const show = async (window: Window, url: string) => {
  await window.go(url);
  await window.find('h1');
  await window.call(watchPage);
};

/** Runs in a page: from now until a project stands in the list with its price. */
const priced = async (name: string) => {
  const startedAt = performance.now();
  const row = () =>
    [...document.querySelectorAll('main li')].find((each) => each.querySelector('a')?.textContent === name);
  return (await globalThis.painted(() => row()?.textContent?.includes('€') ?? false)) - startedAt;
};

/** Runs in a page: from the touch of a project in the list to its parts. */
const openProject = async (name: string) => {
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find((each) => each.textContent === name);
  const startedAt = performance.now();
  link?.click();
  return (await globalThis.painted(() => document.querySelector('[role=treeitem]') !== null)) - startedAt;
};

/** Runs in a page: from the touch of 'more' to the new price of the position, so many times. */
const tapMore = async (times: number) => {
  const sections = [...document.querySelectorAll('section')];
  const section = sections.find((each) => each.querySelector('h2, h3')?.textContent.startsWith('Preis netto'));
  if (!section) throw new Error('no price of the position is shown');
  const price = () => section.querySelector('dd strong')?.textContent;
  const answers: number[] = [];
  for (let n = 0; n < times; n++) {
    const before = price();
    const startedAt = performance.now();
    document.querySelector<HTMLElement>('button[aria-label*="mehr"][aria-label*="Menge"]')?.click();
    answers.push((await globalThis.painted(() => price() !== before)) - startedAt);
    await new Promise((done) => setTimeout(done, 200));
  }
  return answers;
};

/** Runs in a page: from the touch of '3D' to the first parts and to all of them; null where nothing can be drawn. */
const openSpace = async () => {
  const startedAt = performance.now();
  let firstAt = 0;
  document.addEventListener('frame', () => (firstAt ||= performance.now()), { capture: true });
  [...document.querySelectorAll('label')].find((each) => each.textContent.trim() === '3D')?.click();
  const isWhole = () => document.querySelector('[role=application][data-shown=all]') !== null;
  await globalThis.painted(() => isWhole() || document.body.innerText.includes('WebGL'));
  return isWhole() ? { firstMs: firstAt - startedAt, wholeMs: performance.now() - startedAt } : null;
};

/** Runs in a page: from the start of the page to the rows of the list. */
const listed = () => globalThis.painted(() => document.querySelector('main li a') !== null);

const measure = async (engine: Engine, shopUrl: string, parts: number) => {
  const before = new Set(processesBelow(process.pid));
  const device = await openEngineDevice(engine, shopUrl, { longestMs });
  try {
    const window = device.window();
    const list = `${device.url}/de/shop/projects`;
    const name = `Erzeugt ${parts}`;
    await signInAs(window, device.url, 'werkstatt');
    await untilCurrent(window);
    await show(window, list);
    await window.giveFile(`${name}.btlx`, new TextDecoder().decode(generatedProject(parts)));
    const pricedMs = await window.call(priced, name);
    const openedMs = await window.call(openProject, name);
    await window.until(() => document.querySelectorAll('[role=treeitem]').length > 2);
    await window.call(() => document.querySelectorAll<HTMLElement>('[role=treeitem]')[2]?.click());
    await window.find('button[aria-label*="mehr"][aria-label*="Menge"]');
    await window.find('section[aria-label="Zeichnung"][aria-busy=false]');
    const tapped = await window.call(tapMore, taps);
    const space = await window.call(openSpace);
    const megabytes = megabytesOf(processesBelow(process.pid, before));
    device.setOffline(true);
    const startedMs: number[] = [];
    for (let n = 0; n <= starts; n++) {
      await show(window, list);
      const shownAt = await window.call(listed);
      if (n > 0) startedMs.push(shownAt);
    }
    return [
      `${engine.engine}, ${parts.toLocaleString('en')} parts`,
      ms(pricedMs),
      ms(openedMs),
      spread(tapped),
      space ? `${ms(space.firstMs)}, all ${ms(space.wholeMs)}` : 'no WebGL',
      spread(startedMs),
      `${megabytes} MB`,
    ];
  } finally {
    await device.close();
  }
};

const columns = ['', 'file → priced', 'list → parts', 'tap → price', '3D', 'new start, no network', 'memory'];
console.log(`| ${columns.join(' | ')} |`);
console.log(`|${'---|'.repeat(columns.length)}`);
for (const parts of sizes) {
  for (const engine of [chromiumEngine, firefoxEngine, webkitEngine]) {
    if (!engine.isHere) {
      console.log(`${engine.engine} is not here: ${engine.packages}`);
      continue;
    }
    const shop = await createShop();
    try {
      await shop.start();
      console.log(`| ${(await measure(engine, shop.url, parts)).join(' | ')} |`);
    } finally {
      await shop.remove();
    }
  }
}
