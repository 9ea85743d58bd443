/** What visitors look for who do not know what a page is called, by its address, in all languages. */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/tool/teambuilder':
    'team optimizer best team deck builder バンド編成 チームビルダー チーム編成 編成 最強編成 스코어 팀 빌더 덱 편성 组队 配队 組隊 配隊 編隊 equipo squadra skład drużyna tim команда',
  '/tool/songoptimizer': 'efficiency best song 効率 効率曲 周回 효율 效率 刷分',
  '/tool/eventcalculator':
    'event points ep cost boost flames ランキング ポイント計算 イベント計算 イベラン 이벤트 계산기 活动计算 控分 活動計算',
  '/tool/eventtracker':
    'cutoff border tier t10 t100 t1000 ボーダー イベントボーダー 보더 컷 档线 檔線 分数线',
  '/leaderboard/events':
    'event ranking top 10 t10 winners cutoffs イベントランキング 上位 イベラン 이벤트 순위 상위 活动排名 前十 活動排名 clasificación del evento classifica evento ranking eventu peringkat рейтинг ивента топ',
  '/tool/playersearch':
    'profile of a player id friend フレンド プレイヤー検索 플레이어 검색 玩家查询 玩家查詢',
  '/tool/musicplayer': 'listen bgm playlist 音楽 プレイリスト 음악 音乐播放 音樂播放',
  '/tool/chartsimulator':
    'preview autoplay replay 譜面確認 譜面シミュレーター 채보 시뮬레이터 谱面模拟 譜面模擬',
  '/game':
    'minigame quiz play daily challenge ミニゲーム クイズ ゲーム 미니게임 퀴즈 小游戏 小遊戲 juegos giochi gry permainan игры викторина',
  '/game/findme':
    'quiz find all cards カード探し 同じキャラ 카드 찾기 퀴즈 找卡 找角色 encuentra trova znajdź cari kartu найди',
  '/game/guesswho':
    'quiz guess the character card crop キャラ当て イラスト当て カード当て 캐릭터 맞히기 퀴즈 猜角色 猜卡面 猜卡 adivina quién indovina chi zgadnij kto tebak siapa угадай кто',
  '/game/chartmaster':
    'quiz guess the song by its notes music quiz 曲当て 譜面当て 譜面クイズ 채보 맞히기 곡 맞히기 퀴즈 猜歌 猜曲 猜谱 看谱猜歌 猜譜 看譜猜歌 adivina la canción indovina la canzone zgadnij piosenkę tebak lagu угадай песню',
  '/info/songmeta': 'efficiency score table rank ranking of songs 効率曲 スコア倍率 악곡 메타 歌曲效率',
  '/info/events': 'event イベント 이벤트 活动 活動',
  '/info/gacha': 'banner scout draw ガチャ 뽑기 가챠 卡池 招募 轉蛋',
  '/profile': 'me mine マイページ 내 정보 我的',
  '/profile/cards': 'collection owned box inventory 所持カード 手持ち 보유 카드 持有卡',
  '/profile/items': 'area items instruments potential エリアアイテム 에어리어 区域道具 區域道具',
  '/profile/manager':
    'import export backup cloud sync profiles インポート バックアップ 가져오기 백업 导入 备份 匯入 備份',
  '/profile/preferences':
    'settings options dark mode light theme language server time zone date spoilers cache ダークモード テーマ 言語 設定 다크 모드 언어 설정 深色模式 夜间模式 语言 設定 語言 modo oscuro idioma tema scuro lingua tryb ciemny język mode gelap bahasa тёмная тема язык',
  '/profile/account':
    'password login log in sign in sign up register e-mail email delete account notifications パスワード ログイン 新規登録 비밀번호 로그인 회원가입 密码 登录 注册 密碼 登入 註冊 contraseña iniciar sesión accedi hasło zaloguj kata sandi masuk пароль вход',
  '/home': 'about contact help このサイト 소개 关于 關於',
  '/home/news': 'news announcement patch notes お知らせ 공지 公告 新闻',
};
