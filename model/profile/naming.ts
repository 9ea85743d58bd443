/** "Profile N" with the smallest N that is not taken (spec §4). */
export function nextProfileName(taken: readonly string[]): string {
  const names = new Set(taken);
  for (let n = 1; n <= names.size; n++) {
    const name = `Profile ${n}`;
    if (!names.has(name)) return name;
  }
  return `Profile ${names.size + 1}`;
}
