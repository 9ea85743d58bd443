import type { Random } from '../../seeded/random.ts';
import type { ServedWord } from '../../words/words.types.ts';
import type { StoryTopic } from './fill.ts';

/** What is eaten, and what is lost, found, given or worn. In English without an article. */
const SNACKS: readonly ServedWord[] = [
  ['メロンパン', 'melon bread', '菠蘿麵包', '菠萝面包', '멜론빵'],
  ['たい焼き', 'taiyaki', '鯛魚燒', '鲷鱼烧', '붕어빵'],
  ['ドーナツ', 'doughnuts', '甜甜圈', '甜甜圈', '도넛'],
  ['プリン', 'custard pudding', '布丁', '布丁', '푸딩'],
  ['いちご大福', 'strawberry mochi', '草莓大福', '草莓大福', '딸기 찹쌀떡'],
  ['クレープ', 'crêpes', '可麗餅', '可丽饼', '크레이프'],
  ['コロッケ', 'croquettes', '可樂餅', '可乐饼', '고로케'],
  ['焼きいも', 'roast sweet potatoes', '烤番薯', '烤红薯', '군고구마'],
];
const THINGS: readonly ServedWord[] = [
  ['キーホルダー', 'key ring', '鑰匙圈', '钥匙圈', '열쇠고리'],
  ['リストバンド', 'wristband', '護腕', '护腕', '손목 밴드'],
  ['マグカップ', 'mug', '馬克杯', '马克杯', '머그컵'],
  ['手帳', 'notebook', '手帳', '手账', '수첩'],
  ['缶バッジ', 'pin badge', '徽章', '徽章', '배지'],
  ['タオル', 'towel', '毛巾', '毛巾', '수건'],
  ['水筒', 'water bottle', '水壺', '水壶', '물통'],
  ['マフラー', 'scarf', '圍巾', '围巾', '목도리'],
];

/** Scripts are about songs of the band, which lists of stories do not know; titles and synopses name none. */
const NO_SONG: ServedWord = ['', '', '', '', ''];

export const topicsFor = (rng: Random): Readonly<Record<StoryTopic, ServedWord>> => ({
  song: NO_SONG,
  snack: rng.pick(SNACKS),
  thing: rng.pick(THINGS),
});
