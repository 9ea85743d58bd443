import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../data/query-client.ts';
import { styleNonce } from '../theme/scheme.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { ActorProviders, app } from './actors.tsx';
import { machineColorSchemes } from './color-schemes.ts';
import { createRouter } from './pages/router.tsx';
import { feedRoutes } from './services/routes.ts';

const colorSchemes = machineColorSchemes(app);
const router = createRouter();
feedRoutes(app, router);
const nonce = styleNonce();
// The scroll lock of dialogs adds a style element of its own.
if (nonce) setNonce(nonce);

/** Everything the pages stand on: theme, game data, actors, addresses. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <ActorProviders>
          <RouterProvider router={router} />
        </ActorProviders>
      </QueryClientProvider>
    </MantineProvider>
  );
}
