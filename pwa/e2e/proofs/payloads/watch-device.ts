import type { Page } from 'playwright';
import type { Device } from '../../shop/device.ts';

/** What the watch keeps in the page. */
type Watch = { xss: (what: string) => void; payloadMarks: Set<string>; changedAt: number };

/** Runs in the page before anything of the shop: tells of what a payload became, as soon as it stands in the document. */
const watchDocument = () => {
  const watch = globalThis as unknown as Watch;
  const mark = /¤(\w+\.\d+)¤/g;
  const leadsAstray = (address: string) => {
    const { protocol, hostname, pathname } = new URL(address, document.location.href);
    return /^(javascript|vbscript):$/.test(protocol) || hostname.includes('evil') || pathname.startsWith('text/');
  };
  const places = new Set([
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'data',
    'background',
    'xlink:href',
    'srcdoc',
  ]);
  const strangers = 'iframe, object, embed, base, meta[http-equiv], marquee, xmp, math, audio, script:not([src^="/"])';
  const marks = new Set<string>();
  watch.payloadMarks = marks;
  watch.changedAt = 0;
  const note = (text: string) => {
    for (const [, name = ''] of text.matchAll(mark)) marks.add(name);
  };
  const look = (element: Element) => {
    if (element.matches(strangers)) watch.xss(`it became ${element.outerHTML.slice(0, 200)}`);
    for (const { name, value } of element.attributes) {
      note(value);
      const isStray = places.has(name) && URL.canParse(value, document.location.href) && leadsAstray(value);
      if (name.startsWith('on') || isStray || (name === 'style' && value.includes('url(')))
        watch.xss(`it became the attribute ${name}="${value.slice(0, 200)}"`);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) note(element.value);
  };
  const lookInto = (node: Node) => {
    note(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    look(node);
    for (const element of node.querySelectorAll('*')) look(element);
  };
  new MutationObserver((changes) => {
    watch.changedAt = performance.now();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target.textContent ?? '');
      else if (type === 'attributes') look(target as Element);
      else for (const node of addedNodes) lookInto(node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    watch.xss(`${effectiveDirective} refused ${blockedURI}`),
  );
};

const watchPage = async (page: Page, shopUrl: string, tell: (what: string) => void) => {
  await page.addInitScript(watchDocument);
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') tell(`dialog '${dialog.message()}'`);
    void dialog.accept();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${shopUrl}/`) && !/^(data|blob):/.test(url)) tell(`asked for ${url}`);
    if (url.endsWith('/cspReports')) tell('reported');
  });
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${shopUrl}/`) && frame.url() !== 'about:blank') tell(`went to ${frame.url()}`);
  });
};

/** What ran, stood in the document as more than text, was asked for elsewhere or was reported, on any page of a device. */
export const watchDevice = async ({ context, page }: Device, shopUrl: string, told: string[]) => {
  const tell = (what: string) => void told.push(`${what} at ${page.url()}`);
  await context.exposeFunction('xss', (what?: string) => tell(what ?? 'a payload ran'));
  context.on('page', (opened) => tell(`opened ${opened.url()}`));
  await watchPage(page, shopUrl, tell);
};

/** Which payloads of which texts a page has shown since the last time. */
export const takeMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { payloadMarks } = globalThis as unknown as Watch;
    const found = [...payloadMarks];
    payloadMarks.clear();
    return found;
  });

/** Waits until a page has shown every one of these texts, and then until it is calm. */
export const untilShown = (page: Page, fields: readonly string[]) =>
  page
    .waitForFunction(
      (wanted) => {
        const { payloadMarks, changedAt } = globalThis as unknown as Watch;
        for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
          for (const [, name = ''] of field.value.matchAll(/¤(\w+\.\d+)¤/g)) payloadMarks.add(name);
        const marks = [...payloadMarks];
        return (
          wanted.every((field) => marks.some((name) => name.startsWith(`${field}.`))) &&
          performance.now() - changedAt > 100
        );
      },
      fields,
      { timeout: 40_000 },
    )
    .catch(() => null);
