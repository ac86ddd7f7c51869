import { setTimeout as wait } from 'node:timers/promises';
import { patienceMs } from '../until.ts';
import type { EngineWindow } from './engine-window.ts';

const lookEveryMs = 50;

/** What a user does in a window of any engine, by what stands on the screen; after `longestMs` it hangs. */
export const windowOf = ({ engine, run, go, back, type }: EngineWindow, longestMs = patienceMs()) => {
  const call = async <In extends readonly unknown[], Out>(body: (...given: In) => Out, ...given: In) =>
    JSON.parse(
      await run(`return JSON.stringify((await (${String(body)})(...${JSON.stringify(given)})) ?? null)`),
    ) as Awaited<Out>;
  const until = async <In extends readonly unknown[]>(body: (...given: In) => boolean, ...given: In) => {
    const endsAt = performance.now() + longestMs;
    while (!(await call(body, ...given).catch(() => false))) {
      if (performance.now() > endsAt) {
        const shown = await call(() => `${location.href}\n${document.body.innerText}`).catch(String);
        throw new Error(`${String(body)} of ${String(given[0])} does not hold in ${engine}, which shows:\n${shown}`);
      }
      await wait(lookEveryMs);
    }
  };
  const enter = (label: string) => until(enterField, label);
  return {
    call,
    until,
    go,
    back,
    tick: enter,
    fill: async (label: string, text: string) => {
      await enter(label);
      await type(text);
    },
    press: (name: string) => until(pressButton, name),
    follow: (name: string) => until(followLink, name),
    /** The first element with these words in its text. */
    tap: (selector: string, text = '') => until(tapOn, selector, text),
    /** The text of an element, once it is there. */
    read: async (selector: string, text = '') => {
      await until(isThere, selector, text);
      return call(textOf, selector, text);
    },
    see: (text: string) => until((sought) => document.body.innerText.includes(sought), text),
    find: (selector: string, text = '') => until(isThere, selector, text),
    untilInstalled: () => until(() => navigator.serviceWorker.controller?.state === 'activated'),
    reach: (path: string) => until((sought) => location.pathname.includes(sought), path),
    giveFile: (name: string, text: string) => until(giveFile, name, text),
  };
};

export type Window = ReturnType<typeof windowOf>;

const isThere = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some((each) => each.textContent.replace(/\s+/g, ' ').includes(text));

const textOf = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].find((each) => each.textContent.includes(text))?.textContent ?? '';

const tapOn = (selector: string, text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent.includes(text));
  found?.click();
  return found !== undefined;
};

/** The cursor stands in it, or the box is ticked. */
const enterField = (label: string) => {
  const field = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
    (each) =>
      each.getAttribute('aria-label') === label ||
      [...(each.labels ?? [])].some((words) => words.textContent.trim().startsWith(label)),
  );
  if (field?.type === 'checkbox' && !field.checked) field.click();
  field?.focus();
  return field !== undefined && (field.type === 'checkbox' ? field.checked : field === document.activeElement);
};

/** The name may stand there shortened by what changes: a user's name, a count. */
const pressButton = (name: string) => {
  const inFront = document.querySelector('[role=dialog]') ?? document.body;
  const button = [...inFront.querySelectorAll<HTMLElement>('button:not([disabled]), [role=menuitem]')].find((each) =>
    (each.getAttribute('aria-label') ?? each.innerText).trim().startsWith(name),
  );
  button?.click();
  return button !== undefined;
};

const giveFile = (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return false;
  const given = new DataTransfer();
  given.items.add(new File([text], name));
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

const followLink = (name: string) => {
  const inFront = document.querySelector('[role=dialog]') ?? document.body;
  const link = [...inFront.querySelectorAll<HTMLElement>('a[href]')].find(
    (each) => each.offsetParent !== null && (each.getAttribute('aria-label') ?? each.innerText).trim().startsWith(name),
  );
  link?.click();
  return link !== undefined;
};
