import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Names the words of each language in index.html, for start.js: they are loaded beside the code that asks for them. */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle).flatMap((name): HtmlTagDescriptor[] => {
        const [, language] = /^assets\/locale-(\w+)-site-[\w-]+\.js$/.exec(name) ?? [];
        if (language === undefined) return [];
        const attrs = { name: `words-${language}`, content: `/${name}` };
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
      }),
  },
});
