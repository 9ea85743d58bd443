import { useState } from 'react';
import { useLayout } from '#src/actors/shell/use-layout.ts';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useProfileName } from '#src/components/profile-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../songoptimizer.module.css';
import { CollectionSection } from './every/collection-section.tsx';
import { LiveSection } from './live/live-section.tsx';
import { TEAM_SIZE } from './state/optimizer-inputs.ts';
import type { Page } from './state/page.ts';
import { TeamSection } from './team/team-section.tsx';

interface Props {
  readonly page: Page;
  /** False in the moment before the second panel is drawn. */
  readonly isWhole: boolean;
}

/** The question; folded on phones as soon as there is a team, for then the answer is what matters. */
export function Panels({ page, isWhole }: Props) {
  const { t } = useTranslation();
  const isNarrow = useLayout((layout) => layout.isNarrow);
  const { inputs, builder } = page;
  const { isLoading } = useProfiles();
  const team = useTeamText(page);
  // Without a collection five cards are nothing, and the way to one stands in the question.
  const hasCards = inputs.must.length === TEAM_SIZE && (builder.profile !== null || isLoading);
  const isEvery = inputs.view === 'every';
  const hasTeam = isEvery ? builder.profile !== null || isLoading : inputs.source === 'typed' || hasCards;
  const [isOpen, setOpen] = useState(!hasTeam);
  const [hadTeam, setHadTeam] = useState(hasTeam);
  if (hadTeam !== hasTeam) {
    setHadTeam(hasTeam);
    setOpen(!hasTeam || (inputs.source === 'typed' && !isEvery));
  }
  const panels = (
    <div className={styles.panels}>
      <div className={styles.panel}>
        {inputs.view === 'every' ? <CollectionSection page={page} /> : <TeamSection page={page} />}
      </div>
      <div className={styles.panel}>
        {isWhole ? <LiveSection page={page} /> : <div className={styles.later} />}
      </div>
    </div>
  );
  if (!isNarrow) return panels;
  const song = inputs.view === 'song' ? (builder.songView?.title ?? '') : '';
  const facts = [song, team, t(`builder.live.${builder.inputs.live}`)].filter((fact) => fact !== '');
  return (
    <details className={styles.folded} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('builder.question')} <span className={styles.facts}>{facts.join(' · ')}</span>
      </summary>
      {panels}
    </details>
  );
}

/** Who plays, in a few words. */
function useTeamText({ inputs, builder }: Page): string {
  const { t } = useTranslation();
  const nameOf = useProfileName();
  if (inputs.view === 'every') return builder.profile ? nameOf(builder.profile.name) : '';
  return inputs.source === 'typed'
    ? t('optimizer.source.typed')
    : inputs.must.map((id) => builder.cardOf(id)?.character ?? `#${id}`).join(', ');
}
