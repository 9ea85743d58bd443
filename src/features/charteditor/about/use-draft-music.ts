import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChartMusic } from '#model/writing/chart/about';
import { addressOf } from '#model/writing/work/draft-file';
import { useServers } from '#src/kit/actors/use-servers.ts';
import type { SoundSource } from '../../simulator/use-simulator.ts';
import { chartDrafts } from '../drafts/chart-drafts.ts';

/** Where the music of a draft is heard from: own music from this device, or else from the site. Null without any and until it is there. */
export function useDraftMusic(music: ChartMusic | null): SoundSource {
  const { main, sub } = useServers();
  const audio = music?.type === 'custom' ? music.audio : null;
  const song = music?.type === 'bandori' ? music.id : null;
  const { data: own = null } = useQuery({
    queryKey: ['chartDrafts', 'file', audio?.hash],
    networkMode: 'always',
    enabled: audio !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: async (): Promise<SoundSource> => {
      if (audio === null) return null;
      const blob = await chartDrafts.file(audio.hash).catch(() => null);
      if (!blob) return { kind: 'address', address: addressOf(audio) };
      return { kind: 'file', file: new File([blob], audio.name, { type: blob.type }), offset: 0 };
    },
  });
  return useMemo(
    () => (song === null ? audio && own : { kind: 'song', song, servers: [main, sub] }),
    [song, audio, own, main, sub],
  );
}
