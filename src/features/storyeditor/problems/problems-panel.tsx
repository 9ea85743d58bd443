import { Button } from '@mantine/core';
import { CircleX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StoryFinding } from '#model/media/story/editing/checks/finding';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { focusField } from '../keys/acts.ts';
import { reveal } from '../list/reveal.ts';
import { currentView, type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';
import styles from './problems.module.css';

interface Props {
  readonly actor: StoryEditorActor;
}

/** More at once say nothing more. */
const SHOWN = 20;
const ICON = 18;

/** Anchor of the panel. */
export const PROBLEMS = 'story-problems';

/** What is wrong with the story, where, and what would mend it. */
export function ProblemsPanel({ actor }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const findings = useStoryEditorPart(actor, (view) => view.findings);
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const [isLong, setIsLong] = useState(false);
  if (!findings) return null;
  const places = new Map(sheet.actions.map(({ id }, at) => [id, at + 1]));
  // Those of an action that is gone by now are of the story a moment ago.
  const known = findings.filter(({ id }) => id === null || places.has(id));
  const errors = known.filter(({ severity }) => severity === 'error').length;
  const shown = known.slice(0, isLong ? known.length : SHOWN).map((finding, nth) => ({ finding, nth }));
  return (
    <Section
      id={PROBLEMS}
      title={t('storyEditor.problems')}
      note={known.length > 0 ? <b className={styles.badge}>{integer(known.length)}</b> : null}
    >
      <p role="status" className={styles.hint}>
        {known.length === 0
          ? t('storyEditor.noProblems')
          : errors > 0
            ? t('storyEditor.errorCount', { count: errors })
            : t('storyEditor.problemCount', { count: known.length })}
      </p>
      <Rows>
        {shown.map(({ finding, nth }) => (
          <FindingRow
            key={nth}
            actor={actor}
            finding={finding}
            place={finding.id === null ? null : (places.get(finding.id) ?? null)}
          />
        ))}
      </Rows>
      {known.length > SHOWN && !isLong && (
        <Button variant="subtle" onClick={() => setIsLong(true)}>
          {t('storyEditor.allProblems', { count: known.length })}
        </Button>
      )}
    </Section>
  );
}

/** A problem that is mended takes its buttons along. */
function Rows({ children }: { readonly children: ReactNode }) {
  const panel = useKeptFocus<HTMLUListElement>();
  return (
    <ul {...panel} className={styles.rows} tabIndex={-1}>
      {children}
    </ul>
  );
}

interface RowProps extends Props {
  readonly finding: StoryFinding;
  /** Number of the action; null for the opening and the whole. */
  readonly place: number | null;
}

function FindingRow({ actor, finding, place }: RowProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { id, severity, remedy } = finding;
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  const isChecking = useStoryEditorPart(actor, (view) => view.isChecking);
  const go = () => {
    reveal(actor, id);
    currentView(actor).moveTo(id);
    // Once its fields are there.
    requestAnimationFrame(focusField);
  };
  const mend = () => {
    // Its remedy is for the story that was looked through: in another one it would come twice or elsewhere.
    if (remedy && !currentView(actor).isChecking) currentView(actor).run(remedy);
  };
  return (
    <li className={styles.problem} data-severity={severity}>
      <Icon size={ICON} aria-label={t(`storyEditor.severity.${severity}`)} />
      <div className={styles.grow}>
        <b>{t(`storyEditor.problem.${finding.kind}`, finding.values)}</b>
        <span className={styles.place}>
          {place === null ? t('storyEditor.opening') : t('storyEditor.action', { number: integer(place) })}
        </span>
      </div>
      <Button size="xs" variant="subtle" onClick={go}>
        {t('storyEditor.show')}
      </Button>
      {remedy && (
        <Button
          size="xs"
          variant="default"
          aria-disabled={isChecking}
          data-disabled={isChecking}
          onClick={mend}
        >
          {t('storyEditor.mend')}
        </Button>
      )}
    </li>
  );
}
