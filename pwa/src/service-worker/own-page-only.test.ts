import { expect, it } from 'vitest';
import { ownPageOnly } from './content-cache.ts';

const files = [
  { url: 'assets/index-Nw1aaaaa.js', revision: null },
  'assets/shop-Nw2bbbbb.js',
  { url: 'index.html', revision: 'f00' },
];
const kept = (path: string, body: string, status = 200) =>
  ownPageOnly(files).cacheWillUpdate({
    request: new Request(`https://shop.example${path}?__WB_REVISION__=f00`),
    response: new Response(body, { status }),
  });
const page = (script: string) => `<!doctype html><head><script type="module" src="/assets/${script}"></script></head>`;

it('keeps the page of its own build, and every other file as it comes', async () => {
  expect(await (await kept('/index.html', page('index-Nw1aaaaa.js')))?.text()).toContain('index-Nw1aaaaa.js');
  expect(await kept('/start.js', 'import("/assets/other-0ldddddd.js")')).not.toBeNull();
});

it.each([
  ['the page of another build', page('index-0ldcccc1.js')],
  [
    'a page that names one script of another build beside its own',
    page('index-Nw1aaaaa.js') + page('shop-0ldcccc2.js'),
  ],
  ['what is no page of the app', '<html>Welcome to nginx</html>'],
])('does not keep %s', async (_, body) => {
  expect(await kept('/index.html', body)).toBeNull();
});

it.each(['/index.html', '/start.js'])('does not keep a refusal of %s', async (path) => {
  expect(await kept(path, page('index-Nw1aaaaa.js'), 503)).toBeNull();
});
