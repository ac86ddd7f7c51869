import { expect } from 'vitest';
import type { Firefox } from './open-firefox.ts';

type Called = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

/** The one window of Firefox: what a user does there, by what stands on the screen. */
export const windowOf = async ({ send }: Firefox) => {
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  const call = async <In extends readonly unknown[], Out>(body: (...given: In) => Out, ...given: In) => {
    const called = (await send('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify((await (${String(body)})(...JSON.parse(given))) ?? null)`,
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
    })) as Called;
    if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
    return JSON.parse(called.result?.value ?? 'null') as Awaited<Out>;
  };
  const until = async <In extends readonly unknown[]>(body: (...given: In) => boolean, ...given: In) => {
    const holds = expect.poll(() => call(body, ...given).catch(String), { timeout: 50_000 }).toBe(true);
    await holds.catch(async () => {
      const shown = await call(() => `${location.href}\n${document.body.innerText}`);
      throw new Error(`${String(body)} of ${String(given[0])} does not hold in Firefox, which shows:\n${shown}`);
    });
  };
  const enter = (label: string) => until(enterField, label);
  return {
    call,
    go: (url: string) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    tick: enter,
    fill: async (label: string, text: string) => {
      await enter(label);
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    press: (name: string) => until(pressButton, name),
    see: (text: string) => until((sought) => document.body.innerText.includes(sought), text),
    find: (selector: string, text = '') => until(isThere, selector, text),
    untilInstalled: () => until(() => navigator.serviceWorker.controller?.state === 'activated'),
    reach: (path: string) => until((sought) => location.pathname === sought, path),
    giveFile: (name: string, text: string) => until(giveFile, name, text),
  };
};

const isThere = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));

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
