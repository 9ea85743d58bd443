import 'react';

/** Lets `style` carry our own variables, as in `style={{ '--disc': color }}`. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
