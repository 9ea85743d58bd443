import { EVENT_COUNT, type ServerTimeline } from '../seeded/timeline.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';

/** A row of `skin/{kind}.all` and of `deco/{kind}.all` (reference R14). */
export interface LookRow {
  readonly name: Served<string>;
  readonly assetBundleName: string;
  readonly publishedAt: Served<string>;
}

const PATTERNS: readonly ServedWord[] = [
  ['スタンダード', 'Standard', '標準', '标准', '기본'],
  ['ネオン', 'Neon', '霓虹', '霓虹', '네온'],
  ['黒板', 'Blackboard', '黑板', '黑板', '칠판'],
  ['水玉', 'Polka dots', '圓點', '圆点', '물방울무늬'],
  ['夜の海', 'Night sea', '夜海', '夜海', '밤바다'],
  ['桜', 'Cherry blossom', '櫻花', '樱花', '벚꽃'],
  ['紙工作', 'Paper craft', '紙藝', '纸艺', '종이 공예'],
  ['真鍮', 'Brass', '黃銅', '黄铜', '황동'],
  ['雪', 'Snow', '雪', '雪', '눈'],
  ['キャンディ', 'Candy', '糖果', '糖果', '사탕'],
  ['回路', 'Circuit', '電路', '电路', '회로'],
  ['星図', 'Star chart', '星圖', '星图', '성도'],
  ['木漏れ日', 'Sun through leaves', '樹影', '树影', '나뭇잎 사이 햇살'],
  ['レコード', 'Vinyl', '黑膠', '黑胶', '레코드'],
];

/** When the nth of so many things came out; the first are there from the start. */
export const outOf = (timeline: ServerTimeline, nth: number, count: number): Served<string> =>
  [0, 1, 2, 3, 4].map((server) => {
    if (nth === 0) return String(timeline.opened(server));
    const start = timeline.startAtOrAfter(server, Math.floor((nth * EVENT_COUNT) / count));
    return start === null ? null : String(start);
  });

/** A thing that is called so where it is out. */
export const lookRow = (assetBundleName: string, word: ServedWord, publishedAt: Served<string>): LookRow => ({
  name: publishedAt.map((at, server) => (at === null ? null : (word[server] ?? null))),
  assetBundleName,
  publishedAt,
});

const COUNTS = { notes: 14, directionalFlicks: 6, lanes: 10, soundEffects: 8 } as const;
export type SkinKind = keyof typeof COUNTS;

/** Bundles count from 00; those of directional flicks have a word of the site's before them. */
const bundleOf = (nth: number): string => `skin${String(nth).padStart(2, '0')}`;

/** `skin/{kind}.all`. */
export function createSkins(timeline: ServerTimeline, kind: SkinKind): Record<string, LookRow> {
  const count = COUNTS[kind];
  return Object.fromEntries(
    PATTERNS.slice(0, count).map((word, nth) => [
      nth + 1,
      lookRow(bundleOf(nth), word, outOf(timeline, nth, count)),
    ]),
  );
}

/** How many skins of a kind there are, for who draws them. */
export const skinCount = (kind: SkinKind): number => COUNTS[kind];
