import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { ClipboardList, ImageDown, Link2, RotateCcw } from 'lucide-react';
import { daysOf } from '#model/plan/stairs';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { saveLines } from '#src/kit/curve/save-lines.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { encodeCalculator, PLAIN } from '../inputs.ts';
import { isPlanned, type Plan } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { useMixText } from './use-mix-text.ts';

interface Props {
  readonly question: Case;
  readonly plan: Plan;
}

const PATIENCE_MS = 2_500;
const ICON = 16;

/** A link that means the same elsewhere and later: server, event and end stand in it even where they are the visitor's own. */
function linkOf({ inputs, server, event, end }: Case): string {
  const query = encodeCalculator({ ...inputs, server, event: event?.id ?? inputs.event, until: end });
  return `${window.location.origin}${window.location.pathname}?${query}`;
}

/** The plan for others, as a link, as text and as a picture; and a way to start over. */
export function Share({ question, plan }: Props) {
  const { t } = useTranslation();
  const link = useClipboard({ timeout: PATIENCE_MS });
  const text = useClipboard({ timeout: PATIENCE_MS });
  const lines = useLines(question, plan);
  const said = (link.copied && t('copy.linkCopied')) || (text.copied && t('copy.textCopied'));
  return (
    <footer className={styles.share}>
      <Button
        leftSection={<Link2 size={ICON} aria-hidden="true" />}
        onClick={() => link.copy(linkOf(question))}
      >
        {t('copy.link')}
      </Button>
      <Button
        leftSection={<ClipboardList size={ICON} aria-hidden="true" />}
        onClick={() => text.copy([...lines, linkOf(question)].join('\n'))}
      >
        {t('builder.result.copyText')}
      </Button>
      <Button
        leftSection={<ImageDown size={ICON} aria-hidden="true" />}
        onClick={() => void saveLines(lines, null, `setori-plan-${question.event?.id ?? 'own'}`)}
      >
        {t('builder.picture.save')}
      </Button>
      <Button
        leftSection={<RotateCcw size={ICON} aria-hidden="true" />}
        onClick={() => question.change(PLAIN)}
      >
        {t('action.reset')}
      </Button>
      <span className="muted" role="status">
        {said || ((link.error ?? text.error) && t('copy.failed'))}
      </span>
    </footer>
  );
}

/** The plan in words, a line each. */
function useLines(question: Case, plan: Plan): readonly string[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const mixText = useMixText();
  const { name, type, server, inputs } = question;
  const { doneAt, boosts } = plan.schedule;
  const bought = boosts.cansBought;
  return [
    `${name ?? t(`eventType.${type}`)} · ${t(`server.${SERVERS[server]}`)}`,
    `${integer(inputs.current)} → ${integer(inputs.target)}`,
    `${t('eventCalculator.perPlay')}: ${integer(plan.points)}`,
    `${t('eventCalculator.plays')}: ${integer(plan.plays)}`,
    ...(plan.challenge ? [mixText(plan.needed)] : []),
    ...(isPlanned(plan) && doneAt !== null
      ? [`${t('eventCalculator.done')}: ${dates.dateTime(doneAt)}`]
      : []),
    ...(boosts.used > 0 ? [`${t('eventCalculator.boosts')}: ${integer(boosts.used)}`] : []),
    ...(bought > 0 ? [`${t('eventCalculator.bought')}: ${integer(bought)}`] : []),
    ...daysOf(plan.schedule.blocks, plan, inputs.current).map(
      ({ noon, lives, challengeLives, points }) =>
        `${dates.shortDay(noon)}: ${integer(lives + challengeLives)} → ${integer(points)}`,
    ),
  ];
}
