import { type RefObject, useEffect, useId } from 'react';
import { NameOffers, optionId } from '#src/features/community/thread/composer/name-offers.tsx';
import type { NameOffers as Offers } from '#src/features/community/thread/composer/use-name-offers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DrawnNodesView } from '../blocks/drawn-nodes.tsx';
import styles from '../write.module.css';
import type { PostEditor } from './use-post-editor.ts';

interface Props {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly editor: PostEditor | null;
  readonly offers: Offers;
  readonly isEditable: boolean;
  readonly isEmpty: boolean;
  readonly hintId: string;
  readonly isInvalid: boolean;
}

/** The text itself, with what is offered while a name is typed. */
export function PostText({ place, editor, offers, isEditable, isEmpty, hintId, isInvalid }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const isOffering = offers.people.length > 0;
  const active = optionId(`${id}-names`, offers.active);
  const label = t('write.text');
  useEffect(() => {
    editor?.setProps({
      isEditable,
      attributes: {
        role: 'textbox',
        class: 'post-text',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': hintId,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(!isEditable && { 'aria-readonly': 'true' }),
        ...(isOffering && { 'aria-controls': `${id}-names`, 'aria-activedescendant': active }),
      },
    });
  }, [editor, isEditable, isInvalid, isOffering, active, label, hintId, id]);
  return (
    <div className={styles.text}>
      {isEmpty && (
        <p className={styles.placeholder} aria-hidden="true">
          {t('write.placeholder')}
        </p>
      )}
      <div ref={place} className={styles.place} />
      {editor && <DrawnNodesView editor={editor} isEditable={isEditable} />}
      <NameOffers id={`${id}-names`} offers={offers} />
    </div>
  );
}
