import { useState } from 'react';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { CHART_CODEC } from '#src/features/charts/chart/address.ts';
import { Panel } from '#src/features/charts/chart/panel.tsx';
import { Viewer } from '#src/features/charts/chart/viewer.tsx';
import { type DrawnChart, useAnalysisOf } from '#src/features/charts/drawn-chart.data.ts';
import strip from '#src/features/charts/strip/strip.module.css';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { chartKey } from './fan-chart.data.ts';
import styles from './work.module.css';

interface Props {
  readonly post: Post;
  readonly drawn: DrawnChart;
  readonly difficulty: Difficulty;
}

/** As charts are shown before a visitor changes anything; the address of the page is that of the simulator. */
const PLAIN = CHART_CODEC.decode(new URLSearchParams());

/** The whole chart as a picture, and what it asks for in numbers. */
export function Reading({ post, drawn, difficulty }: Props) {
  const { t } = useTranslation();
  const [skill, setSkill] = useState(PLAIN.skill);
  const analysis = useAnalysisOf(chartKey(post), drawn);
  return (
    <div className={`${styles.reading} ${strip.colors}`}>
      <section className={styles.picture} id="chart" aria-labelledby="chart-title">
        <h2 id="chart-title">{t('fanCharts.picture')}</h2>
        <Viewer chart={drawn.plain} scoring={drawn.scoring} inputs={{ ...PLAIN, skill }} />
      </section>
      <Panel
        drawn={drawn}
        analysis={analysis}
        difficulty={difficulty}
        level={post.level ?? null}
        skill={skill}
        onSkill={setSkill}
      />
    </div>
  );
}
