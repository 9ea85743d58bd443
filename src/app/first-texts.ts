import { type I18n, startI18n } from '../platform/i18n.ts';

/** Asks for the texts that all pages share; the router loads those of the page. */
export const startTexts = (): Promise<I18n> => startI18n([]);
