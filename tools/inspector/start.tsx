import { createRoot } from 'react-dom/client';
import type { InspectionEvent, Observer } from 'xstate';
import { Panel } from './panel/panel.tsx';
import { createRecorder } from './recorder.ts';

/**
 * Puts the inspector on the page and returns what the actor system reports to. Only `npm run inspect` loads this
 * (src/app/boot/actors.tsx, docs/decisions/019-inspector.md); no visitor ever gets it.
 */
export function startInspector(): Observer<InspectionEvent> {
  const recorder = createRecorder(() => performance.now());
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Panel recorder={recorder} />);
  return recorder.observer;
}
