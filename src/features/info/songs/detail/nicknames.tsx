import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { logInPath } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { Fact } from '#src/kit/detail/facts.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NicknameProposal } from './nickname-proposal.tsx';
import styles from './nicknames.module.css';

interface Props {
  readonly song: number;
  readonly names: readonly string[];
}

/** What players call the song and may type into the search, and a way to propose more. */
export function Nicknames({ song, names }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fact label={t('songs.nicknames')}>
      <div className={styles.nicknames}>
        {names.length > 0 && <span>{names.join(', ')}</span>}
        {isOpen && <NicknameProposal song={song} />}
        {!isOpen && user && (
          <Button size="compact-sm" onClick={() => setOpen(true)}>
            {t('songs.proposeNickname')}
          </Button>
        )}
        {!user && <Link to={logInPath(pathname)}>{t('songs.logInToPropose')}</Link>}
      </div>
    </Fact>
  );
}
