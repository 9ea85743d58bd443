import { useState } from 'react';
import { liveKey } from '#model/compute/asked/live-key';
import { kindOf } from '#model/compute/asked/request';
import { TEAM_SIZE } from '#model/compute/team';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsSection } from '../fields/cards-section.tsx';
import { ItemSetsRow } from '../fields/play-rows.tsx';
import { NoProfile } from '../messages/not-yet.tsx';
import { useSources } from '../sources/sources.tsx';
import styles from './songoptimizer.module.css';
import type { OptimizerPage } from './state/optimizer-inputs.ts';
import { LiveSection } from './team/live-section.tsx';
import { TeamSection } from './team/team-section.tsx';

interface Props {
  readonly page: OptimizerPage;
  /** False in the moment before the second panel is drawn. */
  readonly isWhole: boolean;
}

/** The question; folded on phones as soon as there is a team, for then the answer is what matters. */
export function Panels({ page, isWhole }: Props) {
  const { t } = useTranslation();
  const isNarrow = useIsPhone();
  const { inputs, question } = page;
  const { songOf } = useSources();
  const { isLoading } = useProfiles();
  const team = useTeamText(page);
  // Without a collection five cards are nothing, and the way to one stands in the question.
  const hasCards = inputs.must.length === TEAM_SIZE && (question.profile !== null || isLoading);
  const isEvery = inputs.view === 'every';
  const hasTeam = isEvery ? question.profile !== null || isLoading : inputs.source === 'typed' || hasCards;
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
  const song = inputs.view === 'song' && question.song ? songOf(question.song.id)?.title : null;
  const facts = [
    song,
    team,
    t(liveKey(kindOf(question.event, question.inputs), question.inputs.live)),
  ].filter(Boolean);
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
function useTeamText({ inputs, question }: OptimizerPage): string {
  const { cardOf } = useSources();
  const { t } = useTranslation();
  const nameOf = useProfileName();
  if (inputs.view === 'every') return question.profile ? nameOf(question.profile.name) : '';
  return inputs.source === 'typed'
    ? t('optimizer.source.typed')
    : inputs.must.map((id) => cardOf(id)?.character ?? `#${id}`).join(', ');
}

interface CollectionSectionProps {
  readonly page: OptimizerPage;
}

/** Whose cards and items teams are made of. */
function CollectionSection({ page: { question } }: CollectionSectionProps) {
  const { t } = useTranslation();
  if (question.profile === null) {
    return (
      <Section id="team" title={t('builder.section.cards')}>
        <NoProfile question={question} />
      </Section>
    );
  }
  return (
    <div id="team">
      <CardsSection question={question} />
      <Section id="items" title={t('items.title')}>
        <ItemSetsRow question={question} />
      </Section>
    </div>
  );
}
