import { type SubmitEvent, useState } from 'react';
import type { CallOutcome } from '#src/kit/data/api/call.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { type Blame, blamed, type Fault, type Faults, none } from './faults.ts';

type Values<F extends string> = Readonly<Record<F, string>>;

interface FormParts<F extends string> {
  readonly initial: Values<F>;
  /** Looks before the server does. */
  readonly check: (values: Values<F>) => Faults<NoInfer<F>>;
  readonly send: (values: Values<F>) => Promise<CallOutcome>;
  readonly onDone: (values: Values<F>) => void;
  /** What the codes of the server say of which field. */
  readonly blame?: Blame<NoInfer<F>>;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly fault: Fault | null;
  readonly onChange: (value: string) => void;
}

/** Focuses the first field with a fault. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((each) => each instanceof HTMLInputElement);
  fields.find(({ name }) => names.includes(name))?.focus();
}

/** What stands in the way of a form: at its fields, or beside its button. */
interface Trouble<F extends string> {
  readonly faults: Faults<F>;
  readonly failure: CallFailure | null;
}

/** A form of the account pages: faults stand at their fields, everything else that went wrong beside the button. */
export function useForm<F extends string>(parts: FormParts<F>) {
  const { initial, check, send, onDone, blame = {} } = parts;
  const [values, setValues] = useState(initial);
  const [trouble, setTrouble] = useState<Trouble<F>>({ faults: none(), failure: null });
  const names = Object.keys(initial) as F[];

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const tell = (faults: Faults<F>, failure: CallFailure | null): void => {
      setTrouble({ faults, failure });
      focusFirst(form, Object.keys(faults));
    };
    const found = check(values);
    tell(found, null);
    if (Object.keys(found).length > 0) return;
    const result = await send(values);
    if (result.isDone) return onDone(values);
    const told = blamed(result.failure, names, blame);
    tell(told, Object.keys(told).length === 0 ? result.failure : null);
  };

  const field = (name: F): FormField => ({
    name,
    value: values[name],
    fault: trouble.faults[name] ?? null,
    onChange: (value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setTrouble(({ faults: { [name]: _mended, ...others }, failure }) => ({
        faults: others as Faults<F>,
        failure,
      }));
    },
  });

  return { field, submit, failure: trouble.failure };
}
