import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance of a colour '#rrggbb', 0..1 (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours, 1..21 (WCAG 2.2). */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['ground', 'surface', 'sunken', 'steel-soft', 'good-soft', 'warn-soft', 'bad-soft'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'steel', 'good', 'warn', 'bad'];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const colourOf = (name: string) => colours.get(name)?.[theme] ?? '';
  test.each(grounds)('every ink is readable on %s', (ground) => {
    const weak = inks
      .map((ink) => [ink, contrast(colourOf(ink), colourOf(ground))] as const)
      .filter(([, ratio]) => !(ratio >= 4.5));
    expect(weak).toEqual([]);
  });
});
