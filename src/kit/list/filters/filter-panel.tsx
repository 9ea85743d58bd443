import { ChevronDown, ChevronUp, ListFilter, X } from 'lucide-react';
import {
  memo,
  type ReactElement,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Chosen, FacetCounts } from '#model/listing/facets';
import { useIsPhone } from '../../page/use-is-phone.ts';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';
import type { Filters, Listed } from '../listing.ts';
import { usePortions } from '../portions.ts';
import { type ChosenGroup, chosenGroups, wordsOfGroup } from './chosen.ts';
import { FacetChips } from './facet-chips.tsx';
import { type FacetHandlers, FacetSelect, PickSelect } from './facet-select.tsx';
import { FilterRange } from './filter-range.tsx';
import styles from './filters.module.css';

interface ChosenChipsProps<Item extends Listed> {
  readonly listing: Filters<Item>;
  readonly chosen: Chosen;
  /** Whether all of it goes with one press, too. */
  readonly hasClear: boolean;
  readonly onChange: (chosen: Chosen) => void;
}

/** What is chosen, each to be taken away with one press. */
function ChosenChips<Item extends Listed>({ listing, chosen, hasClear, onChange }: ChosenChipsProps<Item>) {
  const { t } = useTranslation();
  const all = chosenGroups(listing, chosen).flatMap(({ key, title, options }) =>
    options.map(({ value, label, short = label }) => ({ key, value, label, short, title })),
  );
  if (all.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <ul>
        {all.map(({ key, value, label, short, title }) => (
          <li key={`${key} ${value}`}>
            <button
              type="button"
              className={styles.taken}
              aria-label={t('list.take', { what: `${title}: ${label}` })}
              onClick={() =>
                onChange({ ...chosen, [key]: (chosen[key] ?? []).filter((one) => one !== value) })
              }
            >
              {short}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {hasClear && (
        <button type="button" className={styles.clear} onClick={() => onChange({})}>
          {t('list.clearAll')}
        </button>
      )}
    </div>
  );
}

interface Props<Item extends Listed> {
  readonly listing: Filters<Item>;
  readonly chosen: Chosen;
  readonly counts: FacetCounts;
  readonly onChange: (chosen: Chosen) => void;
  /** What else is set there on phones, where nothing else has room for it. */
  readonly extras?: ReactNode;
  /** They are not known yet, so their place is kept. */
  readonly isComing?: boolean;
}

/** Of the place that the menu leads to. */
const PANEL = 'filters';

/** Fields of one step of drawing: each takes as long as a dozen chips. */
const AT_ONCE = 2;

function Panel<Item extends Listed>(props: Props<Item>) {
  const { listing, chosen, onChange, isComing = false } = props;
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<boolean | null>(null);
  const beginsOpen = !isPhone && !listing.isFolded;
  const isOpen = choice ?? beginsOpen;
  return (
    // On phones its parts stand in the rows of the list.
    <section
      className={styles.panel}
      id={isPhone ? undefined : PANEL}
      data-coming={(isComing && isOpen) || undefined}
    >
      <Head
        isOpen={isOpen}
        isPhone={isPhone}
        groups={chosenGroups(listing, chosen)}
        onToggle={() => startTransition(() => setChoice((now) => !(now ?? beginsOpen)))}
        onClear={() => onChange({})}
      />
      {isOpen && <Fields {...props} />}
      {(isPhone || !isOpen) && (
        <ChosenChips listing={listing} chosen={chosen} hasClear={isPhone} onChange={onChange} />
      )}
    </section>
  );
}

interface HeadProps {
  readonly isOpen: boolean;
  readonly isPhone: boolean;
  readonly groups: readonly ChosenGroup[];
  readonly onToggle: () => void;
  readonly onClear: () => void;
}

function Head({ isOpen, isPhone, groups, onToggle, onClear }: HeadProps) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={isPhone ? PANEL : undefined}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <ListFilter size={16} aria-hidden="true" />
          <span className={styles.label}>{t('list.filters')}</span>
          {count > 0 && (
            <span className={styles.badge}>
              {isPhone
                ? integer(count)
                : groups.map((group) => wordsOfGroup(group, list, integer)).join(' · ')}
            </span>
          )}
          <Arrow size={16} aria-hidden="true" />
        </button>
      </h2>
      {count > 0 && !isPhone && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('list.clearAll')}
        </button>
      )}
    </div>
  );
}

/** What was chosen and counted last, behind functions that stay the same. */
function useChoosing<Item extends Listed>({ chosen, counts, onChange }: Props<Item>): FacetHandlers {
  const latest = useRef({ chosen, counts, onChange });
  useLayoutEffect(() => {
    latest.current = { chosen, counts, onChange };
  });
  return useMemo(
    () => ({
      onChoose: (key, values) => latest.current.onChange({ ...latest.current.chosen, [key]: values }),
      countOf: (key, value) => latest.current.counts.get(key)?.get(value) ?? 0,
    }),
    [],
  );
}

/** A field in which something is chosen takes two places. Of an odd number the last field takes one more. */
function placesOf(fields: readonly ReactElement[], chosen: Chosen) {
  const full = fields.filter(({ key }) => key !== null && chosen[key]?.length);
  const places = fields.length + full.length;
  const isOdd = places % 2 === 1;
  return { 'data-odd': isOdd || undefined, style: { '--places': isOdd ? places + 1 : places } };
}

function Fields<Item extends Listed>(props: Props<Item>) {
  const { listing, chosen, counts, extras } = props;
  const choosing = useChoosing(props);
  const { t } = useTranslation();
  const selects: ReactElement[] = listing.facets
    .filter(({ look }) => look === 'select')
    .map((facet) => (
      <FacetSelect key={facet.key} facet={facet} chosen={chosen[facet.key] ?? []} {...choosing} />
    ));
  const picks: ReactElement[] = listing.picks.map((pick) => (
    <PickSelect
      key={pick.key}
      pick={pick}
      chosen={chosen[pick.key]?.[0] ?? null}
      onChoose={choosing.onChoose}
    />
  ));
  const { ranges } = listing;
  const fields = [...selects, ...picks];
  const drawn = usePortions('fields', ranges.length + fields.length, AT_ONCE);
  return (
    <div className={styles.fields}>
      {listing.facets
        .filter(({ look }) => look === 'chips')
        .map((facet) => (
          <FacetChips
            key={facet.key}
            facet={facet}
            chosen={chosen[facet.key] ?? []}
            counts={counts.get(facet.key)}
            onChoose={choosing.onChoose}
          />
        ))}
      {ranges.map((range, nth) => (
        <FilterRange
          key={range.key}
          range={range}
          isDrawn={nth < drawn}
          chosen={chosen[range.key]?.[0]}
          onChoose={choosing.onChoose}
        />
      ))}
      {fields.length > 0 && (
        <fieldset className={styles.facet}>
          <legend className={styles.legend}>{t('list.more')}</legend>
          <div className={styles.selects} {...placesOf(fields, chosen)}>
            {fields.map((field, nth) =>
              nth < drawn - ranges.length ? field : <div key={field.key} className={styles.later} />,
            )}
          </div>
        </fieldset>
      )}
      {extras && <div className={styles.extras}>{extras}</div>}
    </div>
  );
}

/** Filters that apply at once: open where there is room, behind one button on phones, where what is chosen stays in sight. */
export const FilterPanel = memo(Panel) as typeof Panel;
