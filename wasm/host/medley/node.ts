/**
 * One part of a song's search at a node: the teams of a context whose real-valued score lies in a range. A narrow range
 * makes the linear stand-in for the score exact enough.
 */
export interface Branch {
  /** Index of the context. */
  readonly context: number;
  readonly kind: number;
  /** The cards that may still matter. */
  readonly cards: Int32Array;
  /** Balance of power against rate: any gives a bound, and the best is found on the way. */
  t: number;
  readonly low: number;
  readonly high: number;
}

/** A node of the medley's tree: items chosen for some slots, cards that may still be used, prices on cards. */
export interface Node {
  /** Option of each slot; −1 while it is open. */
  readonly choice: Int32Array;
  /** By song, highest first. */
  branches: readonly (readonly Branch[])[];
  /** Characters that a song's team must have, by song. */
  readonly forced: readonly (readonly number[])[];
  /** Below this a song's team is in no better medley. */
  low: readonly number[];
  pricedCards: Int32Array;
  prices: Float64Array;
  /** No medley of this node that beats the best one known scores more. */
  bound: number;
}

/** Open nodes, best bound first. */
export class NodeQueue {
  readonly #nodes: Node[] = [];

  get size(): number {
    return this.#nodes.length;
  }
  get bound(): number {
    return this.#nodes.at(-1)?.bound ?? Number.NEGATIVE_INFINITY;
  }

  push(node: Node): void {
    let from = 0;
    let to = this.#nodes.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#nodes[middle] as Node).bound < node.bound) from = middle + 1;
      else to = middle;
    }
    this.#nodes.splice(from, 0, node);
  }

  pop(): Node | undefined {
    return this.#nodes.pop();
  }
}
