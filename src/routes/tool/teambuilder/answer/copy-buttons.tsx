import { Button } from '@mantine/core';
import { ClipboardList, ImageDown, Link2, ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TeamResult } from '#model/compute/team';
import { useTeamPicture } from '../../picture/use-picture.ts';
import { encodeInputs } from '../../teambuilder-url.ts';
import type { Builder } from '../state/builder.ts';
import { cardList } from '../state/inputs.ts';
import styles from './answer.module.css';
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
  const { said, copyLink, copyText } = useCopies(builder);
  const picture = useTeamPicture(builder);
  return (
    <div className={styles.actions}>
      <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={copyLink}>
        {t('builder.result.copyLink')}
      </Button>
      <Button leftSection={<ClipboardList size={16} aria-hidden="true" />} onClick={copyText}>
        {t('builder.result.copyText')}
      </Button>
      <Button
        leftSection={<ImageDown size={16} aria-hidden="true" />}
        disabled={picture.isDrawing}
        onClick={picture.save}
      >
        {t('builder.picture.save')}
      </Button>
      <Button
        component={Link}
        to={{ pathname: '/tool/songoptimizer', search: String(queryOf(builder, team)) }}
        leftSection={<ListMusic size={16} aria-hidden="true" />}
      >
        {t('optimizer.song.toAll')}
      </Button>
      <span className={styles.small} role="status">
        {said || picture.said}
      </span>
    </div>
  );
}
