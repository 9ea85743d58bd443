import { liveKey } from '#model/compute/asked/live-key';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamResult } from '#model/compute/team';
import { SERVERS } from '#model/vocabulary/servers';
import { pictureName } from '#src/kit/picture/file-name.ts';
import type {
  PictureChart,
  PictureSupport,
  PictureTeam,
  ResultPicture,
} from '#src/kit/picture/picture.types.ts';
import { pointsLabel, pointsLine, supportTitle } from '../result/earned.ts';
import { lineUpOf } from '../result/line-up.ts';
import {
  chartOf,
  gapPercent,
  type ShownMedley,
  songRequest,
  uncountedLine,
  uncountedSongs,
} from '../result/medley.ts';
import { medleyPointsLine } from '../result/medley-text.ts';
import { medleyMixing, teamMixing } from '../result/mixing.tsx';
import { isByPoints } from '../result/rank-value.ts';
import { itemsLine, mixLine } from '../result/team-text.ts';
import { eventTerm, type Terms, termsOf } from '../result/terms.ts';
import type { Occasion, TextParts } from '../result/words.ts';

export type PictureTexts = Omit<TextParts, 'request'>;

function chartText({ t }: PictureTexts, { difficulty }: TeamRequest, level: number | null): PictureChart {
  return { difficulty, text: `${t(`difficulty.short.${difficulty}`)} ${level ?? ''}`.trim() };
}

const range = ({ t, format }: PictureTexts, { score }: Pick<TeamResult, 'score'>): string =>
  `${t('score.min')} ${format.integer(score.min)} · ${t('score.max')} ${format.integer(score.max)}`;

function teamOf(words: PictureTexts, request: TeamRequest, team: TeamResult): PictureTeam {
  const { sources, t, format } = words;
  const members = lineUpOf(sources, request, team).map(({ card, level, skillPercent, isLeader }) => ({
    card,
    isLeader,
    facts: `${t('team.level', { level })} · ${format.signedPercent(skillPercent)}`,
  }));
  const nameOf = (id: number): string => sources.cardOf(id)?.character ?? `#${id}`;
  // In a room no one chooses his place among the players.
  const order =
    request.live === 'free' ? t('builder.text.order', { order: team.order.map(nameOf).join(' → ') }) : null;
  const sixth =
    team.sixth === team.leader ? null : t('builder.text.sixth', { name: nameOf(team.sixth), id: team.sixth });
  const power = `${t('power.title')} ${format.integer(team.power)}`;
  return {
    title: null,
    chart: null,
    score: format.integer(team.score.average),
    facts: [power, order, sixth].filter((fact) => fact !== null).join(' · '),
    members,
    support: supportOf(words, team),
  };
}

/** The support band of a mission live. */
function supportOf(words: PictureTexts, { points }: TeamResult): PictureSupport | null {
  if (!points?.support) return null;
  const { cards, power } = points.support;
  return {
    title: supportTitle(words, power),
    cards: cards.flatMap((id) => words.sources.cardOf(id) ?? []),
  };
}

/** How it was counted, and for what. */
function settingsOf(words: PictureTexts, live: string, asked: TeamRequest, terms: Terms, occasion: Occasion) {
  const { t, format } = words;
  return [
    live,
    ...terms.live,
    ...terms.play,
    `${t('live.perfect')} ${format.percent(asked.perfectRate * 100)}`,
    ...terms.cards,
    t('builder.status.cards', { count: asked.profile.cards.length + asked.temporary.length }),
    t(`server.${SERVERS[asked.server]}`),
    ...eventTerm(words, occasion.event),
  ].join(' · ');
}

const frame = ({ t, format }: PictureTexts, { now }: Occasion, titles: readonly string[]) => ({
  site: t('site.name'),
  date: format.date(now),
  note: t('site.notice'),
  fileName: pictureName(titles, new Date(now)),
});

/** The best team of an answer. */
export function teamPicture(
  words: PictureTexts,
  request: TeamRequest,
  answer: TeamAnswer,
  occasion: Occasion,
): ResultPicture | null {
  const { sources, t, format } = words;
  const [best] = answer.teams;
  if (!best) return null;
  const { title, level } = chartOf(sources, request);
  const terms = termsOf(words, request, 'full');
  return {
    ...frame(words, occasion, [title, t(`difficulty.${request.difficulty}`)]),
    title,
    chart: chartText(words, request, level),
    ...headline(words, request, best),
    verdict: answer.proved
      ? t('builder.text.proved')
      : t('builder.text.gap', { gap: format.integer(answer.gap) }),
    isProved: answer.proved,
    teams: [teamOf(words, request, best)],
    items: [
      itemsLine({ ...words, request }, best),
      ...mixLine(words, teamMixing(request, best, answer.uniformBest)),
    ],
    constraints: terms.constraints.join(' · '),
    settings: settingsOf(words, t(liveKey(request.points?.kind, request.live)), request, terms, occasion),
  };
}

/** What the team was sought for in large figures, then what else it reaches. */
function headline(words: PictureTexts, request: TeamRequest, best: TeamResult) {
  const { t, format } = words;
  const { points, roomScore } = best;
  const average = format.integer(best.score.average);
  const room = roomScore === null ? [] : [t('builder.text.room', { score: format.integer(roomScore) })];
  if (!points || !isByPoints(request))
    return {
      scoreLabel: t('score.average'),
      score: average,
      facts: [
        [range(words, best), ...room].join(' · '),
        ...(points ? [pointsLine(words, request, points)] : []),
      ],
    };
  return {
    scoreLabel: pointsLabel(words, request.points),
    score: format.integer(points.points),
    facts: [
      [`${t('score.average')} ${average}`, range(words, best), ...room].join(' · '),
      `${t('builder.points.bonus')} ${format.signedPercent(points.bonusPercent)}`,
    ],
  };
}

/** Three teams and their total. */
export function medleyPicture(
  words: PictureTexts,
  { request, report }: ShownMedley,
  occasion: Occasion,
): ResultPicture | null {
  const { sources, t, format } = words;
  const { answer } = report;
  const [first] = answer.teams;
  if (!first) return null;
  const percent = gapPercent(answer);
  const asked = songRequest(request, 0);
  const terms = termsOf(words, asked, 'full');
  const songs = answer.teams.map((team, place) => {
    const played = songRequest(request, place);
    const { title, level } = chartOf(sources, played);
    return { ...teamOf(words, played, team), title, chart: chartText(words, played, level) };
  });
  const gap = {
    percent: percent === null ? '?' : format.percent(percent),
    points: format.integer(answer.gap ?? 0),
  };
  const sum = (part: 'min' | 'max') => answer.teams.reduce((so, { score }) => so + score[part], 0);
  return {
    ...frame(words, occasion, [t('builder.live.medley'), ...songs.map(({ title }) => title)]),
    title: t('builder.live.medley'),
    chart: null,
    scoreLabel: t('builder.medley.total'),
    score: format.integer(answer.total ?? 0),
    verdict: answer.proved ? t('builder.text.proved') : t('builder.medley.gap', gap),
    isProved: answer.proved,
    facts: [
      range(words, { score: { average: 0, min: sum('min'), max: sum('max') } }),
      ...medleyPointsLine(words, answer, occasion),
      ...uncountedLine(words, uncountedSongs(sources, request, answer)),
    ],
    teams: songs,
    items: [itemsLine({ ...words, request: asked }, first), ...mixLine(words, medleyMixing(report))],
    constraints: terms.constraints.join(' · '),
    settings: settingsOf(words, t('builder.live.medley'), asked, terms, occasion),
  };
}
