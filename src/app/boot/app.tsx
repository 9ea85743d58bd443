import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition, useMemo } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { I18n } from '../../browser/language/i18n.ts';
import { JourneyContext } from '../../kit/address/journey.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { TranslationProvider } from '../../kit/text/translation.tsx';
import { styleNonce } from '../../kit/theme/scheme.ts';
import { theme } from '../../kit/theme/theme.ts';
import { catchUp } from '../pages/catch-up.ts';
import { createRouter } from '../pages/router.tsx';
import { feedRoutes, journeyOn } from '../services/routes.ts';
import { ActorProviders, app } from './actors.tsx';
import { machineColorSchemes } from './color-schemes.ts';
import { createPageRoot } from './react.ts';

type Router = ReturnType<typeof createRouter>;

const colorSchemes = machineColorSchemes(app);
const nonce = styleNonce();
// The scroll lock of dialogs adds a style element of its own.
if (nonce) setNonce(nonce);

/** Begins to show the page of the address. */
export function openPage(): Router {
  const router = createRouter();
  feedRoutes(app, router);
  catchUp(router);
  return router;
}

/** Draws in slices: the first drawing of all is the longest. */
export function showApp(router: Router, i18n: I18n): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = createPageRoot(root);
  startTransition(() =>
    page.render(
      <StrictMode>
        <App router={router} i18n={i18n} />
      </StrictMode>,
    ),
  );
}

/** Everything the pages stand on: theme, game data, actors, texts, addresses. */
function App({ router, i18n }: { readonly router: Router; readonly i18n: I18n }) {
  const journey = useMemo(() => journeyOn(router), [router]);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <ActorProviders>
          <TranslationProvider i18n={i18n}>
            <JourneyContext value={journey}>
              <RouterProvider router={router} />
            </JourneyContext>
          </TranslationProvider>
        </ActorProviders>
      </QueryClientProvider>
    </MantineProvider>
  );
}
