import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { catchUp } from '#src/app/pages/catch-up.ts';

test('a second listener that comes late hears what happened before, and everything after', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', element: null },
  ]);
  router.subscribe(() => undefined);
  catchUp(router);
  await router.navigate('/next');
  const paths: string[] = [];
  const end = router.subscribe(({ location }) => paths.push(location.pathname));
  expect(paths).toEqual(['/next']);
  await router.navigate('/');
  await vi.waitFor(() => expect(paths.at(-1)).toBe('/'));
  end();
  const heard = paths.length;
  await router.navigate('/next');
  expect(paths).toHaveLength(heard);
});
