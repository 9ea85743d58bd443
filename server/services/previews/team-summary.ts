import type { MedleySong } from '#model/compute/medley';
import { joinWords, nameIn } from '#model/families/fields';
import { bandColor } from '#model/listing/views/bands';
import { type CardFace, cardFace } from '#model/listing/views/card-face';
import type { Lists } from '#model/records/list-readers';
import { formatFor } from '#model/rules/format';
import { type ServerPair, serversFor } from '#model/rules/home-servers';
import type { Locale } from '#model/vocabulary/locales';
import type { Asker } from '../../origin/origin.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { Reached, SharedAddress, SharedTeams } from '../teams/shared-teams.ts';
import { textIn } from '../thing-words.ts';

export type SummaryCard = Pick<CardFace, 'picture' | 'attribute' | 'rarity'> & {
  readonly color: string;
  readonly isLeader: boolean;
};

/** Shared teams as their link is shown: what they play, what they reach, and their cards. */
export interface TeamSummary {
  /** The song; of a medley that it is one. */
  readonly name: string;
  readonly reached: string;
  readonly facts: readonly string[];
  readonly color: string;
  readonly teams: readonly (readonly SummaryCard[])[];
}

const LISTS = ['cards', 'characters', 'bands', 'songs', 'events'] as const;
/** The leader stands in the middle. */
const LEADER_PLACE = 2;

/** What the teams were sought for comes first. */
function reachedIn(locale: Locale, { request, score, points }: Reached): string {
  const { integer } = formatFor(locale);
  const scored = request
    ? `${textIn(locale, 'builder.target.score')} ${integer(score)}`
    : textIn(locale, 'builder.medley.totalText', { total: integer(score) });
  if (points === null) return scored;
  const earned = `${textIn(locale, 'builder.target.points')} ${integer(points)}`;
  return request && request.target !== 'score' ? joinWords(earned, scored) : joinWords(scored, earned);
}

const songsOf = ({ request, medley }: Reached): readonly MedleySong[] =>
  medley?.songs ?? (request ? [request] : []);

const titleOf = ({ songs }: Lists, id: number, servers: ServerPair): string =>
  nameIn(songs.get(id)?.title, servers) ?? `#${id}`;

const levelOf = (locale: Locale, { songs }: Lists, { songId, difficulty }: MedleySong): string =>
  `${textIn(locale, `difficulty.short.${difficulty}`)} ${songs.get(songId)?.difficulties[difficulty]?.level ?? ''}`;

/** The song, or the songs of a medley, then the event. */
function factsOf(locale: Locale, lists: Lists, reached: Reached, servers: ServerPair): readonly string[] {
  const { request } = reached;
  const played = request
    ? [joinWords(textIn(locale, `builder.live.${request.live}`), levelOf(locale, lists, request))]
    : songsOf(reached).map((song) =>
        joinWords(titleOf(lists, song.songId, servers), levelOf(locale, lists, song)),
      );
  const event = reached.event === null ? null : nameIn(lists.events.get(reached.event)?.name, servers);
  return [...played, joinWords(event, textIn(locale, 'builder.shared.title'))];
}

function cardsOf(lists: Lists, ids: readonly number[], trained: ReadonlySet<number>, servers: ServerPair) {
  return ids.flatMap((id, place): SummaryCard[] => {
    const card = lists.cards.get(id);
    if (!card) return [];
    const face = cardFace(card, trained.has(id), { ...lists, ...servers });
    const { picture, attribute, rarity, color, bandId } = face;
    return [
      { picture, attribute, rarity, color: color ?? bandColor(bandId), isLeader: place === LEADER_PLACE },
    ];
  });
}

/** What a link to shared teams says in a language; null where they cannot be counted. @throws Refusal */
export async function summariseTeams(
  published: PublishedLists,
  teams: SharedTeams,
  address: SharedAddress,
  locale: Locale,
  asker: Asker,
): Promise<TeamSummary | null> {
  const servers = serversFor(locale);
  const reached = await teams.reached(address, servers.main, asker);
  if (!reached) return null;
  const lists = await published.some(LISTS);
  const entries = address.shared.teams.flat().map(({ entry }) => entry);
  const trained = new Set(entries.filter(({ train }) => train === 1).map(({ id }) => id));
  const [first] = songsOf(reached);
  const song = lists.songs.get(first?.songId ?? 0);
  return {
    name: reached.medley
      ? textIn(locale, 'builder.live.medley')
      : titleOf(lists, first?.songId ?? 0, servers),
    reached: reachedIn(locale, reached),
    facts: factsOf(locale, lists, reached, servers),
    color: bandColor(song?.bandId ?? 0),
    teams: reached.teams.map((ids) => cardsOf(lists, ids, trained, servers)),
  };
}
