/** A normalised list: everything readable by id, and a line for each row or field that was not. */
export interface Records<T> {
  readonly byId: ReadonlyMap<number, T>;
  /** One plain sentence each, naming the row; empty when the data was clean. */
  readonly problems: readonly string[];
}
