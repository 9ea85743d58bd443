/** The newest article, in four languages: readers of none of them see which one takes its place. */
export const WELCOME = {
  title: {
    en: 'You are looking at the demo set',
    ja: 'これはデモデータです',
    'zh-Hans': '你看到的是演示数据',
    ru: 'Перед вами демонстрационный набор',
  },
  lead: [
    {
      en: 'Every card, song, event and picture here is invented and drawn by a program. Only the names of bands and characters are those of the game.',
      ja: 'ここにあるカード、楽曲、イベント、画像はすべて架空のもので、プログラムが描いています。バンドとキャラクターの名前だけがゲームのものです。',
      'zh-Hans': '这里的卡牌、歌曲、活动和图片都是虚构的，由程序绘制。只有乐队和角色的名字来自游戏。',
      ru: 'Все карты, песни, ивенты и картинки здесь выдуманы и нарисованы программой. Из игры взяты только имена групп и персонажей.',
    },
    {
      en: 'The set has the size and the shape of the real one, so that everything on the site can be tried with it.',
      ja: '件数も形も本物と同じなので、サイトのすべての機能を試せます。',
      'zh-Hans': '数据的数量和形式与真实数据相同，网站的所有功能都可以试用。',
      ru: 'По размеру и устройству набор такой же, как настоящий, поэтому на нём можно попробовать весь сайт.',
    },
  ],
  sameTitle: {
    en: 'What stays the same',
    ja: '変わらないこと',
    'zh-Hans': '不变的内容',
    ru: 'Что не меняется',
  },
  same: [
    {
      en: 'The same seed and date always give the same set.',
      ja: '同じシードと日付からは、いつも同じデータができます。',
      'zh-Hans': '相同的种子和日期总会得到相同的数据。',
      ru: 'Одно и то же зерно и одна и та же дата всегда дают один и тот же набор.',
    },
    {
      en: 'Each server has an event and a gacha that run today.',
      ja: 'どのサーバーにも、今日開催中のイベントとガチャがあります。',
      'zh-Hans': '每个服务器今天都有进行中的活动和卡池。',
      ru: 'На каждом сервере сегодня идут ивент и гача.',
    },
    {
      en: 'Birthdays are made up, so please do not send cake.',
      ja: '誕生日も架空なので、ケーキは送らないでください。',
      'zh-Hans': '生日也是虚构的，请不要送蛋糕。',
      ru: 'Дни рождения выдуманы, так что торты присылать не нужно.',
    },
  ],
} as const;
