import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { boostsOf, isPlanned, pointsOf } from '../plan.ts';
import type { Case } from '../use-case.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A time of day as fields of the browser want it. */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const dotted = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');

/** What was filled in, a line for each step; null for a step that is not filled in. */
export function useSummaries({ inputs, name, type, kind, server, end, plan }: Case) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const spent = `${t('builder.play.boosts')} ${integer(boostsOf(kind, inputs.boosts))}`;
  const challenge =
    plan?.challenge && `${t('eventCalculator.challengePer')} ${integer(plan.challenge.points)}`;
  const points = pointsOf(kind, inputs, inputs.boosts);
  const hours = (from: number, to: number) => `${clockText(from)}–${clockText(to)}`;
  const week = hours(inputs.weekdayFrom, inputs.weekdayTo);
  const weekend = hours(inputs.weekendFrom, inputs.weekendTo);
  return {
    event: end
      ? dotted([
          name ?? t(`eventType.${type}`),
          t(`server.${SERVERS[server]}`),
          `${t('eventCalculator.until')} ${dates.dateTime(end)}`,
        ])
      : null,
    target: inputs.target > 0 ? `${integer(inputs.current)} → ${integer(inputs.target)}` : null,
    play:
      points === null || points <= 0
        ? null
        : dotted([integer(points), t(`eventType.${type}`), spent, challenge ?? null]),
    time: dotted([
      `${t('eventCalculator.weekdays')} ${week}`,
      `${t('eventCalculator.weekend')} ${weekend}`,
      `${t('eventCalculator.minutes')} ${integer(inputs.minutes)}`,
    ]),
    results:
      plan === null
        ? null
        : dotted([
            `${t('eventCalculator.plays')} ${integer(plan.plays)}`,
            isPlanned(plan) && plan.schedule.doneAt
              ? `${t('eventCalculator.done')} ${dates.dateTime(plan.schedule.doneAt)}`
              : null,
          ]),
  };
}
