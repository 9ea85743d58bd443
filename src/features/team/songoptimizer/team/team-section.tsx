import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { cardList } from '#model/compute/asked/inputs';
import { requestOf } from '#model/compute/asked/request';
import type { TeamRequest } from '#model/compute/request';
import { TEAM_SIZE, type TeamResult } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardListField } from '../../fields/card-list-field.tsx';
import { SongChoice } from '../../fields/song-field.tsx';
import { NoProfile } from '../../messages/not-yet.tsx';
import { ProfileField } from '../../profile/profile-field.tsx';
import { type SongSearch, useTeamSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import { type OptimizerPage, SOURCES } from '../state/optimizer-inputs.ts';
import { TypedFields } from './typed-fields.tsx';

interface BestTeamProps {
  readonly page: OptimizerPage;
}

/** Takes five cards from the team builder: its last answer, or its answer for a song chosen here. */
function BestTeam({ page }: BestTeamProps) {
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

interface Props {
  readonly page: OptimizerPage;
}

/** Who plays: five cards of a collection, or skills and power as typed. */
export function TeamSection({ page }: Props) {
  const { t } = useTranslation();
  const { question, inputs, change } = page;
  return (
    <Section id="team" title={t('optimizer.section.team')}>
      <FieldRow label={t('optimizer.source.label')}>
        <SegmentedChoice
          label={t('optimizer.source.label')}
          value={inputs.source}
          choices={SOURCES.map((source) => ({ value: source, label: t(`optimizer.source.${source}`) }))}
          onChange={(source) => change({ source })}
        />
      </FieldRow>
      {inputs.source === 'typed' ? (
        <TypedFields page={page} />
      ) : question.profile === null ? (
        <NoProfile question={question} />
      ) : (
        <>
          <FieldRow label={t('profile.label')}>
            <ProfileField question={question} />
          </FieldRow>
          <CardsFields page={page} profile={question.profile} />
        </>
      )}
    </Section>
  );
}

interface CardsFieldsProps {
  readonly page: OptimizerPage;
  readonly profile: Profile;
}

const ANY = '';

/** The five and who leads them. */
function CardsFields({ page, profile }: CardsFieldsProps) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const { inputs, change } = page;
  const owned = useMemo(() => profile.cards.map(({ id }) => id), [profile]);
  const { must, leader } = inputs;
  return (
    <>
      <CardListField
        label={t('optimizer.team.cards')}
        title={t('optimizer.team.pick')}
        empty={t('builder.cards.excludedNone')}
        from={owned}
        value={must}
        max={TEAM_SIZE}
        onChange={(ids) => change({ must: cardList(ids), leader: ids.includes(leader ?? 0) ? leader : null })}
      />
      <BestTeam page={page} />
      <FieldRow label={t('team.leader')} htmlFor="optimizer-leader">
        <Select
          id="optimizer-leader"
          w="100%"
          allowDeselect={false}
          value={leader === null ? ANY : String(leader)}
          data={[
            { value: ANY, label: t('optimizer.team.anyLeader') },
            ...must.map((id) => {
              const card = cardOf(id);
              return { value: String(id), label: card ? `${card.character} · ${card.title}` : `#${id}` };
            }),
          ]}
          onChange={(value) => change({ leader: value ? Number(value) : null })}
        />
      </FieldRow>
    </>
  );
}
