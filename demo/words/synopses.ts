import { random } from '../seeded/random.ts';
import type { ServedWord } from './words.types.ts';

/** What happens in a chapter of a story. */
const SYNOPSES: readonly ServedWord[] = [
  [
    'スタジオに届いた一通の手紙。差出人の名前はなく……',
    'A letter arrives at the studio, and nobody has signed it …',
    '錄音室收到一封信，上面沒有署名……',
    '录音室收到一封信，上面没有署名……',
    '스튜디오에 편지 한 통이 도착한다. 보낸 사람의 이름은 없고…',
  ],
  [
    '本番まであと三日。足りないのは、最後の一曲。',
    'Three days to go, and the last song is still missing.',
    '離正式演出還有三天，還缺最後一首歌。',
    '离正式演出还有三天，还缺最后一首歌。',
    '공연까지 사흘. 아직 마지막 한 곡이 모자라다.',
  ],
  [
    '雨で中止になったはずの屋外ステージに、音が響く。',
    'The open-air show was called off for rain, yet somebody is playing.',
    '因雨取消的露天舞台上，傳來了樂聲。',
    '因雨取消的露天舞台上，传来了乐声。',
    '비로 취소된 야외 무대에서 음악이 들려온다.',
  ],
  [
    '意見がぶつかったまま迎えた朝。最初に口を開いたのは……',
    'They still disagree the next morning, until one of them speaks …',
    '意見不合的她們迎來早晨，首先開口的是……',
    '意见不合的她们迎来早晨，首先开口的是……',
    '의견이 갈린 채 맞은 아침. 먼저 입을 연 것은…',
  ],
  [
    '幕が下りたあとの帰り道。次の約束が生まれる。',
    'On the way home after the curtain, they make their next promise.',
    '落幕後的歸途上，誕生了下一個約定。',
    '落幕后的归途上，诞生了下一个约定。',
    '막이 내린 뒤 돌아가는 길, 다음 약속이 생긴다.',
  ],
];

/** Of one chapter by its number; the same for every seed. */
export const synopsisOf = (chapter: number): ServedWord => random('synopsis', chapter).pick(SYNOPSES);
