import { liveKey } from '#model/compute/asked/live-key';
import type { TeamAnswer, TeamResult } from '#model/compute/team';
import { SERVERS } from '#model/vocabulary/servers';
import { pointsLine, supportLine } from './earned.ts';
import { choiceViews, lineUpOf } from './line-up.ts';
import { type Mixing, mixWords, teamMixing } from './mixing.tsx';
import { eventTerm, termsOf } from './terms.ts';
import type { Occasion, TextParts } from './words.ts';

/** Terms side by side; no line without any. */
export const inOneLine = (terms: readonly string[]): readonly string[] =>
  terms.length === 0 ? [] : [terms.join(' · ')];

/** Where, whose cards and when. */
export const origin = ({ request, t, format }: TextParts, { now }: Occasion): string =>
  [t(`server.${SERVERS[request.server]}`), request.profile.name, format.date(now)].join(' · ');

/** The order where it matters (alone, not in a room), a sixth that is not the leader, and the room's score. */
function activationLines(
  { sources, request, t, format }: TextParts,
  team: TeamResult,
  nameOf: (id: number) => string,
): string[] {
  const sixth = sources.cardOf(team.sixth)?.character ?? '';
  return [
    ...(request.live === 'free'
      ? [t('builder.text.order', { order: team.order.map(nameOf).join(' → ') })]
      : []),
    ...(team.sixth === team.leader ? [] : [t('builder.text.sixth', { name: sixth, id: team.sixth })]),
    ...(team.roomScore === null ? [] : [t('builder.text.room', { score: format.integer(team.roomScore) })]),
  ];
}

/** What a team plays with. */
export function itemsLine({ sources, request, t, labelOf }: TextParts, team: TeamResult): string {
  const items = choiceViews(sources, request, team.areaItems, t('items.everyone')).map(labelOf);
  return t('builder.text.items', { items: items.join(', ') });
}

/** What mixing its items gains, where that is known. */
export function mixLine(words: Pick<TextParts, 't' | 'format'>, mixing: Mixing): readonly string[] {
  const line = mixWords(words, mixing);
  return line === null ? [] : [line];
}

/** One team but for its items. */
export function teamLines(parts: TextParts, team: TeamResult, rank: number): string[] {
  const { sources, request, t, format } = parts;
  const members = lineUpOf(sources, request, team);
  const leader = members.find((member) => member.isLeader);
  const names = new Map(members.map(({ card }) => [card.id, card.character]));
  return [
    t('builder.text.team', {
      rank,
      score: format.integer(team.score.average),
      min: format.integer(team.score.min),
      max: format.integer(team.score.max),
      power: format.integer(team.power),
    }),
    ...members.map(({ card, level, skillPercent }) =>
      t('builder.text.member', {
        character: card.character,
        title: card.title,
        id: card.id,
        level,
        skill: format.signedPercent(skillPercent),
      }),
    ),
    t('builder.text.leader', { name: leader?.card.character ?? '' }),
    ...activationLines(parts, team, (id) => names.get(id) ?? `#${id}`),
    ...(team.points ? [pointsLine(parts, request, team.points), ...supportLine(parts, team.points)] : []),
  ];
}

/** An answer as plain text for chats: the song, the event, then each team from the best. */
export function answerText(parts: TextParts, answer: TeamAnswer, occasion: Occasion): string {
  const { sources, request, t, format } = parts;
  const song = sources.game.songs.get(request.songId);
  const head = t('builder.text.head', {
    song: sources.songOf(request.songId)?.title ?? `#${request.songId}`,
    difficulty: t(`difficulty.${request.difficulty}`),
    level: song?.difficulties[request.difficulty]?.level ?? '',
    live: t(liveKey(request.points?.kind, request.live)),
    perfect: format.percent(request.perfectRate * 100),
  });
  const proof = answer.proved
    ? t('builder.text.proved')
    : t('builder.text.gap', { gap: format.integer(answer.gap) });
  const teams = answer.teams.map((team, i) =>
    [
      ...teamLines(parts, team, i + 1),
      itemsLine(parts, team),
      ...(i === 0 ? mixLine(parts, teamMixing(request, team, answer.uniformBest)) : []),
    ].join('\n'),
  );
  const { play, live, cards, constraints } = termsOf(parts, request, 'full');
  const terms = inOneLine([...play, ...live, ...cards, ...constraints]);
  return [
    [head, ...eventTerm(parts, occasion.event), ...terms, proof, origin(parts, occasion)].join('\n'),
    ...teams,
  ].join('\n\n');
}
