import { createContext, use, useContext, useEffect } from 'react';
import type { BackupsLogic } from '#machines/backups/backups.view';
import type { CalculatorLogic } from '#machines/calculator/calculator.view';
import type { CloudLogic } from '#machines/cloud/cloud.view';
import type { CollectionLogic } from '#machines/collection/collection.view';
import type { ComposerLogic } from '#machines/composer/composer.view';
import type { GameKit } from '#machines/game/kit.view';
import type { ImportingLogic } from '#machines/importing/importing.view';
import type { LinkingLogic } from '#machines/linking/linking.view';
import type { QuestionLogic } from '#machines/question/question.view';
import type { RoomKit } from '#machines/room/room.view';
import type { SimulatorKit } from '#machines/simulator/kit.view';
import type { TrackerLogic } from '#machines/tracker/tracker.view';
import type { UploadLogic } from '#machines/upload/upload.view';

/** Machines whose code comes when a page needs it; src/app/services/late.ts says how each is fetched. */
export interface LateMachines {
  readonly backups: BackupsLogic;
  readonly calculator: CalculatorLogic;
  readonly cloud: CloudLogic;
  readonly collection: CollectionLogic;
  readonly composer: ComposerLogic;
  readonly everySong: QuestionLogic;
  readonly game: GameKit;
  readonly helps: QuestionLogic;
  readonly importing: ImportingLogic;
  readonly linking: LinkingLogic;
  readonly medley: QuestionLogic;
  readonly nextSteps: QuestionLogic;
  readonly oneTeam: QuestionLogic;
  readonly room: RoomKit;
  readonly scoring: QuestionLogic;
  readonly simulator: SimulatorKit;
  readonly tracker: TrackerLogic;
  readonly upload: UploadLogic;
}

/** Fetches each machine with its services; always the same promise, as React's `use` wants it. */
export type LateCode = { readonly [Name in keyof LateMachines]: () => Promise<LateMachines[Name]> };

export const LateContext = createContext<LateCode | null>(null);

function useLateCode(): LateCode {
  const code = useContext(LateContext);
  if (!code) throw new Error('there is no LateContext above');
  return code;
}

/** The machine of that name, ready to be started. Suspends until its code is here. */
export function useLate<Name extends keyof LateMachines>(name: Name): LateMachines[Name] {
  const code = useLateCode();
  return use(code[name]());
}

/** Long enough for the page to be drawn to its end. */
const AHEAD_MS = 500;

/** Fetches a machine's code shortly after the component shows, so that `useLate` need not wait for it later. */
export function useLateAhead(name: keyof LateMachines): void {
  const code = useLateCode();
  useEffect(() => {
    // A failure shows where the machine is used.
    const timer = setTimeout(() => code[name]().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [code, name]);
}
