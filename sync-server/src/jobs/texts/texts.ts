import type { Language } from '@knotenblech/shared/values/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Texts } from './text-shapes.ts';

/** All that the server writes to people. */
export const texts: Record<Language, Texts> = { de, en, fr, it };
