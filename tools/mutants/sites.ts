import { parseSync } from 'vite';
import { changedNumber, OPPOSITE } from './changes.ts';

/** One place of a file where one comparison or bound is changed. */
export interface Site {
  readonly file: string;
  readonly line: number;
  /** Names it whatever is written above it: declaration, code, change. */
  readonly name: string;
}

export interface Instrumented {
  readonly sites: readonly Site[];
  /** The code, in which `$mutants` decides at every site. Lines keep their numbers. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const LOOP = /^(For(In|Of)?|While|DoWhile)Statement$/;
const DECLARATION = /^(FunctionDeclaration|VariableDeclarator|MethodDefinition|PropertyDefinition)$/;
const FUNCTION = /^(Arrow)?Function(Expression|Declaration)$|^Class/;
const TYPE = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/;

/** Where a walk is. */
interface Around {
  /** Outermost declaration, and the method of a class. */
  readonly name: string;
  /** Within the value of a constant of the file, but in no function. */
  readonly inConstant: boolean;
  /** An argument of Math.min or Math.max. */
  readonly inBound: boolean;
}

class Instrumenter {
  readonly sites: Site[] = [];
  readonly edits: Edit[] = [];
  readonly #file: string;
  readonly #text: string;
  readonly #firstId: number;

  constructor(file: string, text: string, firstId: number) {
    this.#file = file;
    this.#text = text;
    this.#firstId = firstId;
  }

  walk(node: Node, around: Around): void {
    if (TYPE.test(node.type)) return;
    const here = this.#entered(node, around);
    if (LOOP.test(node.type)) this.#countLoop(node);
    if (node.type === 'BinaryExpression') this.#binary(node, here);
    else if (node.type === 'CallExpression') this.#extreme(node, here);
    else if (node.type === 'Literal' && here.inConstant) this.#number(node, here);
    const inBound = node.type === 'CallExpression' && this.#isExtreme(node.callee);
    for (const child of childrenOf(node)) {
      // Names of fields are no numbers that anything is held against.
      if (node.type === 'Property' && child === node.key) continue;
      this.walk(child, { ...here, inBound });
    }
  }

  #entered(node: Node, around: Around): Around {
    if (FUNCTION.test(node.type) && !DECLARATION.test(node.type)) return { ...around, inConstant: false };
    if (!DECLARATION.test(node.type)) return around;
    const id = isNode(node.id) ? node.id : isNode(node.key) ? node.key : null;
    const own = id ? this.#textOf(id).replace(/:.*/s, '') : '';
    const isOuter = around.name === '' || node.type === 'MethodDefinition';
    const inConstant = around.name === '' && node.type === 'VariableDeclarator';
    return {
      ...around,
      name: isOuter ? own : around.name,
      inConstant: inConstant || (around.inConstant && isOuter),
    };
  }

  #textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.#text.slice(start, end).replace(/\s+/g, ' ');
  }

  #isExtreme(node: unknown): boolean {
    return isNode(node) && /^Math\.(min|max)$/.test(this.#textOf(node));
  }

  /** Its number. */
  #add(node: Node, { name }: Around, changed: string): number {
    const code = this.#textOf(node);
    const line = this.#text.slice(0, node.start).split('\n').length;
    this.sites.push({ file: this.#file, line, name: `${name}: ${code} → ${changed}` });
    return this.#firstId + this.sites.length - 1;
  }

  #binary(node: Node, around: Around): void {
    const { left, right, operator } = node;
    if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return;
    const isComparison = operator in OPPOSITE;
    const isStep = right.type === 'Literal' && right.value === 1;
    const isSum = (operator === '+' || operator === '-') && (isStep || around.inBound);
    if (!isComparison && !isSum) return;
    const changed = isComparison ? OPPOSITE[operator as keyof typeof OPPOSITE] : '';
    const id = this.#add(node, around, changed === '' ? this.#textOf(left) : changed);
    const between = this.#text.slice(left.end, right.start).replace(/[^\n]/g, '');
    this.edits.push(
      { at: node.start, until: node.start, text: `$mutants[${JSON.stringify(operator)}](${id},` },
      { at: left.end, until: right.start, text: `,${between}` },
      { at: node.end, until: node.end, text: ')' },
    );
  }

  #extreme(node: Node, around: Around): void {
    const { callee } = node;
    if (!isNode(callee) || !this.#isExtreme(callee)) return;
    const name = this.#textOf(callee).slice('Math.'.length);
    const id = this.#add(node, around, name === 'min' ? 'max' : 'min');
    this.edits.push({ at: callee.start, until: callee.end, text: `$mutants.${name}(${id})` });
  }

  #number(node: Node, around: Around): void {
    if (typeof node.value !== 'number') return;
    const id = this.#add(node, around, String(changedNumber(node.value)));
    this.edits.push({ at: node.start, until: node.end, text: `$mutants.number(${id},${node.value})` });
  }

  /** A loop that a change made endless is stopped by its count. */
  #countLoop({ body }: Node): void {
    if (!isNode(body)) return;
    const isBlock = body.type === 'BlockStatement';
    const start = isBlock ? body.start + 1 : body.start;
    this.edits.push({ at: start, until: start, text: isBlock ? '$mutants.tick();' : '{$mutants.tick();' });
    if (!isBlock) this.edits.push({ at: body.end, until: body.end, text: '}' });
  }
}

/** Edits that begin at one place were found from the outside in. */
function edited(text: string, edits: readonly Edit[]): string {
  let code = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.at - b.at || closingFirst(a, b))) {
    code += text.slice(at, edit.at) + edit.text;
    at = edit.until;
  }
  return code + text.slice(at);
}

const closingFirst = (a: Edit, b: Edit): number => Number(b.text === ')') - Number(a.text === ')');

/** The file with a switch at each comparison and each bound. Sites are numbered from `firstId`. */
export function instrumented(file: string, text: string, firstId: number): Instrumented {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const work = new Instrumenter(file, text, firstId);
  work.walk(program as unknown as Node, { name: '', inConstant: false, inBound: false });
  return { sites: work.sites, code: edited(text, work.edits) };
}
