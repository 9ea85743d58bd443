import type { PostNode } from '#model/contract/rich-text';
import type { WrittenLanguage } from './topics.ts';

interface Writer {
  readonly username: string;
  readonly nickname: string;
  readonly written: WrittenLanguage;
  readonly intro: string;
}

const writer = (written: WrittenLanguage, username: string, nickname: string, intro: string): Writer => ({
  username,
  nickname,
  written,
  intro,
});

/** Invented members who write, eight per language. */
export const WRITERS: readonly Writer[] = [
  writer('en', 'lanternfish', 'lantern.fish', 'Keyboardist, cutoff watcher, happy teams only. EN and JP.'),
  writer('ja', 'ame_no_tape', '雨とテープ', '階段譜面を愛する人。JPのみ、深夜勢。'),
  writer('ko', 'bitgoeul', '빛고을', '한국 서버 5년 차. 통계 좋아합니다.'),
  writer('zhHant', 'nightbus', '末班公車', '台版玩家,通勤時打歌。'),
  writer('zhHans', 'okazu', '配菜', '国服日服双修,无氪。'),
  writer('en', 'petrichor', 'petrichor', 'I plot things. Ask me about day three.'),
  writer('ja', 'hanashobu', '花しょうぶ', '衣装を縫っています。作業配信はしません。'),
  writer('zhHans', 'half_step', '半音', '写攻略的,谱面爱好者。'),
  writer('ko', 'jeonyeok', '저녁 여섯 시', '퇴근하고 한 판. 공략은 천천히.'),
  writer('zhHant', 'mono9', '單色九號', '收集卡面與雨天。'),
  writer('en', 'deskrin', 'rinrin desk', 'Left-handed. Two phones, no thumbs.'),
  writer('ja', 'komorebi_8', 'こもれび', '4コマ収集家。感想は短めに。'),
  writer('zhHans', 'yunduo', '云朵上的鼓', '鼓手推,请多指教。'),
  writer('ko', 'maru_maru', '마루', '의상 보려고 게임합니다.'),
  writer('zhHant', 'kanazawa', '金澤', '每天一首,每天一篇。'),
  writer('en', 'quietstage', 'Quiet Stage', 'Full combos at 3 a.m., volume at zero.'),
  writer('ja', 'tetsudo_bu', '鉄道部', '電車で走り、電車で書く。'),
  writer('zhHans', 'lingdian', '零点零五', '精度强迫症。'),
  writer('ko', 'cheongpo', '청포도', '퓨어 속성만 키워요.'),
  writer('zhHant', 'shuangye', '霜葉', '新手,什麼都想問。'),
  writer('en', 'softreset', 'soft reset', 'New account every January.'),
  writer('ja', 'yoakemae', '夜明け前', 'ボーダー日記を毎晩つけています。'),
  writer('zhHans', 'xiaoqiao', '小桥流水', '档线观察员。'),
  writer('ko', 'dalbit', '달빛 베이스', '베이스 최고. 밸런스 팀 연구 중.'),
  writer('zhHant', 'popcorn', '爆米花', '活動劇情派。'),
  writer('en', 'greenroom', 'greenroom', 'Guides for people with ten minutes.'),
  writer('ja', 'shirotae', 'しろたえ', '推しはドラマー。ケーキは手作り。'),
  writer('zhHans', 'feiyu', '飞鱼', '四年老玩家,佛系。'),
  writer('ko', 'eunhaeng', '은행나무', '질문 환영. 답은 느려요.'),
  writer('zhHant', 'lakeside', '湖邊的吉他', '吉他手兼數學老師。'),
  writer('en', 'twelvebars', 'Twelve Bars', 'Blues in a pop world.'),
  writer('ja', 'mikan_bako', 'みかん箱', 'ガチャ報告専用。運はありません。'),
  writer('zhHans', 'baicha', '白茶', '截图和卡面。'),
  writer('ko', 'sora_on', '소라온', '채보 연습 기록장.'),
  writer('zhHant', 'mintmoon', '薄荷月', '服裝考察中。'),
  writer('en', 'paperplanes', 'paper planes', 'Comics, cards, cats.'),
  writer('ja', 'kawaranai', '変わらない', '初心者さん歓迎。質問どうぞ。'),
  writer('zhHans', 'wanfeng', '晚风', '下班打歌。'),
  writer('ko', 'rabong', '라봉이', '만화 네 컷이면 충분해요.'),
  writer('zhHant', 'yeyu', '夜雨', '寫給自己看的筆記。'),
];

/** Their introduction, and the song they play most. */
export const introOf = ({ intro }: Writer, song: number): readonly PostNode[] => [
  { type: 'text', data: intro },
  { type: 'br' },
  { type: 'link', target: 'song-single', data: String(song) },
];
