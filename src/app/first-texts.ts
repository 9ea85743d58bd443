import { routeAt } from '#model/site/patterns';
import { type I18n, startI18n } from '../platform/i18n.ts';

/** Asks for the texts of the page of the address. */
export const startTexts = (): Promise<I18n> => startI18n(routeAt(window.location.pathname)?.texts ?? []);
