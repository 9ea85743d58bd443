import type { ReactNode } from 'react';
import { difficultyFactor } from '#model/games/play';
import { DIFFICULTIES, type GameSettings } from '#model/games/settings';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CardFilterRows } from '#src/kit/card/card-filter-rows.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { People } from './use-people.ts';
import type { Playing } from './use-play.ts';

const LIMITS = [15, 30, 60, 120];
const ROUND_COUNTS = [5, 10, 20, 30];

/** The usual values, and the one that is set. */
const withValue = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].sort((a, b) => a - b);

/** The group of texts that speak of cards, or of songs. */
export const wordsOf = ({ game }: Pick<Playing, 'game'>) => (game === 'chartmaster' ? 'master' : 'game');

/** The settings of a game, what they find, and how they change. */
export type Choosing = Pick<Playing, 'game' | 'settings' | 'begun' | 'pool' | 'change'>;

interface Props {
  readonly playing: Choosing;
  readonly people: Pick<People, 'cardBands' | 'bandName'>;
  /** What a game asks about where it is not cards. */
  readonly choice?: ReactNode;
}

/** What is set before a game. */
export function SettingsFields({ playing, people, choice }: Props) {
  const { t } = useTranslation();
  const { settings, pool, change } = playing;
  return (
    <>
      <Numbers playing={playing} />
      {choice ?? (
        <FieldRow label={t('game.cards')} hint={t('game.pool', { count: pool })}>
          <CardFilterRows
            filter={{ ...settings, query: '' }}
            bands={people.cardBands}
            bandName={people.bandName}
            onChange={({ bands, attributes, rarities }) => change({ bands, attributes, rarities })}
          />
        </FieldRow>
      )}
    </>
  );
}

function Numbers({ playing }: { readonly playing: Choosing }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { main } = useServers();
  const servers = useServerOptions();
  const { settings, begun, change } = playing;
  const { difficulty, limitSeconds, rounds } = settings;
  return (
    <>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          choices={servers}
          value={begun?.server ?? settings.server ?? main}
          onChange={(value) => change({ server: servers[value]?.value ?? null })}
        />
      </FieldRow>
      <FieldRow
        label={t('game.difficulty')}
        hint={t(`${wordsOf(playing)}.difficultyHint.${difficulty}`, {
          factor: format.decimal(difficultyFactor(difficulty)),
        })}
      >
        <SegmentedChoice<GameSettings['difficulty']>
          label={t('game.difficulty')}
          choices={DIFFICULTIES.map((value) => ({ value, label: t(`game.difficultyOf.${value}`) }))}
          value={difficulty}
          onChange={(value) => change({ difficulty: value })}
        />
      </FieldRow>
      <FieldRow label={t('game.limit')}>
        <SegmentedChoice
          label={t('game.limit')}
          choices={withValue(LIMITS, limitSeconds).map((value) => ({ value, label: format.integer(value) }))}
          value={limitSeconds}
          onChange={(value) => change({ limitSeconds: value })}
        />
      </FieldRow>
      <FieldRow label={t('game.rounds')}>
        <SegmentedChoice
          label={t('game.rounds')}
          choices={withValue(ROUND_COUNTS, rounds).map((value) => ({ value, label: format.integer(value) }))}
          value={rounds}
          onChange={(value) => change({ rounds: value })}
        />
      </FieldRow>
    </>
  );
}
