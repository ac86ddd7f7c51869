import { expect, test } from 'vitest';
import { cutText } from './describe-cart-choices.ts';

test('a text of up to 60 characters stays whole, on one line', () => {
  expect(cutText('a'.repeat(60))).toBe('a'.repeat(60));
  expect(cutText(' zwei\n\n Zeilen ')).toBe('zwei Zeilen');
});

test('a longer one ends after a word with an ellipsis', () => {
  const cut = cutText('Bitte die Kanten aller Platten entgraten und erst danach verzinken lassen');
  expect(cut).toBe('Bitte die Kanten aller Platten entgraten und erst danach…');
});

test('a long text without words is cut between characters, not inside one', () =>
  expect(cutText('🔩'.repeat(70))).toBe(`${'🔩'.repeat(59)}…`));
