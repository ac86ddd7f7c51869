import { Color } from 'three';

/** What colours things have in the picture; from the tokens of the style sheet, so that they follow the theme. */
export type Palette = Record<keyof typeof tokens, Color>;

const tokens = {
  raw: '--space-raw',
  zinc: '--space-zinc',
  edge: '--space-edge',
  edgeOnDark: '--space-edge-on-dark',
  cut: '--space-cut',
  hatch: '--space-hatch',
  accent: '--steel',
};

/** Reads the tokens as the host resolves them. */
export const readPalette = (host: HTMLElement): Palette => {
  const probe = document.createElement('span');
  host.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return new Color(getComputedStyle(probe).color);
  };
  const palette = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, read(token)])) as Palette;
  probe.remove();
  return palette;
};

/** Calls back whenever the theme changes; returns what ends it. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    scheme.removeEventListener('change', onChange);
    observer.disconnect();
  };
};
