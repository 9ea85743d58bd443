import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { JsonObject } from '#model/records/reading';
import { readSocialUser, type SocialUser } from '#model/site/social-record';
import { localeTag } from '#model/vocabulary/locales';
import type { TimelineSetting } from '#src/browser/page/operator-settings.ts';
import { useTimeline } from '#src/kit/actors/use-external.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useNavigation } from '#src/kit/actors/use-navigation.ts';
import { useTheme } from '#src/kit/actors/use-theme.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Panel } from './panel.tsx';
import styles from './social.module.css';

/** The timeline, once the visitor asked for it: no request is sent before. */
function Timeline({ setting }: { readonly setting: TimelineSetting }) {
  const timeline = useTimeline();
  const wasAsked = useRef(false);
  if (timeline.isLoaded) return <Loaded takesFocus={wasAsked.current} />;
  const load = () => {
    wasAsked.current = true;
    timeline.load(setting.script);
  };
  return (
    <Offer setting={setting} isLoading={timeline.isLoading} hasFailed={timeline.hasFailed} onLoad={load} />
  );
}

interface OfferProps {
  readonly setting: TimelineSetting;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onLoad: () => void;
}

/** One button in all states, so that the keyboard does not lose its place. */
function Offer({ setting: { hosts }, isLoading, hasFailed, onLoad }: OfferProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const isOffline = useNavigation((view) => view.isOffline);
  const canLoad = !isLoading && !isOffline;
  const from = hosts.length === 0 ? t('home.social.own') : t('home.social.other', { hosts: list(hosts) });
  const state = isOffline ? t('home.social.offline') : hasFailed ? t('home.social.failed') : null;
  return (
    <div className={styles.place} aria-busy={isLoading}>
      <p className={styles.text}>{from}</p>
      <p className={styles.state} role="status">
        {isLoading ? t('action.loading') : state}
      </p>
      <Button
        variant="filled"
        onClick={canLoad ? onLoad : undefined}
        {...(canLoad ? {} : { 'data-disabled': true, 'aria-disabled': true })}
      >
        {hasFailed ? t('action.retry') : t('home.social.load')}
      </Button>
    </div>
  );
}

/** An empty element for the script, which hears of it by the event `setori-timeline`; a new one for other colours or another language. */
function Loaded({ takesFocus }: { readonly takesFocus: boolean }) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const { scheme } = useTheme();
  const lang = localeTag(useLocale().locale);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const element = document.createElement('div');
    element.lang = lang;
    element.dataset.theme = scheme;
    place.current?.append(element);
    element.dispatchEvent(new CustomEvent('setori-timeline', { bubbles: true }));
    return () => element.remove();
  }, [lang, scheme]);
  return (
    <section ref={place} className={styles.timeline} tabIndex={-1} aria-label={t('home.social.timeline')} />
  );
}

interface Props {
  readonly timeline: TimelineSetting | null;
  readonly record: JsonObject | null;
}

/** The operator's social timeline, and how its service knows the visitor; nothing where neither is set (reference R47). */
export function Social({ timeline, record }: Props) {
  const user = readSocialUser(record);
  if (timeline === null && user === null) return null;
  return (
    <Panel widget="social" isLoading={false}>
      {user && <User user={user} />}
      {timeline && <Timeline setting={timeline} />}
    </Panel>
  );
}

function User({ user: { name, handle, url } }: { readonly user: SocialUser }) {
  const { t } = useTranslation();
  return (
    <p className={styles.user}>
      {url === null ? (
        <strong>{name}</strong>
      ) : (
        <a href={url} rel="noreferrer noopener" aria-label={t('home.social.page', { name })}>
          {name}
        </a>
      )}
      {handle !== null && <span className={styles.handle}>{handle}</span>}
    </p>
  );
}
