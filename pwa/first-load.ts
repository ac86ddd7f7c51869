import type { HtmlTagDescriptor, Plugin } from 'vite';

const tagOf = (name: string): HtmlTagDescriptor | null => {
  const href = `/${name}`;
  const [, kind, ending] = /^assets\/(site|locale-\w+-site)-[\w-]+\.(js|css)$/.exec(name) ?? [];
  if (kind === undefined) return null;
  const language = kind.split('-')[1];
  if (language !== undefined) return { tag: 'meta', attrs: { name: `words-${language}`, content: href } };
  if (ending === 'css') return { tag: 'link', attrs: { rel: 'preload', as: 'style', href } };
  return { tag: 'link', attrs: { rel: 'modulepreload', href } };
};

/**
 * Names in index.html what the first screen will ask for, so that it is all loaded at once:
 * the chunk of the frame and the home page, and for start.js the words of each language.
 */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle).flatMap((name) => {
        const tag = tagOf(name);
        return tag ? [{ ...tag, injectTo: 'head-prepend' as const }] : [];
      }),
  },
});
