/** First file of the engine thread's own bundle: lets it know where the build put its module. */

import moduleUrl from '#wasm/build/setori.wasm?url';
import { serveTeams } from '#wasm/host/thread/worker';

serveTeams(moduleUrl);
// Whatever writes the first number of a browser's process looks through all its languages, 60 ms on a slow phone. No one waits here.
new Intl.NumberFormat();
