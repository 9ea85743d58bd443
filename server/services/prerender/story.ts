import { readScriptAddress, type StoryRef, scriptName } from '#model/media/story/catalogue/story-ref';
import { type StoryRow, storyRows } from '#model/media/story/rows';
import type { StoryScript } from '#model/media/story/script.types';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import type { AssetService } from '../published/assets.ts';
import type { DataService } from '../published/data.ts';
import type { PrerenderedStory } from './content.ts';
import { knownStory } from './known-story.ts';
import { scriptOn } from './story-script.ts';
import type { Visitor } from './visitor.ts';

interface Sources {
  readonly lists: PublishedLists;
  readonly data: DataService;
  readonly assets: AssetService;
}

/** In letters: several times the longest chapter that was published (reference R139). */
const MAX_LETTERS = 40_000;

type Line = PrerenderedStory['lines'][number];

function lineOf(row: StoryRow): Line | null {
  if (row.kind === 'line') return row.text === '' ? null : { name: row.speaker.trim(), text: row.text };
  if (row.kind === 'scene') return row.text === '' ? null : { name: '', text: row.text };
  return row.kind === 'choice' ? { name: '', text: row.options.join(' · ') } : null;
}

/** As many whole lines as are worth sending; the rest comes with the page itself. */
function bounded(lines: readonly Line[]): readonly Line[] {
  let left = MAX_LETTERS;
  const cut = lines.findIndex(({ name, text }) => {
    left -= name.length + text.length;
    return left < 0;
  });
  return cut < 0 ? lines : lines.slice(0, cut);
}

/** What a script says, under a heading. */
const contentOf = (
  script: StoryScript,
  heading: string,
  server: ServerIndex,
  visitor: Visitor,
): PrerenderedStory => ({
  kind: 'story',
  locale: visitor.locale,
  heading,
  lang: SERVER_LANGUAGES[server],
  lines: bounded(storyRows(script).flatMap((row) => lineOf(row) ?? [])),
});

/** The text of a script by what follows `/tool/storyviewer/asset/` in an address; null where there is none that can be read. */
export async function prerenderScript(
  { assets }: Sources,
  rest: string,
  visitor: Visitor,
): Promise<PrerenderedStory | null> {
  const address = readScriptAddress(rest);
  const server = address && serverIndex(address.server);
  if (address === null || server === null) return null;
  const script = await scriptOn(assets, address.server, { at: [address.path], place: null });
  return script && contentOf(script, scriptName(address.path), server, visitor);
}

/** The text of a story before any script runs; null where no list names it, and where its script cannot be read. */
export async function prerenderStory(
  { lists, data, assets }: Sources,
  ref: StoryRef | null,
  server: ServerIndex | null,
  visitor: Visitor,
): Promise<PrerenderedStory | null> {
  if (ref === null || server === null) return null;
  const known = await knownStory({ lists, data }, ref);
  const script = known && (await scriptOn(assets, SERVERS[server], known.source));
  if (!known || !script) return null;
  const { main, sub } = visitor.servers;
  const title = known.title[server] ?? localised(known.title, main, sub)?.value;
  return contentOf(script, title || visitor.text('page.story'), server, visitor);
}
