// Stands for Google's api.js in the tests of signing in: what the Firebase SDK and its emulator's frame use of
// `gapi.iframes`, over postMessage.
(() => {
  const handlers = new Map();
  const early = [];
  const waiting = new Map();
  let sent = 0;

  /** The other side of a frame's border. */
  const channel = to => ({
    register(name, handler) {
      handlers.set(name, handler);
      for (const message of early.splice(0)) receive(message);
    },
    send(name, data, answered) {
      sent += 1;
      waiting.set(sent, answered);
      to.postMessage({ stand: 'ask', name, number: sent, data }, '*');
    },
    ping: () => Promise.resolve([]),
    restyle: () => Promise.resolve(),
  });

  async function receive({ data, source }) {
    const handler = handlers.get(data.name);
    if (!handler) {
      early.push({ data, source });
      return;
    }
    source.postMessage({ stand: 'answer', number: data.number, answers: [await handler(data.data)] }, '*');
  }

  addEventListener('message', event => {
    if (event.data?.stand === 'ask') receive(event);
    if (event.data?.stand !== 'answer') return;
    try {
      waiting.get(event.data.number)?.(event.data.answers);
    } catch {
      // As the original does: the SDK throws after each answer.
    }
  });

  const context = {
    open({ where, url, attributes }, opened) {
      const frame = document.createElement('iframe');
      const { style, ...others } = attributes ?? {};
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      frame.src = url;
      const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
      where.append(frame);
      return loaded.then(() => opened(channel(frame.contentWindow)));
    },
    getParentIframe: () => channel(parent),
  };
  const everybody = () => true;
  window.gapi = {
    load: (_, options) => (options.callback ?? options)(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: everybody },
  };
  const named = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[named]?.();
})();
