// What comes over the line, and what is said to those who listen: kept from the first moment of a page on.
(() => {
  const heard = [];
  const told = [];
  const open = new Set();
  window.listening = { heard, told, waits: () => open.size > 0 || late(), lost: () => lost() };

  // -- the line: a question or command is open until its answer, and the table as it is after that, have come
  let reached = -1;
  let number = 0;
  const late = () => number < reached;
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...line) {
      super(...line);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        open.delete(message.nonce ?? message.id);
        if (message.type === 'done') reached = Math.max(reached, message.number);
        if (message.table) number = message.table.number;
        heard.push({ at: told.length, message });
      });
    }
    send(text) {
      const message = JSON.parse(text);
      const key = message.nonce ?? message.id;
      if (key !== undefined) open.add(key);
      super.send(text);
    }
  };

  // -- what a screen reader says: what is added to a log, all of a status or an alert that changes, dialogs as they open
  const LIVE = '[role=status], [role=alert], [role=log]';
  const said = new WeakMap();
  const words = (node) => (node.innerText ?? node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const inert = (node) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    return top !== undefined && !top.contains(node);
  };
  const tell = (role, node, text) => {
    if (text !== '') told.push({ role, text, inert: inert(node) });
  };
  const named = (dialog) =>
    ['aria-labelledby', 'aria-describedby']
      .flatMap((name) => (dialog.getAttribute(name) ?? '').split(' '))
      .map((id) => (id ? words(document.getElementById(id) ?? document.createElement('p')) : ''))
      .filter(Boolean)
      .join('. ');

  function look(changes) {
    const changed = new Set();
    for (const { target, addedNodes, type, oldValue } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') {
        if (target.matches('dialog') && target.open && oldValue === null) tell('dialog', target, named(target));
        continue;
      }
      const region = element?.closest(LIVE);
      if (region?.getAttribute('role') === 'log') {
        for (const added of addedNodes) if (added.isConnected) tell('log', region, words(added));
      } else if (region) changed.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const one of [added, ...added.querySelectorAll(LIVE)]) {
          if (one.matches('[role=status], [role=alert]')) changed.add(one);
        }
      }
    }
    for (const region of changed) {
      if (!region.isConnected || !region.checkVisibility()) continue;
      const text = words(region);
      if (said.get(region) !== text) tell(region.getAttribute('role'), region, text);
      said.set(region, text);
    }
  }
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['open'], attributeOldValue: true,
  });

  // -- the focus: where nothing has it, whoever has no pointer must begin at the top again
  const lost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || !activeElement.checkVisibility();
  };
})();
