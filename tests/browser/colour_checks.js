// What tells states apart besides colour: each is taken away for a moment, and it is looked at what that changes.
(() => {
  const STATES = ['aria-current', 'aria-pressed', 'aria-selected', 'aria-invalid', 'aria-disabled', 'disabled', 'data-takes', 'data-pointed'];
  const PARTS = [undefined, '::before', '::after'];
  const EDGES = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'];
  const DEEP = 40;
  const clear = (colour) => colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  // where the system chooses the colours nothing is transparent but what has its own
  const forced = (style) => matchMedia('(forced-colors: active)').matches && style.forcedColorAdjust === 'auto';
  const line = (style, edge) => {
    const [kind, width, colour] = ['Style', 'Width', 'Color'].map((part) => style[edge + part]);
    return kind === 'none' || width === '0px' || (clear(colour) && !forced(style)) ? '' : `${kind} ${width}`;
  };
  const edges = (style) => EDGES.map((edge) => line(style, edge));
  const fixed = (text) => text.replace(/(rgba?|color|oklab|oklch|color-mix)\([^)]*\)/g, '');

  /** What of it is seen without any colour; sizes of places are no sign. */
  const shape = (style) => [
    ...edges(style), line(style, 'outline'),
    style.textDecorationLine, style.textDecorationStyle, style.fontWeight, style.fontStyle, style.fontSize, style.borderRadius,
    style.transform, style.content, style.display, style.visibility, style.clipPath, fixed(style.backgroundImage), style.strokeDasharray,
    style.rotate, style.opacity === '0' ? 'unseen' : '', style.position, style.textTransform, style.textAlign,
  ].join('|');
  const colour = (style) => [
    ...EDGES.map((edge) => style[`${edge}Color`]), style.color, style.backgroundColor, style.outlineColor, style.fill, style.stroke,
    style.boxShadow, style.filter, style.opacity, style.backgroundImage,
  ].join('|');
  const looks = (elements) => {
    const styles = elements.flatMap((element) => PARTS.map((part) => getComputedStyle(element, part)));
    const seen = styles.filter(({ content }, at) => at % PARTS.length === 0 || content !== 'none');
    return { shape: seen.map(shape).join('\n'), colour: seen.map(colour).join('\n') };
  };
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh, [inert], [aria-hidden=true] [hidden]') === null;
  const tokens = (element) => [...element.classList].filter((name) => !name.startsWith('svelte-'));

  const named = (element) => `${element.localName}.${tokens(element).join('.')}`;

  /** What it looks like without a class, or an attribute. */
  const without = (element, token, elements) => {
    const kept = element.className;
    const value = token.startsWith('[') ? element.getAttribute(token.slice(1, -1)) : null;
    if (value === null) element.classList.remove(token);
    else element.removeAttribute(token.slice(1, -1));
    const found = looks(elements);
    if (value === null) element.className = kept;
    else element.setAttribute(token.slice(1, -1), value);
    return found;
  };

  const states = (element) =>
    typeof element.className === 'string'
      ? [...tokens(element), ...STATES.filter((name) => element.hasAttribute(name)).map((name) => `[${name}]`)]
      : [];

  window.colourChecks = {
    /** Classes and attributes that change nothing but colours, by their elements; `known`: those that were looked at before. */
    alone(known) {
      const seen = new Set(known);
      const found = [];
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      for (const element of [...within.querySelectorAll('*')].filter((one) => !one.closest('svg') && shown(one))) {
        for (const token of states(element)) {
          const key = `${element.localName}.${states(element).sort().join('.')} - ${token}`;
          if (seen.has(key)) continue;
          seen.add(key);
          const elements = [element, ...[...element.querySelectorAll('*')].slice(0, DEEP)];
          const now = looks(elements);
          const then = without(element, token, elements);
          if (now.colour !== then.colour && now.shape === then.shape) found.push([key, token]);
        }
      }
      return { found, seen: [...seen].filter((key) => !known.includes(key)) };
    },
    /** What tells the first element that is found by from the others, by the name of it: glyphs, words, or looks of a part. */
    sign(selector, by) {
      const element = [...document.querySelectorAll(selector)].find(shown);
      if (element === undefined) return `nothing is ${selector}`;
      if (by === 'glyph') return [...element.querySelectorAll('svg path')].map((path) => path.getAttribute('d')).join(' ');
      if (by === 'words') return element.textContent.trim();
      if (by.startsWith('has ')) return String([...element.querySelectorAll(by.slice(4))].some(shown));
      const [name, part] = by.split(' of ');
      const style = getComputedStyle(element, part);
      if (name === 'outline') return line(style, 'outline');
      if (name === 'border') return line(style, 'borderTop');
      return style[name];
    },
    /** What cannot be seen where all backgrounds are alike: controls and cards without an edge, a word or a glyph. */
    unseen() {
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const all = (selector) => [...within.querySelectorAll(selector)].filter(shown);
      const edged = (element) => edges(getComputedStyle(element)).some((edge) => edge !== '');
      const drawn = (element) => edged(element) || element.innerText.trim() !== '' || [...element.querySelectorAll('svg')].some(shown);
      const bare = all('.btn, .input, .seg, .card, .lane, .seat').filter((element) => !edged(element));
      return [...bare, ...all('button, a[href], select, [role=tab]').filter((element) => !drawn(element))].map(named);
    },
    /** Whether what has the focus shows it by a line around it, or around its label. */
    ringed() {
      const at = document.activeElement;
      const around = [at, at.closest('label'), at.firstElementChild].filter((element) => element !== null);
      return around.some((element) => line(getComputedStyle(element), 'outline') !== '') ? '' : named(at);
    },
    /** What moves for longer than a moment, in seconds; what only waits does not move. */
    moving(least) {
      const long = (text) => Math.max(...text.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)));
      const found = [...document.querySelectorAll('*')].filter((element) =>
        PARTS.some((part) => {
          const style = getComputedStyle(element, part);
          return long(style.transitionDuration) > least || (style.animationName !== 'none' && long(style.animationDuration) > least);
        }),
      );
      const running = document.getAnimations().filter((one) => (one.effect?.getComputedTiming().duration ?? 0) > least * 1000);
      return [...new Set([...found, ...running.map((one) => one.effect.target)].map((one) => `${one.localName}.${one.className}`))];
    },
  };
})();
