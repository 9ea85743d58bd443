import { medleyPoints } from '#model/rules/medley-points';
import {
  chartOf,
  gapPercent,
  type ShownMedley,
  songRequest,
  uncountedLine,
  uncountedSongs,
} from './medley.ts';
import { medleyMixing } from './mixing.tsx';
import { inOneLine, itemsLine, mixLine, origin, teamLines } from './team-text.ts';
import { eventTerm, termsOf } from './terms.ts';
import type { Occasion, TextParts } from './words.ts';

/** What a medley event pays for each number of boosts; nothing where the event may be another's. */
export function medleyPointsLine(
  { t, format }: Omit<TextParts, 'request'>,
  { total }: Pick<ShownMedley['report']['answer'], 'total'>,
  { event }: Occasion,
): readonly string[] {
  if (event?.type !== 'medley' || total === null) return [];
  const rows = medleyPoints(total).map(
    ({ spent, points }) => `${format.integer(spent)} → ${format.integer(points)}`,
  );
  return [`${t('builder.target.points')} · ${t('builder.play.boosts')} ${rows.join(' · ')}`];
}

/** A medley as plain text for chats: the total, what all share, then each song with its team. */
export function medleyText(
  words: Omit<TextParts, 'request'>,
  shown: ShownMedley,
  occasion: Occasion,
): string {
  const { sources, t, format } = words;
  const { request, report } = shown;
  const parts = { ...words, request: songRequest(request, 0) };
  const { live, cards, constraints } = termsOf(words, parts.request, 'full');
  const { answer } = report;
  const percent = gapPercent(answer);
  const proof = answer.proved
    ? t('builder.text.proved')
    : t('builder.medley.gap', {
        percent: percent === null ? '?' : format.percent(percent),
        points: answer.gap === null ? '?' : format.integer(answer.gap),
      });
  const perfect = format.percent(request.perfectRate * 100);
  const teams = answer.teams.map((team, place) => {
    const asked = songRequest(request, place);
    const { title, level } = chartOf(sources, asked);
    const song = `${title} · ${t(`difficulty.${asked.difficulty}`)} ${level ?? ''}`.trim();
    return [song, ...teamLines({ ...words, request: asked }, team, place + 1)].join('\n');
  });
  const [first] = answer.teams;
  return [
    [
      t('builder.medley.textHead', { live: t('builder.live.medley'), perfect }),
      ...eventTerm(words, occasion.event),
      ...inOneLine([...live, ...cards, ...constraints]),
      t('builder.medley.totalText', { total: format.integer(answer.total ?? 0) }),
      ...medleyPointsLine(words, answer, occasion),
      proof,
      ...uncountedLine(words, uncountedSongs(sources, request, answer)),
      origin(parts, occasion),
      ...(first ? [itemsLine(parts, first)] : []),
      ...mixLine(words, medleyMixing(report)),
    ].join('\n'),
    ...teams,
  ].join('\n\n');
}
