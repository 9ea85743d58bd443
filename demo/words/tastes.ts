import type { PersonPart } from './people.ts';
import type { ServedWord } from './words.types.ts';

/** What people of the demo set like and dislike to eat. Dealt out by chance. */
export const FOODS: readonly ServedWord[] = [
  ['焼きおにぎり', 'grilled rice balls', '烤飯糰', '烤饭团', '구운 주먹밥'],
  ['たい焼き', 'taiyaki', '鯛魚燒', '鲷鱼烧', '붕어빵'],
  ['かぼちゃの煮物', 'simmered pumpkin', '燉南瓜', '炖南瓜', '단호박 조림'],
  ['クリームコロッケ', 'cream croquettes', '奶油可樂餅', '奶油可乐饼', '크림 크로켓'],
  ['わらび餅', 'warabi mochi', '蕨餅', '蕨饼', '와라비모치'],
  ['トマトスープ', 'tomato soup', '番茄湯', '番茄汤', '토마토 수프'],
  ['きのこのパスタ', 'mushroom pasta', '蘑菇義大利麵', '蘑菇意面', '버섯 파스타'],
  ['ゆずシャーベット', 'yuzu sherbet', '柚子雪酪', '柚子雪酪', '유자 셔벗'],
  ['塩せんべい', 'salted rice crackers', '鹽味仙貝', '盐味仙贝', '소금 센베이'],
  ['レモンタルト', 'lemon tart', '檸檬塔', '柠檬挞', '레몬 타르트'],
  ['とうもろこし', 'corn on the cob', '玉米', '玉米', '옥수수'],
  ['麻婆豆腐', 'mapo tofu', '麻婆豆腐', '麻婆豆腐', '마파두부'],
  ['セロリ', 'celery', '西洋芹', '西芹', '셀러리'],
  ['ブルーチーズ', 'blue cheese', '藍紋起司', '蓝纹奶酪', '블루치즈'],
  ['梅干し', 'pickled plums', '醃梅', '腌梅', '매실장아찌'],
  ['春菊', 'chrysanthemum greens', '茼蒿', '茼蒿', '쑥갓'],
  ['ミントアイス', 'mint ice cream', '薄荷冰淇淋', '薄荷冰淇淋', '민트 아이스크림'],
  ['ところてん', 'agar noodles', '洋菜凍', '石花菜冻', '우뭇가사리'],
  ['黒糖まんじゅう', 'brown sugar buns', '黑糖饅頭', '黑糖馒头', '흑설탕 만주'],
  ['玉ねぎのキッシュ', 'onion quiche', '洋蔥鹹派', '洋葱咸派', '양파 키슈'],
];

/** How people of the demo set pass their days off. */
export const HOBBIES: readonly ServedWord[] = [
  ['切手集め', 'collecting stamps', '收集郵票', '收集邮票', '우표 수집'],
  ['路面電車めぐり', 'riding trams', '搭路面電車', '搭有轨电车', '노면전차 타기'],
  ['天気図の観察', 'watching weather maps', '觀察天氣圖', '观察天气图', '일기도 보기'],
  ['ボードゲーム', 'board games', '桌遊', '桌游', '보드게임'],
  ['写真の整理', 'sorting photographs', '整理照片', '整理照片', '사진 정리'],
  ['苔の栽培', 'growing moss', '種植青苔', '种植青苔', '이끼 기르기'],
  ['古いラジオの修理', 'mending old radios', '修理舊收音機', '修理旧收音机', '오래된 라디오 수리'],
  ['凧あげ', 'kite flying', '放風箏', '放风筝', '연날리기'],
  ['編みぐるみ', 'crocheting animals', '鉤織玩偶', '钩织玩偶', '뜨개 인형 만들기'],
  ['銭湯めぐり', 'visiting bathhouses', '逛澡堂', '逛澡堂', '목욕탕 순례'],
  ['紙飛行機', 'paper planes', '摺紙飛機', '折纸飞机', '종이비행기'],
  ['星座の名前を覚えること', 'learning constellations', '記星座的名字', '记星座的名字', '별자리 외우기'],
  ['早朝の散歩', 'walks at dawn', '清晨散步', '清晨散步', '이른 아침 산책'],
  ['推理小説', 'detective novels', '推理小說', '推理小说', '추리 소설'],
  ['パズル', 'jigsaw puzzles', '拼圖', '拼图', '퍼즐 맞추기'],
  ['万年筆集め', 'collecting fountain pens', '收集鋼筆', '收集钢笔', '만년필 수집'],
];

export const SCHOOLS: readonly ServedWord[] = [
  ['白波女学園', 'Shiranami Girls’ School', '白波女學園', '白波女学园', '시라나미 여학원'],
  ['灯台丘高等学校', 'Lighthouse Hill High School', '燈塔丘高中', '灯塔丘高中', '등대언덕 고등학교'],
  ['杉並木学院', 'Cedar Avenue Academy', '杉林道學院', '杉林道学院', '삼나무길 학원'],
];

export const YEARS: readonly ServedWord[] = [
  ['高校1年生', 'First year of high school', '高中一年級', '高中一年级', '고등학교 1학년'],
  ['高校2年生', 'Second year of high school', '高中二年級', '高中二年级', '고등학교 2학년'],
  ['高校3年生', 'Third year of high school', '高中三年級', '高中三年级', '고등학교 3학년'],
];

export const PARTS: Readonly<Record<PersonPart, ServedWord>> = {
  vocal: ['ボーカル', 'singer', '主唱', '主唱', '보컬'],
  guitar: ['ギター', 'guitarist', '吉他手', '吉他手', '기타'],
  bass: ['ベース', 'bassist', '貝斯手', '贝斯手', '베이스'],
  drum: ['ドラム', 'drummer', '鼓手', '鼓手', '드럼'],
  keyboard: ['キーボード', 'keyboardist', '鍵盤手', '键盘手', '키보드'],
  dj: ['DJ', 'DJ', 'DJ', 'DJ', 'DJ'],
  violin: ['バイオリン', 'violinist', '小提琴手', '小提琴手', '바이올린'],
};
