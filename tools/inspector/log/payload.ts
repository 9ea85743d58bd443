export type PayloadRead =
  | { readonly isOk: true; readonly payload: Readonly<Record<string, unknown>> }
  | { readonly isOk: false; readonly problem: string };

const problem = (text: string): PayloadRead => ({ isOk: false, problem: text });

/** Reads what an event shall carry. Nothing written means nothing carried. */
export function readPayload(text: string): PayloadRead {
  if (text.trim() === '') return { isOk: true, payload: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return problem(`This is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return problem('The payload must be a JSON object, as in {"name": "search"}');
  }
  if ('type' in value) return problem('The type is chosen above; leave it out of the payload');
  return { isOk: true, payload: { ...value } };
}
