import { ActionIcon, Button, Textarea } from '@mantine/core';
import { Send, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { readPostText } from '#model/records/read-rich-text';
import { nameUnderWay } from '#model/writing/completion';
import { mayNameEmoji, nodesOf, type Typed } from '#model/writing/typed-text';
import { useFollowing } from '#src/features/account/people/people.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useEmojiNames } from '../../emoji.data.ts';
import type { ComposerView } from '../../use-composer.ts';
import { useTextAids } from '../text-aids.ts';
import { TimeTie } from '../times/time-tie.tsx';
import styles from './composer.module.css';
import type { ComposerProps } from './composer-props.ts';
import { NameOffers, optionId } from './name-offers.tsx';
import { Toolbar } from './toolbar.tsx';
import { useField } from './use-field.ts';
import { useNameOffers } from './use-name-offers.ts';

interface RefusalNoteProps {
  readonly composer: ComposerView;
  /** The version that was saved in the meantime. */
  readonly newer: ReactNode;
}

/** Why the text was not sent, and what can be done. */
function RefusalNote({ composer: { refusal, insist }, newer }: RefusalNoteProps) {
  const { t } = useTranslation();
  const words =
    refusal?.kind === 'wait'
      ? t('composer.wait', { count: refusal.seconds })
      : refusal && t(refusal.kind === 'blocked' ? 'muted.refused' : `composer.refusal.${refusal.kind}`);
  return (
    <div role="alert" className={styles.refusal} hidden={refusal === null}>
      {words}
      {refusal?.kind === 'stale' && (
        <>
          <div className={styles.newer}>{newer}</div>
          <Button variant="default" onClick={insist}>
            {t('composer.insist')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The text as others will see it, converted in the same way. */
function Preview(typed: Typed) {
  const emoji = useEmojiNames(mayNameEmoji(typed.text));
  const text = readPostText(nodesOf(typed, location.origin, emoji));
  const aids = useTextAids(text);
  return (
    <div className={styles.preview}>
      <RichTextView text={text} aids={aids} heading="h3" />
    </div>
  );
}

interface PicturesProps {
  readonly composer: ComposerView;
}

const SIDE = 88;

/** Attached pictures, each with a button to remove it. */
function Pictures({ composer: { pictures, removePicture } }: PicturesProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t('composer.pictures')}>
      {pictures.map((path, index) => (
        <li key={path} className={styles.picture}>
          <img src={path} alt={t('richText.image', { place: index + 1 })} width={SIDE} height={SIDE} />
          <ActionIcon
            variant="filled"
            aria-label={t('composer.removePicture', { place: index + 1 })}
            onClick={() => removePicture(path)}
          >
            <X size={16} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

interface Props extends ComposerProps {
  readonly composer: ComposerView;
}

/** The field with all that belongs to it. */
export function ComposerForm(props: Props) {
  const { composer, input, label, sendLabel, people, newer, isInner = false, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const [view, setView] = useState<'write' | 'preview'>('write');
  // What was sent or discarded leaves nothing to preview.
  if (view === 'preview' && !composer.hasContent) setView('write');
  const field = useField(composer.text, composer.write);
  const followed = useFollowing(useSession().user?.username ?? null);
  const offers = useNameOffers(
    nameUnderWay(composer.text, field.caret),
    [...people, ...followed],
    (username, from) => field.insertApart(`@${username}`, from),
  );
  useLeaveWarning(composer.isAtRisk);
  useEffect(() => {
    if (isInner) field.ref.current?.focus();
  }, [isInner, field.ref]);
  const isOffering = offers.people.length > 0;
  return (
    <form
      className={styles.form}
      data-inner={isInner || undefined}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        composer.send();
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {view === 'write' ? (
        <>
          <Textarea
            id={id}
            ref={field.ref}
            classNames={{ input: styles.field ?? '' }}
            placeholder={t('composer.placeholder')}
            value={composer.text}
            readOnly={composer.isSending}
            aria-describedby={`${id}-hint`}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOffering ? `${id}-names` : undefined}
            aria-activedescendant={isOffering ? optionId(`${id}-names`, offers.active) : undefined}
            aria-invalid={composer.length > composer.longest}
            onChange={(event) => {
              composer.write(event.currentTarget.value);
              field.noteCaret();
            }}
            onSelect={field.noteCaret}
            onBlur={composer.keep}
            onKeyDown={(event) => {
              if (offers.onKey(event.nativeEvent)) event.stopPropagation();
              else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) composer.send();
            }}
          />
          <NameOffers id={`${id}-names`} offers={offers} />
        </>
      ) : (
        <Preview text={composer.text} pictures={composer.pictures} />
      )}
      {view === 'write' && <Pictures composer={composer} />}
      {view === 'write' && input.target.kind === 'new' && <TimeTie composer={composer} />}
      <RefusalNote composer={composer} newer={newer} />
      <div className={styles.bar}>
        {view === 'write' && <Toolbar field={field} composer={composer} />}
        <Counter id={`${id}-hint`} composer={composer} />
      </div>
      <div className={styles.bar}>
        <SegmentedChoice
          label={t('composer.view')}
          value={view}
          choices={[
            { value: 'write', label: t('composer.write') },
            { value: 'preview', label: t('composer.preview'), disabled: !composer.hasContent },
          ]}
          onChange={setView}
        />
        <div className={styles.ends}>
          {composer.hasContent && !onClose && (
            <Button variant="default" onClick={composer.discard}>
              {t('composer.discard')}
            </Button>
          )}
          {onClose && (
            <Button
              variant="default"
              onClick={() => {
                composer.discard();
                onClose();
              }}
            >
              {t('action.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant="filled"
            leftSection={<Send size={16} aria-hidden="true" />}
            aria-disabled={!composer.canSend}
            aria-busy={composer.isSending}
          >
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface CounterProps {
  readonly id: string;
  readonly composer: ComposerView;
}

function Counter({ id, composer: { length, longest } }: CounterProps) {
  const { t } = useTranslation();
  return (
    <p id={id} className={styles.counter} data-over={length > longest || undefined}>
      {t('composer.counter', { length, longest })}
      <span className={styles.keys}> · {t('composer.keys')}</span>
    </p>
  );
}
