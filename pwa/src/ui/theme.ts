/** What the user chose; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export const chosenTheme = (): Theme => {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset.theme;
    return;
  }
  localStorage.setItem(key, theme);
  document.documentElement.dataset.theme = theme;
};
