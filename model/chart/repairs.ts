const MAX_REPAIRS = 100;

/** Collects what was repaired; a broken file is usually broken everywhere, so the list is short. */
export class Repairs {
  private readonly lines: string[] = [];
  private unlisted = 0;

  add(line: string): void {
    if (this.lines.length < MAX_REPAIRS) this.lines.push(line);
    else this.unlisted += 1;
  }

  all(): readonly string[] {
    return this.unlisted > 0 ? [...this.lines, `and ${this.unlisted} more repairs`] : this.lines;
  }
}
