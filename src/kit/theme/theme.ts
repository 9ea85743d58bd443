import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const rose: MantineColorsTuple = [
  '#fdeaf2',
  '#fbd2e3',
  '#f8a9c8',
  '#ff8ab6',
  '#ff6fa5',
  '#e5397f',
  '#d11f69',
  '#c2185f',
  '#9c1450',
  '#6d0e38',
];

/** Buttons take their colours from our tokens, so both themes come from one place. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input);
  if (input.variant === 'filled')
    return {
      ...base,
      background: 'var(--accent-fill)',
      hover: 'var(--accent-fill-hover)',
      color: 'var(--on-accent)',
      border: '1px solid transparent',
    };
  if (input.variant === 'default')
    return {
      ...base,
      background: 'var(--surface)',
      hover: 'var(--surface-2)',
      color: 'var(--text)',
      border: '1px solid var(--control)',
    };
  if (input.variant === 'subtle')
    return { ...base, background: 'transparent', hover: 'var(--surface-2)', color: 'var(--text)' };
  if (input.variant === 'danger')
    return {
      ...base,
      background: 'transparent',
      hover: 'var(--danger-soft)',
      color: 'var(--danger)',
      border: '1px solid var(--danger)',
    };
  return base;
};

export const theme = createTheme({
  primaryColor: 'rose',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  colors: { rose },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  defaultRadius: 8,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Switch: { defaultProps: { withThumbIndicator: false } },
    Button: { defaultProps: { variant: 'default' } },
    // Closed lists are not in the page: each would be styled, laid out and placed with it.
    Select: {
      defaultProps: {
        checkIconPosition: 'right',
        withScrollArea: false,
        comboboxProps: { shadow: 'sm', keepMounted: false },
      },
    },
  },
});

const shared = {
  '--mantine-shadow-sm': 'var(--lift)',
  '--mantine-shadow-md': 'var(--lift)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-placeholder': 'var(--text-2)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-primary-color-filled': 'var(--accent-fill)',
  '--mantine-font-family': 'var(--font)',
  '--input-bd-focus': 'var(--accent)',
  '--mantine-color-disabled': 'var(--surface-2)',
  '--mantine-color-disabled-color': 'var(--text-2)',
  '--mantine-color-disabled-border': 'var(--line)',
};

/** The greys that the library's own styles name: lines, grounds that wait, popovers. */
const light = {
  '--mantine-color-gray-1': 'var(--surface-2)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-3': 'var(--surface-2)',
  '--mantine-color-gray-4': 'var(--line)',
};

const dark = {
  '--mantine-color-dark-4': 'var(--line)',
  '--mantine-color-dark-5': 'var(--surface-2)',
  '--mantine-color-dark-6': 'var(--surface)',
  '--mantine-color-dark-7': 'var(--surface)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared, ...light },
  dark: { ...shared, ...dark },
});
