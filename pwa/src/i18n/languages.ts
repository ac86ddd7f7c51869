export { isLanguage, type Language, languageFacts, languages } from '@knotenblech/shared/values/language.ts';
