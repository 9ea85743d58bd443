import { readdirSync, readFileSync } from 'node:fs';
import { Missing, PlanRefusal } from './plan.ts';

/** Which of the record's fields a skeleton shows; null where it has none such. */
export interface RecordFields {
  /** Names per server. */
  readonly name: string | null;
  /** When a thing comes out on each server. */
  readonly date: string | null;
  /** Ids of the bands it is for. */
  readonly bands: string | null;
  readonly attributes: string | null;
}

/** What the command line says of them. */
export interface Answers {
  readonly name?: string | undefined;
  readonly date?: string | undefined;
}

const FOLDER = 'model/records';
const NONE = 'none';

/** Fields of the interface called `type` with their types. */
function fieldsOf(type: string): ReadonlyMap<string, string> {
  const texts = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const start = new RegExp(`^export interface ${type}\\b[^{]*\\{`, 'm');
  const text = texts.find((one) => start.test(one)) ?? '';
  const body = text.slice(text.search(start)).split('\n}')[0] ?? '';
  return new Map(
    [...body.matchAll(/^ {2}readonly (\w+)\??: ([^;]+);/gm)].map(([, name = '', of = '']) => [name, of]),
  );
}

/** The one field that was named, or the only one there is. */
function chosen(
  option: keyof Answers,
  question: string,
  answer: string | undefined,
  choices: readonly string[],
) {
  if (answer === NONE || choices.length === 0) return null;
  const [only] = choices;
  const found = answer === undefined && choices.length === 1 ? only : choices.find((one) => one === answer);
  if (found === undefined) throw new Missing(option, question, [...choices, NONE]);
  return found;
}

/** What stands in the records that a reader makes. */
export function fieldsRead(reader: string, answers: Answers): RecordFields {
  const [, type] = /\bRecords<(\w+)>/.exec(readFileSync(reader, 'utf8')) ?? [];
  if (type === undefined) throw new PlanRefusal(`${reader} does not say which records it makes`);
  const fields = [...fieldsOf(type)];
  const named = (of: RegExp, name = /./): readonly string[] =>
    fields.filter(([key, each]) => of.test(each) && name.test(key)).map(([key]) => key);
  const names = named(/^PerServer<string>$/);
  const dates = named(/^PerServer<number>$/, /At$/);
  return {
    name: chosen('name', `Which field of ${type} is the name?`, answers.name, prefer(names, 'name')),
    date: chosen(
      'date',
      `Which field of ${type} says when it comes out?`,
      answers.date,
      prefer(dates, 'publishedAt'),
    ),
    bands: named(/^readonly number\[\]$/, /band/i)[0] ?? null,
    attributes: named(/^readonly (Card)?Attribute\[\]$/)[0] ?? null,
  };
}

/** The usual name leaves nothing to ask. */
const prefer = (names: readonly string[], usual: string): readonly string[] =>
  names.includes(usual) ? [usual] : names;

/** Those of a new record. */
export const NEW_FIELDS: RecordFields = { name: 'name', date: 'publishedAt', bands: null, attributes: null };

export const kebabOf = (camel: string): string =>
  camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file that reads a list; none where it is not registered. */
export function readerOf(list: string): string | null {
  const readers = readFileSync(`${FOLDER}/list-readers.ts`, 'utf8');
  const [, read] = new RegExp(`^ {2}${list}: (\\w+),$`, 'm').exec(readers) ?? [];
  const [, file] = new RegExp(`\\b${read}\\b[^;]*from '\\./([^']+)'`).exec(readers) ?? [];
  return file === undefined ? null : `${FOLDER}/${file}`;
}
