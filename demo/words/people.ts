import type { ServedWord } from './words.types.ts';

/** Which instrument stands for a character's part in the drawn art and in profiles. */
export type PersonPart = 'vocal' | 'guitar' | 'bass' | 'drum' | 'keyboard' | 'dj' | 'violin';

export interface DemoPerson {
  /** Last and first names as the public cast lists write them; stage names where those are in use. */
  readonly last: ServedWord;
  readonly first: ServedWord;
  readonly nickname: ServedWord | null;
  /** Our own shade near the hue the public knows the character by. */
  readonly color: string;
  readonly part: PersonPart;
  /** One capital and one or two small letters, unique among the forty (fans' short forms). */
  readonly monogram: string;
}

/** Five spellings with a bar between them. */
function word(spellings: string): ServedWord {
  const [ja = '', en = '', tw = '', cn = '', ko = ''] = spellings.split('|');
  return [ja, en, tw, cn, ko];
}

const person = (
  last: string,
  first: string,
  color: string,
  part: PersonPart,
  monogram: string,
  nickname?: string,
): DemoPerson => ({
  last: word(last),
  first: word(first),
  nickname: nickname === undefined ? null : word(nickname),
  color,
  part,
  monogram,
});

/** Characters 1–40, five per band in the order of BANDS. */
export const PEOPLE: readonly DemoPerson[] = [
  person('戸山|Toyama|戶山|户山|토야마', '香澄|Kasumi|香澄|香澄|카스미', '#FF5A2A', 'vocal', 'Ksm'),
  person('花園|Hanazono|花園|花园|하나조노', 'たえ|Tae|多惠|多惠|타에', '#0A7BE0', 'guitar', 'Tae'),
  person('牛込|Ushigome|牛込|牛込|우시고메', 'りみ|Rimi|里美|里美|리미', '#FA5CB8', 'bass', 'Ri'),
  person('山吹|Yamabuki|山吹|山吹|야마부키', '沙綾|Saya|沙綾|沙绫|사아야', '#F7C61A', 'drum', 'Say'),
  person('市ヶ谷|Ichigaya|市谷|市谷|이치가야', '有咲|Arisa|有咲|有咲|아리사', '#A569D8', 'keyboard', 'Ar'),
  person('美竹|Mitake|美竹|美竹|미타케', '蘭|Ran|蘭|兰|란', '#E60F2B', 'vocal', 'Ran'),
  person('青葉|Aoba|青葉|青叶|아오바', 'モカ|Moca|摩卡|摩卡|모카', '#0CC5A6', 'guitar', 'Mo'),
  person('上原|Uehara|上原|上原|우에하라', 'ひまり|Himari|緋瑪麗|绯玛丽|히마리', '#FC9496', 'bass', 'Hm'),
  person('宇田川|Udagawa|宇田川|宇田川|우다가와', '巴|Tomoe|巴|巴|토모에', '#B40B38', 'drum', 'Tme'),
  person('羽沢|Hazawa|羽澤|羽泽|하자와', 'つぐみ|Tsugumi|鶇|鸫|츠구미', '#F5E27C', 'keyboard', 'Tsu'),
  person('弦巻|Tsurumaki|弦卷|弦卷|츠루마키', 'こころ|Kokoro|心|心|코코로', '#FBE52A', 'vocal', 'Ko'),
  person('瀬田|Seta|瀨田|濑田|세타', '薫|Kaoru|薰|薰|카오루', '#A53AC6', 'guitar', 'Ka'),
  person('北沢|Kitazawa|北澤|北泽|키타자와', 'はぐみ|Hagumi|育美|育美|하구미', '#FB962A', 'bass', 'Ha'),
  person('松原|Matsubara|松原|松原|마츠바라', '花音|Kanon|花音|花音|카논', '#4AD6F7', 'drum', 'Knn'),
  person('奥沢|Okusawa|奧澤|奥泽|오쿠사와', '美咲|Misaki|美咲|美咲|미사키', '#0B6A9B', 'dj', 'Mi'),
  person('丸山|Maruyama|丸山|丸山|마루야마', '彩|Aya|彩|彩|아야', '#FB86B6', 'vocal', 'Ay'),
  person('氷川|Hikawa|冰川|冰川|히카와', '日菜|Hina|日菜|日菜|히나', '#52D6E8', 'guitar', 'Hi'),
  person('白鷺|Shirasagi|白鷺|白鹭|시라사기', '千聖|Chisato|千聖|千圣|치사토', '#F6E59E', 'bass', 'Cst'),
  person('大和|Yamato|大和|大和|야마토', '麻弥|Maya|麻彌|麻弥|마야', '#93D882', 'drum', 'May'),
  person('若宮|Wakamiya|若宮|若宫|와카미야', 'イヴ|Eve|伊芙|伊芙|이브', '#D8B6FA', 'keyboard', 'Ev'),
  person('湊|Minato|湊|凑|미나토', '友希那|Yukina|友希那|友希那|유키나', '#861A8C', 'vocal', 'Yu'),
  person('氷川|Hikawa|冰川|冰川|히카와', '紗夜|Sayo|紗夜|纱夜|사요', '#08A6B8', 'guitar', 'Sa'),
  person('今井|Imai|今井|今井|이마이', 'リサ|Lisa|莉莎|莉莎|리사', '#DC2A0C', 'bass', 'Li'),
  person('宇田川|Udagawa|宇田川|宇田川|우다가와', 'あこ|Ako|亞子|亚子|아코', '#DA0E8A', 'drum', 'Ak'),
  person('白金|Shirokane|白金|白金|시로카네', '燐子|Rinko|燐子|燐子|린코', '#B4B4BC', 'keyboard', 'Rin'),
  person('倉田|Kurata|倉田|仓田|쿠라타', 'ましろ|Mashiro|真白|真白|마시로', '#6A7ACB', 'vocal', 'Msr'),
  person('桐ヶ谷|Kirigaya|桐谷|桐谷|키리가야', '透子|Toko|透子|透子|토코', '#EA6468', 'guitar', 'Tok'),
  person('広町|Hiromachi|廣町|广町|히로마치', '七深|Nanami|七深|七深|나나미', '#EB7A4A', 'bass', 'Na'),
  person('二葉|Futaba|二葉|二叶|후타바', 'つくし|Tsukushi|筑紫|筑紫|츠쿠시', '#EC7A8C', 'drum', 'Tsk'),
  person('八潮|Yashio|八潮|八潮|야시오', '瑠唯|Rui|瑠唯|瑠唯|루이', '#629A86', 'violin', 'Rui'),
  person(
    '和奏|Wakana|和奏|和奏|와카나',
    'レイ|Rei|瑞依|瑞依|레이',
    '#CC1414',
    'vocal',
    'Rei',
    'レイヤ|LAYER|LAYER|LAYER|레이야',
  ),
  person(
    '朝日|Asahi|朝日|朝日|아사히',
    '六花|Rokka|六花|六花|롯카',
    '#A4E62A',
    'guitar',
    'Rok',
    'ロック|LOCK|LOCK|LOCK|록',
  ),
  person(
    '佐藤|Sato|佐藤|佐藤|사토',
    'ますき|Masuki|益木|益木|마스키',
    '#E8B63E',
    'drum',
    'Msk',
    'マスキング|MASKING|MASKING|MASKING|마스킹',
  ),
  person(
    '鳰原|Nyubara|鳰原|鳰原|뉴바라',
    '令王那|Reona|令王那|令王那|레오나',
    '#FA94B8',
    'keyboard',
    'Par',
    'パレオ|PAREO|PAREO|PAREO|파레오',
  ),
  person(
    '珠手|Tamade|珠手|珠手|타마데',
    'ちゆ|Chiyu|知由|知由|치유',
    '#14B4FA',
    'dj',
    'Ch',
    'チュチュ|CHU²|CHU²|CHU²|츄츄',
  ),
  person('高松|Takamatsu|高松|高松|타카마츠', '燈|Tomori|燈|灯|토모리', '#72B6DA', 'vocal', 'Tmr'),
  person('千早|Chihaya|千早|千早|치하야', '愛音|Anon|愛音|爱音|아논', '#FB8494', 'guitar', 'An'),
  person('要|Kaname|要|要|카나메', '楽奈|Rana|樂奈|乐奈|라나', '#74D676', 'guitar', 'Rna'),
  person('長崎|Nagasaki|長崎|长崎|나가사키', 'そよ|Soyo|爽世|爽世|소요', '#F7D884', 'bass', 'So'),
  person('椎名|Shina|椎名|椎名|시나', '立希|Taki|立希|立希|타키', '#7272A8', 'drum', 'Tki'),
];
