import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardList } from '#model/compute/asked/inputs';
import { requestOf } from '#model/compute/asked/request';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SongChoice } from '../../fields/song-field.tsx';
import { type SongSearch, useTeamSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';

interface Props {
  readonly page: OptimizerPage;
}

/** Takes five cards from the team builder: its last answer, or its answer for a song chosen here. */
export function BestTeam({ page }: Props) {
  const { t } = useTranslation();
  const search = useTeamSearch('song');
  const { result, isBusy } = search;
  const take = ({ cards, leader }: TeamResult) => page.change({ must: cardList(cards), leader });
  const { find, isFinding, hasFailed } = useFinding(page, search, take);
  const [isOpen, picker] = useDisclosure(false);
  const last = result?.problem.profile === page.question.profile ? result?.answer.teams[0] : undefined;
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
      <SongChoice isOpen={isOpen} onClose={picker.close} place={{ selected: null, pick: find }} />
    </FieldRow>
  );
}

/** Asks the team search for the best five on a song and hands them on when they are there. */
function useFinding(
  { question, inputs }: OptimizerPage,
  search: SongSearch,
  take: (team: TeamResult) => void,
) {
  const { game } = useSources();
  const { result, status, start, isBusy } = search;
  const [wanted, setWanted] = useState<TeamRequest | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isDone = wanted !== null && !isBusy && (result?.problem === wanted || status === 'failed');
  const finish = useEffectEvent(() => {
    const team = result?.problem === wanted ? result?.answer.teams[0] : undefined;
    setWanted(null);
    setFailed(team === undefined);
    if (team) take(team);
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const find = (song: number) => {
    const free = { ...inputs, song, must: [], leader: null, sixth: 'leader', minPower: 0, top: 1 } as const;
    const request = requestOf(free, question.profile, game);
    if (request === null) return;
    setFailed(false);
    setWanted(request);
    start(request);
  };
  return { find, isFinding: wanted !== null, hasFailed };
}
