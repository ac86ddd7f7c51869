import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The entry with every chunk that must be there before it runs. */
const chunksOfEntry = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html')));
  for (const chunk of needed) {
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) needed.add(each);
  }
  return [...needed];
};

/**
 * Names the words of each language in index.html, for start.js: they are loaded beside the code that asks for them.
 * A build whose first load brings schemas is refused: some route imports them outside its component.
 */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  generateBundle(_, bundle) {
    const modules = chunksOfEntry(bundle).flatMap(({ moduleIds }) => moduleIds);
    if (modules.length === 0) this.error('index.html has no entry');
    if (modules.some((id) => id.includes('/node_modules/zod/'))) this.error('the first load brings schemas (zod)');
  },
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
