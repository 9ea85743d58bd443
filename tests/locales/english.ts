import account from '../../locales/en/account.json';
import common from '../../locales/en/common.json';
import community from '../../locales/en/community.json';
import consoleTexts from '../../locales/en/console.json';
import home from '../../locales/en/home.json';
import importTexts from '../../locales/en/import.json';
import info from '../../locales/en/info.json';
import late from '../../locales/en/late.json';
import profile from '../../locales/en/profile.json';
import shell from '../../locales/en/shell.json';
import tool from '../../locales/en/tool.json';

/** The texts of all groups, English. */
export const en = {
  ...common,
  ...late,
  ...shell,
  ...home,
  ...importTexts,
  ...info,
  ...tool,
  ...profile,
  ...account,
  ...community,
  ...consoleTexts,
};
