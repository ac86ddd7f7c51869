import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const python = '/usr/bin/python3';
const screen = '/usr/bin/Xvfb';
const binding = '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib';
const program = join(import.meta.dirname, 'webkit-window.py');

/** Whether Debian's WebKitGTK is here with what opens its windows: `gir1.2-webkit2-4.1`, `python3-gi`, `xvfb`. */
export const hasWebKit = [python, screen].every((path) => existsSync(path)) && globSync(binding).length > 0;

export type Command = 'open' | 'call' | 'picture' | 'go' | 'back' | 'reload' | 'crash' | 'close' | 'size';

export type WebKit = {
  /** Tells one of its windows to do something; answers with what a call gave. */
  send: (command: Command, window: string, text?: string) => Promise<string>;
  /** As an empty battery ends it. */
  kill: () => Promise<void>;
};

/** WebKitGTK with what it stores in a folder; no window is open yet. */
export const openWebKit = async (folder: string): Promise<WebKit> => {
  const display = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: `:${display.number}`,
    // Its sandbox needs rights that a container does not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // There is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const child = spawn(python, [program, folder], { env, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<number, { done: (value: string) => void; fail: (error: Error) => void }>();
  createInterface(child.stdout).on('line', (line) => {
    const [number, value, error] = JSON.parse(line) as [number, string, string | null];
    const asked = waiting.get(number);
    waiting.delete(number);
    if (error === null) asked?.done(value);
    else asked?.fail(new Error(error));
  });
  const ended = endOf(child);
  child.once('exit', () => {
    for (const { fail } of waiting.values()) fail(new Error('WebKit is gone'));
  });
  let last = 0;
  return {
    send: (command, window, text = '') =>
      new Promise((done, fail) => {
        const number = ++last;
        waiting.set(number, { done, fail });
        child.stdin.write(`${JSON.stringify([number, command, window, text])}\n`);
      }),
    kill: async () => {
      // With the processes of its pages, its network and its storage.
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await display.stop();
    },
  };
};

const endOf = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** A screen that nobody sees. */
const startScreen = async () => {
  const child = spawn(screen, ['-displayfd', '1', '-screen', '0', '1700x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = endOf(child);
  const number = await new Promise<number>((done, fail) => {
    child.stdout.once('data', (text) => done(Number(String(text))));
    void ended.then(() => fail(new Error('Xvfb did not start')));
  });
  return {
    number,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
