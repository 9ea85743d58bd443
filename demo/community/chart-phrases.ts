import { several, type WrittenLanguage } from './topics.ts';

/** What authors of charts write; `{n}` stands for a number. Themes and additions, and so on, are put together in every combination. */
export interface ChartPhrases {
  readonly themes: readonly string[];
  readonly additions: readonly string[];
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** One for each theme. */
  readonly tags: readonly string[];
  readonly praises: readonly string[];
  readonly remarks: readonly string[];
  readonly answers: readonly string[];
  /** The piece that one of them made. */
  readonly piece: string;
}

const phrases = (
  themes: string,
  additions: string,
  openings: string,
  closings: string,
  tags: string,
  praises: string,
  remarks: string,
  answers: string,
  piece: string,
): ChartPhrases => ({
  themes: several(themes),
  additions: several(additions),
  openings: several(openings),
  closings: several(closings),
  tags: several(tags),
  praises: several(praises),
  remarks: several(remarks),
  answers: several(answers),
  piece,
});

export const CHART_PHRASES: Readonly<Record<WrittenLanguage, ChartPhrases>> = {
  en: phrases(
    'Stairs only|Left hand leads|One long slide|No flicks, promise|Two thumbs, no mercy|For the last train|Trills for breakfast|The quiet version',
    '|, second try|, tournament cut',
    'Bar {n} is the reason I made this.|I kept hearing this rhythm on the way home, so here it is.|The official chart ignores the bass; this one does not.|Started as practice for my right hand and grew.|Made in {n} evenings, played far too often.|It follows the voice first and the drums second.|Half of it is the chorus, because the chorus deserves it.|I wanted slides that feel like the melody.',
    ' Speed 10.5 reads best.| Mirrored it is harder, you were warned.| Tell me where you break your combo.',
    'stairs|one hand|slides|no flicks|two thumbs|commute|trills|readable',
    'Lovely reading|Great fun|Harder than it looks|So smooth|My new warm-up|Finally a chart for this|Well spaced|I laughed out loud',
    ', especially bar {n}.|, though bar {n} wants the left thumb.|; full combo on try {n}.|. The slide after bar {n} is perfect.|, I would rate it one level higher.|. Bar {n} caught me every time.|; mirrored it is a different chart.|, please make the long version.|. {n} plays and still not bored.',
    'Bar {n} is softer now, thank you.|Good point, I moved the flick in bar {n}.|It stays like this, I like it mean. Bar {n} too.|Thank you! The next one has {n} bars more.',
    'Rain on the Platform',
  ),
  ja: phrases(
    '階段だけ|左手が主役|長いスライド一本|フリックなし|親指二本で勝負|終電譜面|朝のトリル|静かな譜面',
    '|・二回目|・大会用',
    '{n}小節目のために作りました。|帰り道にこのリズムがずっと鳴っていました。|公式では聞こえないベースを拾っています。|右手の練習のつもりが、いつのまにか一曲に。|{n}晩かけて作って、それ以上に遊びました。|歌を先に、ドラムを後に追っています。|半分はサビです。サビが好きなので。|メロディーのように動くスライドを目指しました。',
    '速度10.5が見やすいです。|ミラーにすると難しくなります。|どこで切れたか教えてください。',
    '階段|片手|スライド|フリックなし|二本指|通勤|トリル|見やすい',
    'とても読みやすい|楽しい|見た目より難しい|なめらか|準備運動に最適|待っていた譜面|間の取り方がいい|笑いました',
    '。特に{n}小節目。|。{n}小節目は左の親指で。|、{n}回目でフルコンできました。|。{n}小節目のあとのスライドが最高。|。もう一つ上のレベルだと思います。|。{n}小節目で毎回切れます。|。ミラーは別の譜面ですね。|。長い版もぜひ。|。{n}回遊んでも飽きません。',
    '{n}小節目を少しやさしくしました。|{n}小節目のフリックを動かしました。|{n}小節目はこのままで。意地悪が好きです。|ありがとうございます。次は{n}小節長いです。',
    'やかんの歌',
  ),
  zhHant: phrases(
    '全是樓梯|左手為主|一條長滑|沒有滑鍵|兩根拇指|末班車|早餐顫音|安靜版',
    '|・第二版|・比賽用',
    '為了第{n}小節才做的。|回家路上一直聽到這個節奏。|官方譜沒有貝斯,這裡有。|原本只是練右手,後來停不下來。|花了{n}個晚上,玩得更久。|先跟人聲,再跟鼓。|一半是副歌,因為副歌值得。|想讓滑條像旋律一樣走。',
    '速度10.5最好讀。|鏡像更難,先說了。|告訴我你在哪裡斷。',
    '樓梯|單手|滑條|無滑鍵|雙拇指|通勤|顫音|好讀',
    '很好讀|好玩|比看起來難|很順|我的新暖身|終於有這首的譜|間距舒服|打到笑出來',
    ',尤其第{n}小節。|,第{n}小節要用左拇指。|,第{n}次全連。|,第{n}小節後的滑條太棒。|,我覺得再高一級。|,每次都斷在第{n}小節。|,鏡像像另一張譜。|,想要完整版。|,打了{n}次還不膩。',
    '第{n}小節改簡單一點了。|第{n}小節的滑鍵移開了。|第{n}小節就這樣,我喜歡壞一點。|謝謝,下一張多{n}小節。',
    '紙燈籠',
  ),
  zhHans: phrases(
    '纯楼梯|左手主导|一条长滑|没有滑键|双拇指|夜班车|早餐颤音|安静谱',
    '|・第二稿|・比赛用',
    '就是为了第{n}小节写的。|下班路上脑子里全是这个节奏。|官谱没采贝斯,这张采了。|本来只想练右手,越写越长。|写了{n}个晚上,打得更久。|先采人声,再采鼓。|一半都是副歌,副歌值得。|想让滑条像旋律一样走。',
    '速度10.5最好读。|镜像更难,别怪我。|断在哪里请告诉我。',
    '楼梯|单手|滑条|无滑键|双拇指|通勤|颤音|好读',
    '很好读|好玩|比看起来难|很顺手|新的热身谱|终于有人写这首|间距舒服|打笑了',
    ',尤其第{n}小节。|,第{n}小节得用左拇指。|,第{n}次全连。|,第{n}小节之后的滑条绝了。|,我觉得再高一级。|,每次断在第{n}小节。|,镜像完全是另一张谱。|,求完整版。|,打了{n}遍还没腻。',
    '第{n}小节改简单了。|第{n}小节的滑键挪了。|第{n}小节就这样,坏一点好。|谢谢,下一张多{n}小节。',
    '失眠电车',
  ),
  ko: phrases(
    '계단만|왼손이 먼저|긴 슬라이드 하나|플릭 없음|엄지 두 개로|막차 채보|아침 트릴|조용한 채보',
    '| 두 번째| 대회용',
    '{n}마디 때문에 만들었어요.|집에 가는 길에 이 리듬이 계속 들렸어요.|공식에는 없는 베이스를 넣었습니다.|오른손 연습으로 시작했다가 길어졌어요.|{n}일 밤 걸려서 만들고 더 오래 쳤어요.|노래를 먼저, 드럼을 나중에 따라갑니다.|절반이 후렴이에요. 후렴이 좋으니까요.|멜로디처럼 움직이는 슬라이드를 원했어요.',
    ' 속도 10.5가 잘 보여요.| 미러는 더 어렵습니다.| 어디서 끊겼는지 알려 주세요.',
    '계단|한손|슬라이드|플릭없음|엄지|출퇴근|트릴|가독성',
    '읽기 편해요|재밌어요|보기보다 어려워요|부드러워요|새 손풀기 채보|기다리던 채보|간격이 좋아요|웃으면서 쳤어요',
    '. 특히 {n}마디.|. {n}마디는 왼쪽 엄지로.|. {n}번 만에 풀콤.|. {n}마디 뒤 슬라이드 최고.|. 레벨 하나 더 높아도 되겠어요.|. 매번 {n}마디에서 끊겨요.|. 미러는 다른 채보 같아요.|. 긴 버전도 부탁해요.|. {n}번 쳐도 안 질려요.',
    '{n}마디를 조금 쉽게 바꿨어요.|{n}마디 플릭을 옮겼어요.|{n}마디는 이대로 갈게요. 심술이 좋아요.|고마워요. 다음은 {n}마디 더 길어요.',
    '종이 등불',
  ),
};
