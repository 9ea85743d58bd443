import { useState } from 'react';
import {
  GOAL_KINDS,
  GOAL_TIERS,
  type GoalKind,
  type GoalTier,
  type LiveGoals,
} from '#model/records/live-goals';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { NearestText } from '#src/kit/detail/facts.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';
import { RewardTable } from './reward-table.tsx';

interface Props {
  /** Of the event. */
  readonly id: number;
  readonly goals: LiveGoals;
}

const WORDS = {
  score: 'meta.score',
  combo: 'songs.combo',
  judge: 'card.skillOf.judge',
  life: 'card.skillOf.life',
  multi: 'events.multi',
} as const satisfies Readonly<Record<GoalKind, string>>;

/** A level by its number; those of the harder row are marked as in the game. */
function useLevelWords() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (tier: GoalTier, level: number): string =>
    `${t('events.levelOf', { level: integer(level) })}${tier === 'extra' ? ' EX' : ''}`;
}

/** What its players are asked to do, one kind at a time. */
export function GoalsPanel({ id, goals: { goals } }: Props) {
  const { t } = useTranslation();
  const { main } = useServers();
  const levelWords = useLevelWords();
  // The data puts the kinds in an order of its own.
  const kinds = [...new Set(goals.map(({ kind }) => kind))];
  const [chosen, choose] = useState<GoalKind>(kinds[0] ?? GOAL_KINDS[0]);
  if (kinds.length === 0) return null;
  const rows = goals
    .filter(({ kind }) => kind === chosen)
    .map(({ tier, level, text, songs, difficulties, rewards }) => ({
      goal: levelWords(tier, level),
      text: (
        <>
          <NearestText values={text} />
          <span className={styles.demand}>
            <NearestText values={songs} />
            <NearestText values={difficulties} />
          </span>
        </>
      ),
      rewards,
    }));
  return (
    <Panel id="goals" title={t('events.goals')}>
      <SegmentedChoice
        label={t('events.goalKind')}
        choices={kinds.map((value) => ({ value, label: t(WORDS[value]) }))}
        value={chosen}
        onChange={choose}
      />
      <RewardTable key={chosen} id={id} server={main} head={t('card.level')} rows={rows} />
    </Panel>
  );
}

/** What reaching a level brings, as the main server has it, else another. */
export function LevelsPanel({ id, goals: { levels } }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const levelWords = useLevelWords();
  const found = localised(levels, main, sub);
  if (!found) return null;
  const rows = GOAL_TIERS.flatMap((tier) =>
    found.value
      .filter((row) => row.tier === tier)
      .map(({ level, reward }) => ({ goal: levelWords(tier, level), rewards: [reward] })),
  );
  return (
    <Panel id="levels" title={t('events.levelRewards')} note={<ServerTag server={found.server} />}>
      <RewardTable id={id} server={found.server} head={t('card.level')} rows={rows} />
    </Panel>
  );
}
