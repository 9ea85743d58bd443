import { storedProfile } from '../account/stored.ts';
import { type Endpoint, type EndpointName, methodOf, pathOf } from '../endpoint.ts';
import { ENDPOINT_NAMES, endpointOf } from '../endpoints.ts';
import { ERROR_STATUS, type ErrorCode, failure, SHARED_ERRORS } from '../errors.ts';
import { richNode } from '../rich-text.ts';
import { plainSchema, type Schema } from './schema.ts';

/** An endpoint as documents describe it. */
export interface EndpointEntry extends Omit<Endpoint, 'request' | 'answer' | 'errors'> {
  readonly name: EndpointName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly request: Schema;
  readonly answer: Schema;
  readonly errors: readonly ErrorCode[];
}

/** Large shapes that are described once. */
const NAMED_SHAPES: Readonly<Record<string, Schema>> = {
  Failure: plainSchema(failure),
  RichTextNode: plainSchema(richNode),
  StoredProfile: plainSchema(storedProfile),
};
export const SHAPES: readonly (readonly [string, Schema])[] = Object.entries(NAMED_SHAPES);
export const SHAPE_NAMES: ReadonlyMap<string, string> = new Map(
  SHAPES.map(([name, schema]) => [JSON.stringify(schema), name]),
);

const OF_POST: readonly ErrorCode[] = ['ORIGIN_DENIED', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED'];

/** Whether a caller of this kind can get a refusal at all. */
function canRefuse(code: ErrorCode, { caller }: Endpoint, isPost: boolean): boolean {
  if (code === 'LOGIN_REQUIRED') return caller !== 'anyone';
  if (code === 'PERMISSION_DENIED') return caller === 'moderator';
  return isPost || !OF_POST.includes(code);
}

function entryOf(name: (typeof ENDPOINT_NAMES)[number]): EndpointEntry {
  const endpoint = endpointOf(name);
  const method = methodOf(name);
  const shared = SHARED_ERRORS.filter((code) => canRefuse(code, endpoint, method === 'POST'));
  const errors = [...new Set<ErrorCode>([...endpoint.errors, ...shared])];
  return {
    ...endpoint,
    name,
    method,
    path: pathOf(name),
    request: plainSchema(endpoint.request),
    answer: plainSchema(endpoint.answer),
    errors: errors.sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]),
  };
}

export const ENTRIES: readonly EndpointEntry[] = ENDPOINT_NAMES.map(entryOf);
