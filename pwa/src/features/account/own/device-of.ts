/** More telling names first: others claim to be Chrome and Safari too. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const found = (names: readonly [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Browser and system that a user agent names; null where it names none that is known. */
export const deviceOf = (userAgent: string): { browser: string; system: string } | null => {
  const [browser, system] = [found(browsers, userAgent), found(systems, userAgent)];
  return browser !== undefined && system !== undefined ? { browser, system } : null;
};
