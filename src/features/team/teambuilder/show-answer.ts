/** Brings the answer onto the screen when it was asked for from further down, or stands below the question. */
export function showAnswer(isPhone: boolean): void {
  // The question is put away there: the answer comes up to it.
  if (isPhone) {
    window.scrollTo({ top: 0 });
    return;
  }
  const panel = document.getElementById('results');
  const top = panel?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) panel?.scrollIntoView();
}
