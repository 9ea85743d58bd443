import type { SkillRecord } from '#model/records/skill';
import { localised } from '#model/rules/localised';
import { skillSummary } from '#model/rules/skill-summary';
import { skillText } from '#model/rules/skill-text';
import { SKILL_LEVELS } from '#model/vocabulary/characters';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { ServerChoice } from '#src/kit/detail/server-choice.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';
import { type PageServer, useNearest } from './use-page-server.ts';
import type { ShownCard } from './use-shown-card.ts';

const LEVELS = Array.from({ length: SKILL_LEVELS }, (_, index) => index);

interface Props {
  readonly skill: SkillRecord;
  /** Null until it is known. */
  readonly name: PerServer<string> | null;
  readonly shown: ShownCard;
  readonly chosen: PageServer;
}

/** What its skill does at each level, in the words of the server that the page is for, else of the nearest one; the choice is for the whole page. */
export function SkillPanel({ skill, name, shown: { entry, change }, chosen }: Props) {
  const { t } = useTranslation();
  const { integer, decimal, percent } = useFormat();
  const { main, sub } = useServers();
  const nearest = useNearest(skill.description, chosen.server ?? main) ?? main;
  const called = name && localised(name, nearest, sub);
  const text = skillText(skill, entry.skill, nearest, sub, decimal);
  const { percent: alone, unifiedPercent, seconds } = skillSummary(skill, entry.skill, main);
  return (
    <Panel
      id="skill"
      title={t('card.skill')}
      note={
        <SegmentedChoice
          label={t('card.skillLevel')}
          choices={LEVELS.map((level) => ({ value: level, label: integer(level + 1) }))}
          value={entry.skill}
          onChange={(level) => change({ skill: level })}
        />
      }
    >
      <div className={styles.wording}>
        {called && <strong lang={SERVER_LANGUAGES[called.server]}>{called.value}</strong>}
        <ServerChoice {...chosen} />
      </div>
      {text && (
        <p className={styles.skill} lang={SERVER_LANGUAGES[text.server]}>
          {text.value}
        </p>
      )}
      <p className={styles.places}>
        {[
          ...(alone > 0 ? [t('cards.scoreUp', { percent: percent(alone) })] : []),
          ...(unifiedPercent === null ? [] : [t('cards.unified', { percent: percent(unifiedPercent) })]),
          t('unit.seconds', { seconds: decimal(seconds) }),
        ].join(' · ')}
      </p>
    </Panel>
  );
}
