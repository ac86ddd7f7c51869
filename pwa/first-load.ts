import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What the scripts and styles of the home page may weigh together; 130 kB with the page, its data and all headers. */
const mostBytes = 122_500;

const words = /^assets\/locale-(\w+?)(-site)?-[\w-]{8}\.js$/;
const shopModules =
  /\/src\/(device\/auth\/session\.ts|i18n\/shop-catalogues\.ts|routes\/\$lang\/shop\.tsx\?tsr-split=component)$/;

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

const withImports = (bundle: Rolldown.OutputBundle, isNeeded: (chunk: Rolldown.OutputChunk) => boolean) => {
  const chunks = chunksOf(bundle);
  const needed = new Set(chunks.filter(isNeeded));
  for (const chunk of needed) {
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) needed.add(each);
  }
  return needed;
};

/** The entry with every chunk that must be there before it runs. */
const entryOf = (bundle: Rolldown.OutputBundle) =>
  withImports(bundle, (chunk) => chunk.isEntry && (chunk.facadeModuleId?.endsWith('/index.html') ?? false));

/** What every screen of the shop needs: who is signed in, the frame, where its words are. */
const shopOf = (bundle: Rolldown.OutputBundle) => {
  const entry = entryOf(bundle);
  const needed = withImports(bundle, ({ moduleIds }) => moduleIds.some((id) => shopModules.test(id)));
  return new Set([...needed].filter((chunk) => !entry.has(chunk)));
};

const stylesOf = (chunks: ReadonlySet<Rolldown.OutputChunk>) =>
  [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

const compressedBytes = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

/** As it crosses the network, in the language with the longest words. */
const firstBytes = (bundle: Rolldown.OutputBundle) => {
  const bytesOf = (name: string) => {
    const file = bundle[name];
    return file ? compressedBytes(file.type === 'chunk' ? file.code : file.source) : 0;
  };
  const entry = entryOf(bundle);
  const always = [...[...entry].map(({ fileName }) => fileName), ...stylesOf(entry)].map(bytesOf);
  const longest = Math.max(
    ...Object.keys(bundle)
      .filter((name) => words.exec(name)?.[2])
      .map(bytesOf),
  );
  return always.reduce((sum, bytes) => sum + bytes, longest);
};

const meta = (name: string, files: readonly string[]) =>
  `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}" />`;

/**
 * Names in index.html, for start.js, what is loaded beside the code that asks for it: words, and the shop for who is signed in.
 * A build whose first load brings schemas or weighs too much is refused: some route imports too much outside its component.
 */
export const firstLoad = (): Plugin => ({
  name: 'first-load',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const modules = [...entryOf(bundle)].flatMap(({ moduleIds }) => moduleIds);
      if (modules.length === 0) this.error('index.html has no entry');
      if (modules.some((id) => id.includes('/node_modules/zod/'))) this.error('the first load brings schemas (zod)');
      const bytes = firstBytes(bundle);
      if (bytes > mostBytes) this.error(`the first load weighs ${bytes} bytes, at most ${mostBytes} are let in`);
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      const catalogues = Object.keys(bundle).flatMap((name) => {
        const [, language, site] = words.exec(name) ?? [];
        return language === undefined ? [] : [meta(`${site ? 'words' : 'shop-words'}-${language}`, [name])];
      });
      const shop = shopOf(bundle);
      const metas = [...catalogues, meta('shop', [...[...shop].map(({ fileName }) => fileName), ...stylesOf(shop)])];
      return html.replace('</title>', ['</title>', ...metas].join('\n    '));
    },
  },
});
