import { Button } from '@mantine/core';
import { ListMusic } from 'lucide-react';
import { Link } from 'react-router';
import type { TeamResult } from '#model/compute/team';
import { useTranslation } from '#src/components/translation.tsx';
import { useTeamPicture } from '../picture/use-picture.ts';
import styles from '../teambuilder/answer/answer.module.css';
import type { Builder } from '../teambuilder/state/builder.ts';
import { cardList } from '../teambuilder/state/inputs.ts';
import { encodeInputs } from '../teambuilder-url.ts';
import { ResultButtons } from './result-buttons.tsx';
import { useCopies } from './use-copies.ts';

interface Props {
  readonly builder: Builder;
  /** The best team, which can be looked at on other songs. */
  readonly team: TeamResult;
}

/** The question as it stands, with these five as its only team. */
const queryOf = ({ inputs }: Builder, { cards, leader }: TeamResult): URLSearchParams =>
  encodeInputs({ ...inputs, must: cardList(cards), leader, exclude: [], sixth: 'leader', minPower: 0 });

export function CopyButtons({ builder, team }: Props) {
  const { t } = useTranslation();
  const copies = useCopies(builder);
  const picture = useTeamPicture(builder);
  return (
    <div className={styles.actions}>
      <ResultButtons copies={copies} picture={picture}>
        <Button
          component={Link}
          to={{ pathname: '/tool/songoptimizer', search: String(queryOf(builder, team)) }}
          leftSection={<ListMusic size={16} aria-hidden="true" />}
        >
          {t('optimizer.song.toAll')}
        </Button>
      </ResultButtons>
    </div>
  );
}
