/** Do something again and again while a part of the page is seen: not in a hidden tab, not far down the page. */
export function whileSeen(element: Element, act: () => void, every: number): () => void {
  let inView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = (): void => {
    const seen = inView && document.visibilityState === 'visible';
    if (seen && timer === undefined) {
      act();
      timer = setInterval(act, every);
    } else if (!seen) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    clearInterval(timer);
  };
}
