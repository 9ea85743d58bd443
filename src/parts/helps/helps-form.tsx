import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useMemo, useState } from 'react';
import type { HelpsRequest } from '#model/compute/helps';
import { byNewest, type SongView, songView } from '#model/listing/views/song-view';
import { COPY_STATES, type CopyState, newCopy } from '#model/profile/new-copy';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { useServers } from '#src/actors/use-servers.ts';
import { PickerButton } from '#src/components/picker-button.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { SongPicker } from '#src/components/song-picker.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useBands, useSongs } from '#src/data/lists.ts';
import styles from './helps.module.css';
import { HelpsResult } from './helps-result.tsx';

interface Props {
  readonly profile: Profile;
  /** What the profile lacks. */
  readonly missing: readonly CardRecord[];
}

interface Choice {
  readonly scope: 'song' | 'all';
  readonly song: number | null;
  readonly copy: CopyState;
}

/** The songs that have an EXPERT chart, newest first. */
function useExpertSongs(): readonly SongView[] {
  const songs = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return useMemo(() => {
    if (!songs || !bands) return [];
    return [...songs.values()]
      .filter(({ difficulties }) => difficulties.expert !== undefined)
      .map((song) => songView(song, { bands, main, sub }))
      .sort(byNewest);
  }, [songs, bands, main, sub]);
}

/** What is asked; a changed question ends the running search and starts anew. */
export function HelpsForm({ profile, missing }: Props) {
  const { t } = useTranslation();
  const [{ scope, song, copy }, setChoice] = useState<Choice>({ scope: 'song', song: null, copy: 'trained' });
  const [isAsked, setAsked] = useState(false);
  const change = (patch: Partial<Choice>) => setChoice({ scope, song, copy, ...patch });
  const aim = scope === 'all' ? 'all' : song;
  const request = useMemo((): HelpsRequest | null => {
    if (aim === null) return null;
    return { profile, song: aim, candidates: missing.map((card) => newCopy(card, copy)) };
  }, [profile, missing, aim, copy]);
  return (
    <div className={styles.form}>
      <SegmentedChoice
        label={t('helps.scope')}
        value={scope}
        choices={[
          { value: 'song', label: t('live.song') },
          { value: 'all', label: t('helps.allSongs') },
        ]}
        onChange={(value) => change({ scope: value })}
      />
      {scope === 'song' && <SongChoice song={song} onPick={(id) => change({ song: id })} />}
      <SegmentedChoice
        label={t('helps.copy')}
        value={copy}
        choices={COPY_STATES.map((value) => ({ value, label: t(`helps.state.${value}`) }))}
        onChange={(value) => change({ copy: value })}
      />
      {!isAsked && (
        <Button variant="filled" disabled={request === null} onClick={() => setAsked(true)}>
          {t('helps.start')}
        </Button>
      )}
      {isAsked && request && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <HelpsResult
            key={`${profile.name} ${aim} ${copy}`}
            request={request}
            onEnd={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface SongProps {
  readonly song: number | null;
  readonly onPick: (id: number) => void;
}

const JACKET = 40;

function SongChoice({ song, onPick }: SongProps) {
  const { t } = useTranslation();
  const songs = useExpertSongs();
  const [isOpen, picker] = useDisclosure(false);
  const shown = songs.find(({ id }) => id === song);
  return (
    <>
      <PickerButton label={t('live.song')} tall onOpen={picker.open}>
        <SongJacket src={shown?.jacket ?? null} size={JACKET} />
        <span className={shown ? styles.title : 'muted'}>{shown?.title ?? t('song.pick')}</span>
      </PickerButton>
      <SongPicker
        opened={isOpen}
        songs={songs}
        selected={song}
        onClose={picker.close}
        onPick={(id) => {
          onPick(id);
          picker.close();
        }}
      />
    </>
  );
}
