import { ForMembers } from '#src/features/studio/frame/for-members.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AboutPage } from '../about/about-page.tsx';

/** `/community/aboutme/edit`: the form of the member's own page. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <ForMembers title={t('page.aboutMe')} hint={{ title: t('about.logIn'), text: t('about.logInText') }}>
      {({ username }) => <AboutPage key={username} username={username} />}
    </ForMembers>
  );
}
