import type { Attribute } from '#model/vocabulary/attributes';
import type { Stat } from '#model/vocabulary/stats';
import type { ServedWord } from '../words/words.types.ts';

/** Invented names of things that stand around the town. */

/** The seven places of a studio set: five instruments, then two large stage pieces. */
export const INSTRUMENT_NAMES: readonly ServedWord[] = [
  ['マイクスタンド', 'Microphone Stand', '麥克風架', '麦克风架', '마이크 스탠드'],
  ['ギターアンプ', 'Guitar Amp', '吉他音箱', '吉他音箱', '기타 앰프'],
  ['ベースアンプ', 'Bass Amp', '貝斯音箱', '贝斯音箱', '베이스 앰프'],
  ['ドラムライザー', 'Drum Riser', '鼓台', '鼓台', '드럼 라이저'],
  ['キーボードラック', 'Keyboard Rack', '鍵盤架', '键盘架', '키보드 랙'],
  ['ライブポスター', 'Live Poster', '演出海報', '演出海报', '라이브 포스터'],
  ['ステージフラッグ', 'Stage Flag', '舞台旗幟', '舞台旗帜', '스테이지 깃발'],
];

export const PLAZA_NAMES: Readonly<Record<Attribute, ServedWord>> = {
  powerful: ['赤い噴水', 'Red Fountain', '紅色噴泉', '红色喷泉', '붉은 분수'],
  cool: ['青い街灯', 'Blue Street Lamp', '藍色路燈', '蓝色路灯', '푸른 가로등'],
  happy: ['ひまわり花壇', 'Sunflower Bed', '向日葵花壇', '向日葵花坛', '해바라기 화단'],
  pure: ['みどりのベンチ', 'Green Bench', '綠色長椅', '绿色长椅', '초록 벤치'],
};

export const MENU_NAMES: Readonly<Record<Attribute, ServedWord>> = {
  powerful: ['激辛カレー', 'Fiery Curry', '爆辣咖哩', '爆辣咖喱', '매운 카레'],
  cool: ['ミントソーダ', 'Mint Soda', '薄荷蘇打', '薄荷苏打', '민트 소다'],
  happy: ['はちみつパンケーキ', 'Honey Pancakes', '蜂蜜鬆餅', '蜂蜜松饼', '꿀 팬케이크'],
  pure: ['抹茶パフェ', 'Matcha Parfait', '抹茶聖代', '抹茶圣代', '말차 파르페'],
};

export const MAGAZINE_NAMES: Readonly<Record<Stat, ServedWord>> = {
  performance: ['月刊ステージ', 'Monthly Stage', '月刊舞台', '月刊舞台', '월간 스테이지'],
  technique: ['月刊フィンガー', 'Monthly Fingering', '月刊指法', '月刊指法', '월간 핑거링'],
  visual: ['月刊コスチューム', 'Monthly Costume', '月刊服裝', '月刊服装', '월간 코스튬'],
};

export const ALL_ATTRIBUTES_NAME: ServedWord = ['', '', '', '周年纪念摆件', ''];

/** "Afterglow · Guitar Amp", or the plain name for the set that lifts everybody. */
export function perServer(name: ServedWord, band: string | null): ServedWord {
  if (band === null) return name;
  return [
    `${band} ${name[0]}`,
    `${band} ${name[1]}`,
    `${band} ${name[2]}`,
    `${band} ${name[3]}`,
    `${band} ${name[4]}`,
  ];
}
