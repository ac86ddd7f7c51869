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

// Where the browser forbids its storage the app still starts, and says so; what would be kept lasts as long as the page.
const standIn = () => {
  const hide = (value) => ({ value, enumerable: false });
  const kept = Object.create(null, {
    getItem: hide((key) => (Object.keys(kept).includes(key) ? kept[key] : null)),
    setItem: hide((key, value) => void (kept[key] = String(value))),
    removeItem: hide((key) => void delete kept[key]),
  });
  return kept;
};
for (const name of ['localStorage', 'sessionStorage']) {
  try {
    globalThis[name].getItem('');
  } catch {
    Object.defineProperty(globalThis, name, { value: standIn(), configurable: true });
  }
}
// It forbids what is said between windows too, and the library of the databases does not start without.
try {
  new BroadcastChannel('').close();
} catch {
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  };
}

const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

const preload = (name) => {
  for (const href of document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) link.as = 'style';
    // As what asks for it afterwards does; what is asked for otherwise is fetched a second time.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
};

const asked = /^\/([a-z]{2})(\/|$)/.exec(location.pathname)?.[1];
const language = document.querySelector(`meta[name=words-${asked}]`) ? asked : 'de';
preload(`words-${language}`);
if (/^\/\w+\/shop(\/|$)/.test(location.pathname)) {
  preload(`shop-words-${language}`);
  // Who was signed in here before has a database of this name.
  void globalThis.indexedDB
    ?.databases?.()
    .then((all) => all.some(({ name }) => name === 'knotenblech') && preload('shop'))
    .catch(() => false);
}
