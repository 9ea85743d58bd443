import { several, type WrittenLanguage } from '../topics.ts';

/** What authors and readers of stories write; `{c}` stands for the name of a character, `{n}` for a number. */
export interface StoryPhrases {
  readonly notes: readonly string[];
  readonly endings: readonly string[];
  readonly tags: readonly string[];
  /** What a series is called after the first of its plots. */
  readonly series: string;
  readonly comments: readonly string[];
  readonly answers: readonly string[];
}

const phrases = (
  notes: string,
  endings: string,
  tags: string,
  series: string,
  comments: string,
  answers: string,
): StoryPhrases => ({
  notes: several(notes),
  endings: several(endings),
  tags: several(tags),
  series,
  comments: several(comments),
  answers: several(answers),
});

export const STORY_PHRASES: Readonly<Record<WrittenLanguage, StoryPhrases>> = {
  en: phrases(
    'I wanted to know what {c} says when nobody listens, so I wrote it down.|Written on {n} train rides.|My first story with a stage. Be kind to the entrances.|It began as one joke of {c} and got out of hand.|For everyone who reads before sleeping.|The weather in it is the weather I had while writing.|I moved {c} to the left {n} times. She is happy there now.|No great drama, only a good afternoon.',
    ' Best in the theatre, with sound.| Takes about {n} minutes.| Tell me which line you liked.| More is on the way.',
    'slice of life|comedy|band practice|friendship|rainy day|long read',
    'Chapters',
    'I read it twice on the way home.|{c} sounds exactly like herself.|The scene at the end got me.|I laughed at the part with the door.|Please write {n} more of these.|The pauses are perfect in the theatre.|Lovely choice of music.|I did not expect {c} to say that.|Read it at night, slept well.|Now I want to write one, too.',
    'Thank you! {c} says hello.|The next chapter is half done.|I changed that line, it is better now.|It will have {n} chapters in the end, I think.',
  ),
  ja: phrases(
    '{c}がひとりのとき何を話すのか、気になって書きました。|{n}回の通勤電車で書きました。|はじめて舞台のある話を作りました。|{c}の冗談ひとつから始まって、こうなりました。|寝る前に読む人へ。|作中の天気は、書いた日の天気です。|{c}の立ち位置を{n}回直しました。|大事件は起きません。いい午後の話です。',
    '音を出して、シアターでどうぞ。|読むのに{n}分ほどです。|好きな台詞を教えてください。|続きも書いています。',
    '日常|コメディ|練習|友情|雨の日|長編',
    '連作',
    '帰り道に二回読みました。|{c}らしさがすごいです。|最後の場面が好きです。|ドアのところで笑いました。|あと{n}話お願いします。|シアターの間が最高でした。|曲選びがいいですね。|{c}がああ言うとは思いませんでした。|夜に読んで、よく眠れました。|自分でも書きたくなりました。',
    'ありがとうございます。{c}も喜んでいます。|次の話は半分できました。|あの台詞を直しました。|全部で{n}話になりそうです。',
  ),
  zhHant: phrases(
    '想知道{c}一個人的時候會說什麼，就寫了。|在{n}趟電車上寫完的。|第一次做有舞台的故事，請多包涵。|從{c}的一個玩笑開始，停不下來。|給睡前想讀點什麼的人。|故事裡的天氣，就是寫的那天的天氣。|{c}的站位改了{n}次。|沒有大事，只有一個好下午。',
    '建議開聲音用劇場看。|大約{n}分鐘讀完。|告訴我你喜歡哪一句。|還會有續篇。',
    '日常|喜劇|練團|友情|雨天|長篇',
    '連載',
    '回家路上讀了兩次。|{c}的語氣太像了。|最後一幕很好看。|門那段笑出來了。|請再寫{n}篇。|劇場裡的停頓剛剛好。|音樂選得真好。|沒想到{c}會那樣說。|晚上讀的，睡得很好。|我也想寫一篇了。',
    '謝謝，{c}也說你好。|下一章寫了一半。|那句改好了。|大概會有{n}章。',
  ),
  zhHans: phrases(
    '想知道{c}一个人的时候会说什么，就写了。|在{n}趟地铁上写完的。|第一次做有舞台的故事，请多包涵。|从{c}的一个玩笑开始，停不下来。|给睡前想读点什么的人。|故事里的天气，就是写的那天的天气。|{c}的站位改了{n}次。|没有大事，只有一个好下午。',
    '建议开声音用剧场看。|大约{n}分钟读完。|告诉我你喜欢哪一句。|还会有续篇。',
    '日常|喜剧|排练|友情|雨天|长篇',
    '连载',
    '回家路上读了两遍。|{c}的语气太像了。|最后一幕很好看。|门那段笑出来了。|请再写{n}篇。|剧场里的停顿刚刚好。|音乐选得真好。|没想到{c}会那样说。|晚上读的，睡得很好。|我也想写一篇了。',
    '谢谢，{c}也说你好。|下一章写了一半。|那句改好了。|大概会有{n}章。',
  ),
  ko: phrases(
    '{c}의 혼잣말이 궁금해서 써 봤어요.|전철을 {n}번 타는 동안 썼어요.|무대가 있는 이야기는 처음이에요.|{c}의 농담 하나에서 시작했어요.|자기 전에 읽는 분들께.|이야기 속 날씨는 쓰던 날의 날씨예요.|{c}의 자리를 {n}번 고쳤어요.|큰 사건은 없어요. 좋은 오후 이야기예요.',
    ' 소리를 켜고 극장으로 보세요.| 읽는 데 {n}분쯤 걸려요.| 마음에 든 대사를 알려 주세요.| 다음 이야기도 쓰고 있어요.',
    '일상|코미디|연습|우정|비 오는 날|장편',
    '연작',
    '집에 가는 길에 두 번 읽었어요.|{c}답네요, 정말.|마지막 장면이 좋았어요.|문 나오는 부분에서 웃었어요.|이런 이야기 {n}편 더 부탁해요.|극장에서 쉬는 타이밍이 완벽해요.|음악을 잘 골랐네요.|{c}의 그 대사는 예상 못 했어요.|밤에 읽고 푹 잤어요.|저도 써 보고 싶어졌어요.',
    '고마워요! {c}도 인사 전한대요.|다음 장은 절반쯤 썼어요.|그 대사는 고쳤어요.|전부 {n}장이 될 것 같아요.',
  ),
};
