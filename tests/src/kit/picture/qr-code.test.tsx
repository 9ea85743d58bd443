import { cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import QrCode from '#src/kit/picture/qr-code.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

const QUIET = 4;
/** The square in three corners by which cameras find a code. */
const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

/** The code as it is drawn: dark modules by their place. */
function drawn(text: string) {
  renderOnStage(<QrCode text={text} label="Code of the link" />);
  const code = screen.getByRole('img', { name: 'Code of the link' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[3]);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const at = (x: number, y: number) => (dark.has(`${x} ${y}`) ? '#' : ' ');
  const finder = (left: number, top: number) =>
    FINDER.map((row, y) => [...row].map((_, x) => at(left + x, top + y)).join(''));
  return { size, dark, finder };
}

test('draws a code that cameras find, with room around it', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'small' }), (text) => {
      const { size, dark, finder } = drawn(text);
      const far = size - QUIET - FINDER.length;
      for (const [x, y] of [
        [QUIET, QUIET],
        [far, QUIET],
        [QUIET, far],
      ] as const) {
        expect(finder(x, y)).toEqual(FINDER);
      }
      for (const place of dark) {
        for (const module of place.split(' ').map(Number)) {
          expect(module).toBeGreaterThanOrEqual(QUIET);
          expect(module).toBeLessThan(size - QUIET);
        }
      }
      cleanup();
    }),
    { numRuns: 20 },
  );
});
