import styles from './composer.module.css';

/** A few that fans of music and games use; they are letters of every device, so that no picture or font is fetched. */
const EMOJI = [
  ...['😀', '😂', '🥹', '😊', '😍', '🤩', '😎', '🤔', '😭', '😱', '😴', '🙏'],
  ...['👍', '👏', '🙌', '💪', '✌️', '🤝', '❤️', '💖', '💙', '💛', '💚', '💜'],
  ...['✨', '⭐', '🌟', '🔥', '💯', '🎉', '🎂', '🎁', '🌸', '☕', '🍞', '🐰'],
  ...['🎵', '🎶', '🎸', '🎤', '🥁', '🎹', '🎻', '🎧', '📣', '🎮', '🏆', '🎫'],
] as const;

interface Props {
  readonly onPick: (emoji: string) => void;
}

/** Emoji to choose from; readers' devices say their names in every language. */
export function EmojiGrid({ onPick }: Props) {
  return (
    <div className={styles.emoji}>
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" className={styles.emojiButton} onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </div>
  );
}
