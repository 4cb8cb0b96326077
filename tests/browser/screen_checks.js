// What tests ask of a screen; each answers with what is wrong, in words.
(() => {
  const visible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.vh, [inert]') === null;
  // behind a dialog nothing can be used
  const within = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all = (selector) => [...within().querySelectorAll(selector)].filter(visible);
  const named = (element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return `${element.localName}.${[...element.classList].join('.')} "${name}"`;
  };
  const scrolls = (element, axis) => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at)[axis])) return true;
    }
    return false;
  };

  window.screenChecks = {
    /** Sizes have been measured anew, and what depends on them has been drawn. */
    settled: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    /** Everything that is read or pressed is within the width; only what lies in a place that scrolls sideways is not. */
    tooWide(width) {
      const found = [];
      const page = document.scrollingElement.scrollWidth;
      if (page > width) found.push(`the page is ${page} px wide`);
      for (const element of all('a, button, input, select, h1, h2, h3, p, li, th, td, b, label')) {
        const { left, right, width: own } = element.getBoundingClientRect();
        if (own > 0 && (left < -1 || right > width + 1) && !scrolls(element, 'overflowX')) {
          found.push(`${named(element)} from ${Math.round(left)} to ${Math.round(right)}`);
        }
      }
      return found;
    },
    /** Places that scroll up and down, but hide something at their side. */
    cutAtTheSide() {
      return all('.body, .actions, .ways, main, footer')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${named(element)}: ${element.scrollWidth} in ${element.clientWidth}`);
    },
    /** Controls that are smaller than a finger; links within a text and cards of the hand have other measures. */
    tooSmall(least) {
      return all('button, select, input:not([type=radio]), a, .seg label, .game')
        .filter((element) => !element.matches('.held, .rule, p a, .link') && !element.closest('.games .game input'))
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
        .map(([element, { width, height }]) => `${named(element)} ${Math.round(width)} × ${Math.round(height)}`);
    },
    /** Cards of the hand of which something lies on the index: rank and suit in the upper left corner. */
    covered() {
      const cards = within() === document.body ? all('.hand .held') : [];
      return cards.flatMap((card) => {
        const { left, top, width } = card.querySelector('.card').getBoundingClientRect();
        const spots = [0.08, 0.2, 0.34].flatMap((x) => [0.06, 0.3, 0.55, 0.72].map((y) => [x, y]));
        const hidden = spots.filter(([x, y]) => {
          const at = document.elementFromPoint(left + x * width, top + y * width);
          return at === null || !card.contains(at);
        });
        return hidden.length > 0 ? [`${card.dataset.card} at ${hidden.map((spot) => spot.join('/')).join(' ')}`] : [];
      });
    },
    /** What is read, seen or heard, in one text. */
    words() {
      const heard = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      );
      return [document.title, document.body.innerText, ...heard].join('\n');
    },
  };
})();
