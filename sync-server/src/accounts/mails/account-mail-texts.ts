import type { Language } from '@knotenblech/shared/values/language.ts';
import type { AccountMails } from './account-mail.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const accountMails: Record<Language, AccountMails> = { de, en, fr, it };
