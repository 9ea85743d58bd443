import type { SentSettings } from '../../services/prerender/content.ts';
import { attributes, escaped } from '../markup.ts';

/** Opened by the browser and answered by the server, before any script runs and without scripts. */
export function writeSettings({ path, title, facts, submit, choices, numbers, box }: SentSettings): string {
  const selects = choices.map(
    ({ name, label, options }) =>
      `<label>${escaped(label)}<select${attributes({ name })}>${options
        .map(
          (option) =>
            `<option${attributes({ value: option.value, selected: option.isShown ? '' : null })}>${escaped(option.label)}</option>`,
        )
        .join('')}</select></label>`,
  );
  const inputs = numbers.map(
    ({ name, label, value, min, max }) =>
      `<label>${escaped(label)}<input${attributes({ type: 'number', name, value, min: String(min), max: String(max), step: 'any' })}></label>`,
  );
  const tick = `<label>${escaped(box.label)}<input${attributes({ type: 'checkbox', name: box.name, value: '1', checked: box.isTicked ? '' : null })}></label>`;
  return `<details><summary>${escaped(title)} <span>${escaped(facts)}</span></summary><form${attributes({ method: 'get', action: path })}>${selects.join('')}${inputs.join('')}${tick}<button>${escaped(submit)}</button></form></details>`;
}
