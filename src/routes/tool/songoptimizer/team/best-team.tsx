import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Sparkles } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { byNewest, songView } from '#model/listing/views/song-view';
import { useOptimizer, useOptimizerPart } from '#src/actors/use-optimizer.ts';
import { FieldRow } from '#src/components/field-row.tsx';
import { SongPicker } from '#src/components/song-picker.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { cardList } from '../../teambuilder/state/inputs.ts';
import { requestOf } from '../../teambuilder/state/request.ts';
import type { Page } from '../state/page.ts';

interface Props {
  readonly page: Page;
}

/** Takes five cards from the team builder: its last answer, or its answer for a song chosen here. */
export function BestTeam({ page }: Props) {
  const { t } = useTranslation();
  const result = useOptimizerPart((view) => view.result);
  const isBusy = useOptimizerPart((view) => view.isBusy);
  const { builder } = page;
  const take = ({ cards, leader }: TeamResult) => page.change({ must: cardList(cards), leader });
  const { find, isFinding, hasFailed } = useFinding(page, take);
  const [isOpen, picker] = useDisclosure(false);
  const last = result?.request.profile === builder.profile ? result?.answer.teams[0] : undefined;
  return (
    <FieldRow label={t('optimizer.team.best')} hint={hasFailed ? t('optimizer.team.noneFound') : undefined}>
      <Button
        leftSection={<Sparkles size={16} aria-hidden="true" />}
        loading={isFinding}
        onClick={picker.open}
      >
        {t('optimizer.team.bestFor')}
      </Button>
      {last && !isBusy && (
        <Button variant="subtle" onClick={() => take(last)}>
          {t('optimizer.team.fromBuilder')}
        </Button>
      )}
      <Songs
        page={page}
        isOpen={isOpen}
        onClose={picker.close}
        onPick={(song) => {
          picker.close();
          find(song);
        }}
      />
    </FieldRow>
  );
}

/** Asks the team search for the best five on a song and hands them on when they are there. */
function useFinding({ builder, inputs }: Page, take: (team: TeamResult) => void) {
  const { result, status, start, isBusy } = useOptimizer();
  const [wanted, setWanted] = useState<TeamRequest | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isDone = wanted !== null && !isBusy && (result?.request === wanted || status === 'failed');
  const finish = useEffectEvent(() => {
    const team = result?.request === wanted ? result?.answer.teams[0] : undefined;
    setWanted(null);
    setFailed(team === undefined);
    if (team) take(team);
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const find = (song: number) => {
    const free = { ...inputs, song, must: [], leader: null, sixth: 'leader', minPower: 0, top: 1 } as const;
    const request = requestOf(free, builder.profile, builder.game);
    if (request === null) return;
    setFailed(false);
    setWanted(request);
    start(request);
  };
  return { find, isFinding: wanted !== null, hasFailed };
}

interface SongsProps extends Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (song: number) => void;
}

function Songs({ page: { builder }, isOpen, onClose, onPick }: SongsProps) {
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { game, main, sub } = builder;
  const songs = useMemo(() => {
    if (!isListed) return [];
    const sources = { bands: game.bands, main, sub };
    return [...game.songs.values()].map((song) => songView(song, sources)).sort(byNewest);
  }, [isListed, game, main, sub]);
  return <SongPicker opened={isOpen} songs={songs} selected={null} onClose={onClose} onPick={onPick} />;
}
