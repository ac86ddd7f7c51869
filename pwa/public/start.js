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
