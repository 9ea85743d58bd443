import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo, useState } from 'react';
import {
  type ChartSoundActor,
  type ChartSoundView,
  chartSoundView,
} from '#machines/chartsound/chartsound.view';
import { type EditorSoundSettings, volumesOf } from '#machines/chartsound/settings.logic';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import type { EditorSound } from './sound/chartsound.actors.ts';

export type { ChartSoundView };

const load = fetchOnce(async () => (await import('./sound/chartsound.actors.ts')).openEditorSoundKit());

/** What is heard of a chart under edit. */
export interface HeardChart extends Pick<EditorSound, 'playhead' | 'waveform' | 'heardAt'> {
  readonly actor: ChartSoundActor;
  readonly toggleMetronome: () => void;
}

/** Ends with the component. Waits for its code. */
export function useEditorSound(): HeardChart {
  const { create, settings } = use(load());
  const [{ logic, playhead, waveform, heardAt }] = useState(create);
  const actor = useActorRef(logic);
  const set = useSelector(settings, ({ context }) => context.value);
  useEffect(() => actor.send({ type: 'VOLUMES.CHANGED', volumes: volumesOf(set) }), [actor, set]);
  return useMemo(() => {
    const toggleMetronome = () => {
      const { hasMetronome } = settings.getSnapshot().context.value;
      settings.send({ type: 'VALUE.EDITED', edit: { hasMetronome: !hasMetronome } });
    };
    return { actor, playhead, waveform, heardAt, toggleMetronome };
  }, [actor, playhead, waveform, heardAt, settings]);
}

/** One thing of it; redraws only when that changes. */
export const useSoundPart = <Part extends string | number | boolean | null | object>(
  { actor }: HeardChart,
  read: (view: ChartSoundView) => Part,
): Part => useSelector(actor, (snapshot) => read(chartSoundView(snapshot, actor.send)));

/** What is heard as it is now, for what happens between two drawings. */
export const currentSound = ({ actor }: HeardChart): ChartSoundView =>
  chartSoundView(actor.getSnapshot(), actor.send);

interface InSoundSettings {
  readonly settings: EditorSoundSettings;
  readonly change: (change: Partial<EditorSoundSettings>) => void;
}

/** What the author set for all charts. Waits for its code. */
export function useSoundSettings(): InSoundSettings {
  const { settings: actor } = use(load());
  const settings = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ settings, change: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [settings, actor],
  );
}
