import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from '#src/actors/shell/use-layout.ts';
import { useProfiles } from '#src/actors/use-profiles.ts';
import styles from '../songoptimizer.module.css';
import { LiveSection } from './live/live-section.tsx';
import { TEAM_SIZE } from './state/optimizer-inputs.ts';
import type { Page } from './state/page.ts';
import { TeamSection } from './team/team-section.tsx';

interface Props {
  readonly page: Page;
}

/** The question; folded on phones as soon as there is a team, for then the answer is what matters. */
export function Panels({ page }: Props) {
  const { t } = useTranslation();
  const { isNarrow } = useLayout();
  const { inputs, builder } = page;
  const { isLoading } = useProfiles();
  // Without a collection five cards are nothing, and the way to one stands in the question.
  const hasCards = inputs.must.length === TEAM_SIZE && (builder.profile !== null || isLoading);
  const hasTeam = inputs.source === 'typed' || hasCards;
  const [isOpen, setOpen] = useState(!hasTeam);
  const [hadTeam, setHadTeam] = useState(hasTeam);
  if (hadTeam !== hasTeam) {
    setHadTeam(hasTeam);
    setOpen(!hasTeam || inputs.source === 'typed');
  }
  const panels = (
    <div className={styles.panels}>
      <div className={styles.panel}>
        <TeamSection page={page} />
      </div>
      <div className={styles.panel}>
        <LiveSection page={page} />
      </div>
    </div>
  );
  if (!isNarrow) return panels;
  const team =
    inputs.source === 'typed'
      ? t('optimizer.source.typed')
      : inputs.must.map((id) => builder.cardOf(id)?.character ?? `#${id}`).join(', ');
  const song = inputs.view === 'song' ? (builder.songView?.title ?? '') : '';
  const facts = [song, team, t(`builder.live.${inputs.live}`)].filter((fact) => fact !== '');
  return (
    <details className={styles.folded} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('builder.question')} <span className={styles.facts}>{facts.join(' · ')}</span>
      </summary>
      {panels}
    </details>
  );
}
