import { before, type FilePlan, type Name, TRANSLATE, withTexts } from './plan.ts';

const page = ({ kebab, camel }: Name): string => `
import { readNumber } from '#model/listing/ranking-settings';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AddressCodec, useAddress } from '#src/kit/address/use-address.ts';
import styles from '../${kebab}/${kebab}.module.css';

/** What a visitor sets. */
interface Inputs {
  readonly amount: number;
}

const PLAIN: Inputs = { amount: 1 };
const MAX_AMOUNT = 1_000;

/** Defaults are left out of the address. */
const CODEC: AddressCodec<Inputs> = {
  decode: (params) => ({ amount: readNumber(params.get('amount'), 1, MAX_AMOUNT, PLAIN.amount) }),
  encode: ({ amount }) => new URLSearchParams(amount === PLAIN.amount ? {} : { amount: String(amount) }),
};

/** \`/tool/${kebab}\` */
export function Screen() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(CODEC);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.${camel}')}</h1>
        <p className={styles.lead}>{t('${camel}.lead')}</p>
      </header>
      <section id="settings">
        <NumberField
          label={t('${camel}.amount')}
          value={inputs.amount}
          min={1}
          max={MAX_AMOUNT}
          onChange={(amount) => change({ amount })}
        />
      </section>
      <section id="results" aria-live="polite">
        {t('${camel}.result', { amount: inputs.amount })}
      </section>
    </div>
  );
}
`;

const STYLES = `
.page {
  composes: column from global;
  max-width: 1200px;
  margin-inline: auto;
}

.lead {
  composes: lead from global;
}
`;

const route = ({ kebab, camel }: Name): string => `  {
    pattern: '/tool/${kebab}',
    section: 'tool',
    title: 'page.${camel}',
    lead: '${camel}.lead',
    icon: 'calculator',
    words: 'words.${camel}',
    screen: 'team/${kebab}',
    texts: ['tool'],
    anchors: [
      { id: 'settings', title: '${camel}.settings' },
      { id: 'results', title: 'list.results' },
    ],
  },
`;

const story = ({ kebab, title }: Name): string => `
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

describe('${title.toLowerCase()}', () => {
  test('shows a result for the setting and keeps it in the address', async ({ open }) => {
    const page = await open('/tool/${kebab}');
    await page.getByRole('heading', { name: '${title}', level: 1 }).waitFor();
    await page.getByRole('textbox', { name: 'Amount' }).fill('7');
    await page.keyboard.press('Enter');
    await page.getByText('Result: 7', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?amount=7');
  });
});
`;

/** A page below `/tool` with one setting and a result. */
export function newTool(name: Name): FilePlan {
  const { kebab, camel, title } = name;
  return {
    files: {
      [`src/features/team/pages/${kebab}.tsx`]: page(name),
      [`src/features/team/${kebab}/${kebab}.module.css`]: STYLES,
      [`tests/e2e/${kebab}.test.ts`]: story(name),
    },
    edits: [
      before('model/site/routes/tool.ts', '];', route(name)),
      withTexts('common', { page: { [camel]: title } }),
      withTexts('words', { words: { [camel]: title.toLowerCase() } }),
      withTexts('tool', {
        [camel]: {
          lead: 'What this tool finds out, in a sentence.',
          settings: 'Settings',
          amount: 'Amount',
          result: 'Result: {{amount}}',
        },
      }),
    ],
    left: [
      `replace the setting and the result of src/features/team/pages/${kebab}.tsx (or move it to the feature it belongs to) and its texts in locales/en/tool.json`,
      'choose its icon and name the lists it needs as `data` in model/site/routes/tool.ts',
      'say in locales/en/words.json what else players call it',
      TRANSLATE,
    ],
  };
}
