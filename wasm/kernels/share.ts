/** What one note is worth per point of power, before combo and judgement (reference R25). */
export function noteShare(level: f64, notes: i32): f64 {
  return (3.0 + 0.03 * (level - 5.0)) / notes;
}
