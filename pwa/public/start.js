// Zod would try `new Function` once to see whether it may; the policy refuses and reports that.
globalThis.__zod_globalConfig = { jitless: true };

// What the content security policy lets pass where scripts come from text: our own files, and the references of characters.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const { origin, pathname } = new URL(text, location.href);
    return origin === location.origin && /^\/(assets\/[\w.-]+|service-worker\.js)$/.test(pathname) ? text : null;
  },
  createHTML: (text) => (/^(&#?\w{1,32};)?$/.test(text) ? text : null),
});

const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const language = /^\/(en|fr|it)(\/|$)/.exec(location.pathname)?.[1] ?? 'de';
const words = document.querySelector(`meta[name=words-${language}]`);
if (words) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = words.content;
  document.head.append(link);
}
