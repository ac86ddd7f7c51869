import type { Page } from 'playwright';
import type { Firefox } from './open-firefox.ts';
import type { WebKit } from './open-webkit.ts';

/** What every engine can do with one of its windows. */
export type EngineWindow = {
  engine: 'Chromium' | 'Firefox' | 'WebKit';
  /** Runs the body of an async function in the page, and gives the string that it returns. */
  run: (body: string) => Promise<string>;
  go: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Into the field with the cursor. */
  type: (text: string) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
};

export type Size = { width: number; height: number };

export const chromiumWindow = (page: Page): EngineWindow => ({
  engine: 'Chromium',
  run: (body) => page.evaluate(`(async () => {${body}})()`),
  go: (url) => page.goto(url),
  back: () => page.goBack(),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
});

type Called = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

export const firefoxWindow = async ({ send }: Firefox): Promise<EngineWindow> => {
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  return windowOfContext(send, contexts[0]?.context ?? '');
};

export const newFirefoxWindow = async ({ send }: Firefox): Promise<EngineWindow> => {
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string };
  return windowOfContext(send, context);
};

const windowOfContext = (send: Firefox['send'], context: string): EngineWindow => ({
  engine: 'Firefox',
  run: async (body) => {
    const asked = { functionDeclaration: `async () => {${body}}`, awaitPromise: true, target: { context } };
    const called = (await send('script.callFunction', asked)) as Called;
    if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
    return called.result?.value ?? '';
  },
  go: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
  back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
  type: (text) => {
    const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
  },
  resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
});

/** An editing command does what a key does, events included; WebKitGTK takes no keys from outside. */
const insertText = (text: string) => `document.execCommand('insertText', false, ${JSON.stringify(text)}); return ''`;

export const webkitWindow = async ({ send }: WebKit, name = 'first', size = '1180x820'): Promise<EngineWindow> => {
  await send('open', name, size);
  return {
    engine: 'WebKit',
    run: (body) => send('call', name, body),
    go: (url) => send('go', name, url),
    back: () => send('back', name),
    type: (text) => send('call', name, insertText(text)),
    resize: ({ width, height }) => send('size', name, `${width}x${height}`),
  };
};
