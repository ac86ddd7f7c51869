import { spawn } from 'node:child_process';

const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** Debian's chromium on a profile folder with nothing but a debugging port, for tools that drive it themselves. */
export const openChromium = async (profile: string) => {
  const chromium = spawn(
    '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=de-DE',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((done) => chromium.once('exit', () => done()));
  const opened = await new Promise<number>((done, fail) => {
    let text = '';
    chromium.stderr.on('data', (chunk) => {
      text += chunk;
      const [, found] = port.exec(text) ?? [];
      if (found !== undefined) done(Number(found));
    });
    void ended.then(() => fail(new Error(`chromium did not start:\n${text}`)));
  });
  return {
    port: opened,
    close: async () => {
      chromium.kill('SIGTERM');
      await ended;
    },
  };
};
