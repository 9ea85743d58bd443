import type { ServerCode } from '#model/vocabulary/servers';
import type { StoryFileKind, StoryScript } from '../../script.types.ts';
import { type StoryNeed, storyFiles } from '../../story-files.ts';
import { pathOf } from './effects.ts';
import type { WebgalLine } from './webgal-line.ts';

const FOLDERS: Readonly<Record<StoryFileKind, string>> = {
  picture: 'background',
  music: 'bgm',
  sound: 'vocal',
  voice: 'vocal',
};

/** A remark: what comes behind a semicolon is not read. */
const remark = (text: string): string => `; ${text.replace(/\s+/g, ' ').replaceAll(';', ',')}`;

/** Where the scene expects a file, and where it lies on the site; null for one that is loaded from its own address. */
function placeOf(need: StoryNeed, origin: string): string | null {
  if (need.what === 'model')
    return remark(`game/figure/${need.costume}/model.json: ${origin}${need.address}`);
  if (need.file.of === 'own') return null;
  return remark(`game/${FOLDERS[need.file.kind]}/${pathOf(need.file, origin)}: ${origin}${need.address}`);
}

interface Around {
  readonly title: string;
  readonly server: ServerCode;
  /** Of the site, whose addresses stand in the remarks. */
  readonly origin: string;
}

/** The scene as `game/scene/start.txt`: which files it needs, then its statements. What is lost is a remark at its place. */
export function webgalFile(
  script: StoryScript,
  lines: readonly WebgalLine[],
  { title, server, origin }: Around,
): string {
  const files = storyFiles(script, server).flatMap((need) => placeOf(need, origin) ?? []);
  const scene = lines.flatMap(({ at, statements, grade }) =>
    grade === 'lost' ? [remark(`${at + 1}: –`)] : statements,
  );
  return `${[remark(title), ...files, ...scene, 'end;'].join('\n')}\n`;
}
