import { isLocale, type Locale } from '#model/vocabulary/locales';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker } from '../../origin/origin.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { AssetService } from '../published/assets.ts';
import type { Prepared } from '../published/encodings.ts';
import { type SharedAddress, type SharedTeams, sharedAddress } from '../teams/shared-teams.ts';
import { wordsIn } from '../thing-words.ts';
import { soon } from '../within.ts';
import { drawTeams } from './draw-teams.ts';
import type { Fonts } from './fonts.ts';
import { canLetter, plainLine } from './lettering.ts';
import { firstPicture, painter } from './painter.ts';
import type { LinkTags } from './summaries.ts';
import { type SummaryCard, summariseTeams, type TeamSummary } from './team-summary.ts';

/** The page of the team builder, whose address may hold shared teams. */
export const TEAM_PAGE = '/tool/teambuilder';

function tagsOf({ name, reached, facts }: TeamSummary, locale: Locale, query: string): LinkTags {
  return {
    title: plainLine(name),
    locale,
    site: wordsIn(locale).site.name,
    description: [reached, ...facts].map(plainLine).join(' · '),
    path: `${TEAM_PAGE}?${query}`,
    picture: `/preview/${locale}/teams.png?${query}`,
  };
}

/** What links to shared teams are shown with. */
export interface TeamPreviews {
  tags(query: string, locale: Locale, asker: Asker): Promise<LinkTags | null>;
  picture(locale: string, query: string, asker: Asker): Promise<Prepared | null>;
}

export function teamPreviews(
  lists: PublishedLists,
  assets: AssetService,
  teams: SharedTeams,
  fonts: Fonts,
): TeamPreviews {
  const once = singleFlight<Prepared | null>();
  const bytesOf = ({ picture }: SummaryCard) => firstPicture(assets, [picture]);
  // Anybody can make up teams: they wait for each other, not things for them.
  const paint = painter<TeamSummary>(fonts, 1, (summary, style) => drawTeams(summary, { ...style, bytesOf }));

  const make = async (address: SharedAddress, wanted: Locale, asker: Asker) => {
    const summary = await summariseTeams(lists, teams, address, wanted, asker);
    if (!summary || (await canLetter(summary.name + summary.reached, fonts)))
      return summary && paint(`${wanted} ${address.query}`, { summary, locale: wanted }, asker);
    const english = await summariseTeams(lists, teams, address, 'en', asker);
    return english && paint(`en ${address.query}`, { summary: english, locale: 'en' }, asker);
  };

  return {
    async tags(query, locale, asker) {
      const address = sharedAddress(query);
      const summary = address && (await soon(summariseTeams(lists, teams, address, locale, asker)));
      return summary && tagsOf(summary, locale, address.query);
    },
    async picture(locale, query, { who, signal }) {
      const address = sharedAddress(query);
      if (!isLocale(locale) || !address) return null;
      const draw = (gone: AbortSignal) => make(address, locale, { who, signal: gone });
      return once(`${locale} ${address.query}`, draw, signal);
    },
  };
}
