import { GAMES, type GameName } from '#model/games/settings';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TITLES } from '../rounds/titles.ts';
import styles from './room.module.css';

interface Props {
  readonly game: GameName;
  readonly onChoose: (game: GameName) => void;
}

export function GameChoice({ game, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('room.game')}>
      <div className={styles.games}>
        <SegmentedChoice<GameName>
          label={t('room.game')}
          choices={GAMES.map((value) => ({ value, label: t(TITLES[value]) }))}
          value={game}
          onChange={onChoose}
        />
      </div>
    </FieldRow>
  );
}
