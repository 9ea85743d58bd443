import { BANDS } from '#model/vocabulary/bands';
import type { ServedWord } from '../words/words.types.ts';
import type { SkillEffectSpec, SkillSpec } from './skill-table.ts';

/** Our own sentences for skills, put together from one part per effect. */

const w = (ja: string, en: string, tw: string, cn: string, ko: string): ServedWord => [ja, en, tw, cn, ko];
const each = (build: (language: 0 | 1 | 2 | 3 | 4) => string): ServedWord => [
  build(0),
  build(1),
  build(2),
  build(3),
  build(4),
];

const JUDGEMENT: Record<SkillEffectSpec['condition'], string> = {
  none: '',
  bad: 'BAD',
  good: 'GOOD',
  great: 'GREAT',
  perfect: 'PERFECT',
};

const scorePart = (v: number | string): ServedWord =>
  w(`スコア+${v}%`, `score +${v}%`, `分數+${v}%`, `分数+${v}%`, `점수 +${v}%`);
const perfectPart = (v: number | string): ServedWord =>
  w(
    `PERFECTのスコア+${v}%`,
    `PERFECT score +${v}%`,
    `PERFECT分數+${v}%`,
    `PERFECT分数+${v}%`,
    `PERFECT 점수 +${v}%`,
  );

/** One line for an effect; every kind must be here. */
const PARTS: Record<SkillEffectSpec['type'], (effect: SkillEffectSpec) => ServedWord> = {
  score: ({ value, condition }) => (condition === 'perfect' ? perfectPart(value) : scorePart(value)),
  score_over_life: ({ value, life }) =>
    w(
      `ライフ${life}以上でスコア+${value}%`,
      `score +${value}% at ${life} life or more`,
      `生命${life}以上時分數+${value}%`,
      `生命${life}以上时分数+${value}%`,
      `라이프 ${life} 이상이면 점수 +${value}%`,
    ),
  score_under_life: ({ value, life }) =>
    w(
      `ライフ${life}未満でスコア+${value}%`,
      `score +${value}% below ${life} life`,
      `生命未滿${life}時分數+${value}%`,
      `生命未满${life}时分数+${value}%`,
      `라이프 ${life} 미만이면 점수 +${value}%`,
    ),
  score_continued_note_judge: ({ value }) =>
    w(
      `GREAT以下を出すまでスコア+${value}%`,
      `score +${value}% until a GREAT or worse`,
      `出現GREAT以下前分數+${value}%`,
      `出现GREAT以下前分数+${value}%`,
      `GREAT 이하가 나올 때까지 점수 +${value}%`,
    ),
  score_under_great_half: ({ value }) =>
    w(
      `PERFECTのスコア+${value}%、GREAT以下は半分`,
      `PERFECT score +${value}%, GREAT or worse count half`,
      `PERFECT分數+${value}%，GREAT以下減半`,
      `PERFECT分数+${value}%，GREAT以下减半`,
      `PERFECT 점수 +${value}%, GREAT 이하는 절반`,
    ),
  score_only_perfect: ({ value }) =>
    w(
      `PERFECTのみスコア+${value}%`,
      `score +${value}%, PERFECT notes only`,
      `僅PERFECT得分+${value}%`,
      `仅PERFECT得分+${value}%`,
      `PERFECT만 점수 +${value}%`,
    ),
  score_rate_up_with_perfect: () =>
    w(
      'PERFECTのたびに上昇率+0.5%（最大+50%）',
      'another +0.5% with each PERFECT, up to +50%',
      '每次PERFECT再+0.5%（最多+50%）',
      '每次PERFECT再+0.5%（最多+50%）',
      'PERFECT마다 +0.5% 추가 (최대 +50%)',
    ),
  judge: ({ condition }) => {
    const j = JUDGEMENT[condition];
    return w(
      `${j}以上がPERFECTになる`,
      `${j} or better becomes PERFECT`,
      `${j}以上變為PERFECT`,
      `${j}以上变为PERFECT`,
      `${j} 이상이 PERFECT로 바뀜`,
    );
  },
  damage: () =>
    w(
      'BAD以下でもライフが減らない',
      'no life lost on BAD or worse',
      'BAD以下不損失生命',
      'BAD以下不损失生命',
      'BAD 이하에도 라이프 유지',
    ),
  never_die: () =>
    w('ライフが0にならない', 'life cannot reach 0', '生命不會歸零', '生命不会归零', '라이프가 0이 되지 않음'),
};

const lifePart = (amount: string, under: number | null): ServedWord =>
  under === null
    ? w(
        `ライフ${amount}回復`,
        `restores ${amount} life`,
        `回復生命${amount}`,
        `回复生命${amount}`,
        `라이프 ${amount} 회복`,
      )
    : w(
        `ライフ${under}未満なら${amount}回復`,
        `below ${under} life restores ${amount}`,
        `生命未滿${under}時回復${amount}`,
        `生命未满${under}时回复${amount}`,
        `라이프 ${under} 미만이면 ${amount} 회복`,
      );

const ATTRIBUTE_NAMES: Readonly<Record<string, ServedWord>> = {
  POWERFUL: w('パワフル', 'Powerful', 'POWERFUL', 'POWERFUL', '파워풀'),
  COOL: w('クール', 'Cool', 'COOL', 'COOL', '쿨'),
  HAPPY: w('ハッピー', 'Happy', 'HAPPY', 'HAPPY', '해피'),
  PURE: w('ピュア', 'Pure', 'PURE', 'PURE', '퓨어'),
};

function groupName(by: number | string): ServedWord {
  const band = BANDS.find(({ id }) => id === by);
  if (band) return w(band.name, band.name, band.name, band.name, band.name);
  return ATTRIBUTE_NAMES[by] ?? w(String(by), String(by), String(by), String(by), String(by));
}

function sharedPart(spec: SkillSpec): ServedWord | null {
  if (!spec.unification) return null;
  const name = groupName(spec.unification.with);
  const v = spec.unification.value;
  return w(
    `全員が${name[0]}なら+${v}%`,
    `+${v}% if all five are ${name[1]}`,
    `全員為${name[2]}時+${v}%`,
    `全员为${name[3]}时+${v}%`,
    `전원이 ${name[4]}이면 +${v}%`,
  );
}

const join = (parts: readonly ServedWord[], separators: ServedWord): ServedWord =>
  each((language) => parts.map((part) => part[language]).join(separators[language]));

/** As a text begins. */
const sentence = (words: ServedWord): ServedWord =>
  each((language) => words[language].charAt(0).toUpperCase() + words[language].slice(1));

const FRAME: ServedWord = ['{t}秒間、', 'For {t} s: ', '{t}秒內，', '{t}秒内，', '{t}초 동안 '];

/** Full sentence with the API's placeholders: `{0}` life and `{1}` seconds, or `{0}` seconds without life. */
export function describeSkill(spec: SkillSpec): ServedWord {
  const time = spec.life ? '{1}' : '{0}';
  const shared = sharedPart(spec);
  const effects = [...spec.effects.map((effect) => PARTS[effect.type](effect)), ...(shared ? [shared] : [])];
  const during = join(effects, ['、', ', ', '、', '、', ', ']);
  const timed = each((language) => FRAME[language].replace('{t}', time) + during[language]);
  return spec.life
    ? join([sentence(lifePart('{0}', spec.life.under)), timed], ['。', '. ', '。', '。', '. '])
    : timed;
}

/** Short form; `|` parts the condition from the base line (reference R4). */
export function summariseSkill(spec: SkillSpec): ServedWord {
  const life = spec.life ? [lifePart(String(spec.life.values[4]), spec.life.under)] : [];
  const base = join(
    [...life, ...spec.effects.map((effect) => PARTS[effect.type](effect))],
    ['\n', '\n', '\n', '\n', '\n'],
  );
  const shared = sharedPart(spec);
  return shared ? each((language) => `${shared[language]}|${base[language]}`) : base;
}
