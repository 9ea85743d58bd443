import { medleyMixing } from '../mixing/mixing.ts';
import { eventOf, itemsLine, mixLine, type TextParts, teamLines } from '../share/team-text.ts';
import { gapPercent, type Shown } from './shown.ts';
import { chartOf, songRequest } from './song-request.ts';

/** A medley as plain text for chats: the total, what all share, then each song with its team. */
export function medleyText(words: Omit<TextParts, 'request'>, shown: Shown): string {
  const { builder, t, format } = words;
  const { request, report } = shown;
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
    const { title, level } = chartOf(builder, asked);
    const song = `${title} · ${t(`difficulty.${asked.difficulty}`)} ${level ?? ''}`.trim();
    return [song, ...teamLines({ ...words, request: asked }, team, place + 1)].join('\n');
  });
  const [first] = answer.teams;
  return [
    [
      t('builder.medley.textHead', { live: t('builder.live.medley'), perfect }),
      ...eventOf(words, !shown.isStale && !shown.isOld),
      t('builder.medley.totalText', { total: format.integer(answer.total ?? 0) }),
      proof,
      ...(first ? [itemsLine({ ...words, request: songRequest(request, 0) }, first)] : []),
      ...mixLine(words, medleyMixing(report)),
    ].join('\n'),
    ...teams,
  ].join('\n\n');
}
