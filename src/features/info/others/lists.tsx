import type { Family } from '#model/families/family';
import { FAMILY as BADGES, type BadgeItem } from '#model/families/others/badges';
import { DECORATIONS, FLICKS, LANES, type LookItem, NOTES } from '#model/families/others/looks';
import { FAMILY as SKILLS, type SkillItem } from '#model/families/others/skills';
import { FAMILY as SOUNDS, type SoundItem } from '#model/families/others/sounds';
import { type StampItem, stampsWith } from '#model/families/others/stamps';
import { FAMILY as TITLES, type TitleItem } from '#model/families/others/titles';
import { TAP_SOUNDS, tapSoundPath } from '#model/rules/look-paths';
import { useStampVoices } from '#src/kit/data/items.ts';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import { SoundButton } from '#src/kit/song/sound-button.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TitlePlate } from '#src/kit/title/title-plate.tsx';
import { boxed } from './boxed.tsx';
import styles from './lists.module.css';

/** The lists below `/info/others` whose things have no pages. */

const BADGES_VIEW = boxed<BadgeItem>({ isWide: true });
export const Badges = () => <FamilyList family={BADGES} view={BADGES_VIEW} />;
const SKILLS_VIEW = boxed<SkillItem>({ isWide: true });
export const Skills = () => <FamilyList family={SKILLS} view={SKILLS_VIEW} />;

function looksPage(family: Family<Parameters<typeof NOTES.item>[0], LookItem>) {
  const view = boxed<LookItem>({ Picture: plainPicture(family, 'whole') });
  return () => <FamilyList family={family} view={view} />;
}
export const NoteSkins = looksPage(NOTES);
export const FlickSkins = looksPage(FLICKS);
export const LaneSkins = looksPage(LANES);
export const Decorations = looksPage(DECORATIONS);

const TITLES_VIEW = boxed<TitleItem>({ Picture: TitlePlate, isWide: true });
export const Titles = () => <FamilyList family={TITLES} view={TITLES_VIEW} />;

function StampButton({ item: { voice, name } }: { readonly item: StampItem }) {
  const { t } = useTranslation();
  return voice && <SoundButton src={voice} label={t('others.hear', { name })} lost={t('sound.lost')} />;
}

const NO_VOICES: ReadonlySet<string> = new Set();
const STAMPS_VIEW = boxed<StampItem>({
  Picture: plainPicture(stampsWith(NO_VOICES), 'whole'),
  Tools: StampButton,
});

/** Stamps with their voice where the folder of voices has it. */
export function Stamps() {
  const { data: voices = NO_VOICES } = useStampVoices();
  return <FamilyList family={stampsWith(voices)} view={STAMPS_VIEW} />;
}

/** What is heard at the touch of a note, a button each. Names of judgements are the game's own, in every language. */
function Sounds({ item: { bundle, server, name } }: { readonly item: SoundItem }) {
  const { t } = useTranslation();
  if (bundle === null) return null;
  return (
    <span className={styles.sounds}>
      {TAP_SOUNDS.map((sound) => (
        <SoundButton
          key={sound}
          src={tapSoundPath(server, bundle, sound)}
          label={`${name}, ${sound.toUpperCase()}`}
          lost={t('sound.lost')}
          text={sound.toUpperCase()}
        />
      ))}
    </span>
  );
}

const SOUNDS_VIEW = boxed<SoundItem>({ Details: Sounds });
export const TapSounds = () => <FamilyList family={SOUNDS} view={SOUNDS_VIEW} />;
