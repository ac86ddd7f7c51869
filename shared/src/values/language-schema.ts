import { z } from 'zod';
import { languages } from './language.ts';

/** The language an API call asks for, as text of an address or a form; German for anything else. */
export const languageSchema = z.enum(languages).catch('de').default('de');
