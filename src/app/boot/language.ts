import { type I18n, startI18n } from '../../browser/language/i18n.ts';

/** Asks for the texts that all pages share; the router loads those of the page. */
export const startTexts = (): Promise<I18n> => startI18n([]);
