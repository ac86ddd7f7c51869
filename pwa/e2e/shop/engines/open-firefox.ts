import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const firefox = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(firefox);

/** As a person has it, but quiet towards the outside. */
const preferences = {
  'remote.prefs.recommended': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  // What it keeps to show the same windows again, else written every 15 seconds only.
  'browser.sessionstore.interval': 500,
};

/** Settings of about:config by their names. */
export type Preferences = Record<string, boolean | number>;

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

export type Firefox = {
  send: (method: string, params: object) => Promise<unknown>;
  /** As somebody closes it: what it keeps is written. */
  close: () => Promise<void>;
  /** As an empty battery ends it. */
  kill: () => Promise<void>;
};

/** Debian's Firefox on a profile folder, driven by WebDriver BiDi. */
export const openFirefox = async (profile: string, more: Preferences = {}): Promise<Firefox> => {
  const lines = Object.entries({ ...preferences, ...more }).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const child = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const send = askOver(socket);
  await send('session.new', { capabilities: {} });
  const close = async () => {
    await send('browser.close', {}).catch(() => child.kill());
    await ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { send, close, kill };
};

const addressIn = (words: NodeJS.ReadableStream) =>
  new Promise<string>((done, fail) => {
    let text = '';
    words.on('data', (more) => {
      text += String(more);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (address) done(address);
    });
    words.once('end', () => fail(new Error(`Firefox did not start: ${text}`)));
  });

const askOver = (socket: WebSocket): Firefox['send'] => {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data as string) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.on('close', () => {
    for (const hear of waiting.values()) hear({ type: 'error', error: 'Firefox is gone' });
  });
  return (method, params) =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, ({ type, result, error, message = '' }) => {
        waiting.delete(id);
        if (type === 'success') done(result);
        else fail(new Error(`${method}: ${error} ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
};
