import type { PostNode } from '../contract/rich-text.ts';

/** Addresses, and things of the game written as `[event:12]`. */
const MARK =
  /\[(character|card|costume|event|gacha|song|logincampaign|comic|mission):([1-9]\d{0,14})\]|https?:\/\/[^\s\\<>"]{1,1900}/g;
const HEADING = /^#\s+(.{1,200})$/u;
const MAX_RUN = 10_000;

const TARGETS = {
  character: 'character-single',
  card: 'card-single',
  costume: 'costume-single',
  event: 'event-single',
  gacha: 'gacha-single',
  song: 'song-single',
  logincampaign: 'logincampaign-single',
  comic: 'comic-single',
  mission: 'mission-single',
} as const;
type Thing = keyof typeof TARGETS;
const isThing = (word: string | undefined): word is Thing =>
  word !== undefined && Object.hasOwn(TARGETS, word);

function runs(text: string): PostNode[] {
  const parts: PostNode[] = [];
  for (let at = 0; at < text.length; at += MAX_RUN) {
    parts.push({ type: 'text', data: text.slice(at, at + MAX_RUN) });
  }
  return parts;
}

function nodesOfLine(line: string): PostNode[] {
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return [{ type: 'heading', data: heading }];
  const nodes: PostNode[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, thing, id = ''] = match;
    nodes.push(...runs(line.slice(end, match.index)));
    nodes.push({
      type: 'link',
      target: isThing(thing) ? TARGETS[thing] : 'url',
      data: isThing(thing) ? id : whole,
    });
    end = match.index + whole.length;
  }
  return [...nodes, ...runs(line.slice(end))];
}

/**
 * A text as someone types it: lines are lines, an empty one begins a paragraph, `# ` begins a heading, addresses and
 * things of the game become links. Everything else stays as it stands.
 */
export function nodesOfText(text: string): PostNode[] {
  const nodes: PostNode[] = [];
  for (const line of text.replaceAll('\r', '').trim().split('\n')) {
    const own = nodesOfLine(line.trimEnd());
    const last = nodes.at(-1);
    const isAfterText = last !== undefined && last.type !== 'heading';
    if (isAfterText && own[0]?.type !== 'heading') nodes.push({ type: 'br' });
    nodes.push(...own);
  }
  return nodes;
}
