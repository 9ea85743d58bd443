import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../../kit/theme/theme.ts';

const STYLES = '/src/kit/theme/variables.css';
const NOTHING = 'virtual:no-variables';

/** Mantine's variables for our theme, as Mantine itself would write them into each page. */
function variables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [own, added] = [defaultCssVariablesResolver(whole), cssVariables(whole)];
  const scheme = (name: 'light' | 'dark') => ({
    ...own[name],
    ...added[name],
    '--mantine-color-scheme': name,
  });
  return convertCssVariables({
    variables: { ...own.variables, ...added.variables },
    light: scheme('light'),
    dark: scheme('dark'),
  });
}

/**
 * Works out the theme's variables once and for all, as a style sheet: doing so in each page held up slow phones for longer
 * than anything else before the first drawing. The part of Mantine that would do it stays away, because it begins to when
 * it is merely imported.
 */
export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  enforce: 'pre',
  resolveId(source) {
    return source.endsWith('/MantineCssVariables.mjs') ? `\0${NOTHING}` : null;
  },
  load(id) {
    if (id.endsWith(STYLES)) return variables();
    return id === `\0${NOTHING}` ? 'export const MantineCssVariables = () => null;' : null;
  },
});
