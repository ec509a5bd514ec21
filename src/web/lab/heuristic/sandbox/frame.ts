import type { OpenSandbox } from './sandbox.ts';

/** The name of the page in which the worker is made; the server knows it too. */
const page = 'sandbox.html';

/**
 * Runs a script in a worker inside a frame that belongs to no origin: it shares no storage with the app, and the policy of its
 * page, which the worker inherits, allows no network. Taking the frame away ends the worker.
 *
 * The frame is given the text of its page, not the address: no service worker answers for a frame without an origin, so that
 * without a network it could not load the page itself. Beside its own policy it has that of the app, which allows its script.
 */
export const openFrame: OpenSandbox = (script, events) => {
  const { port1: port, port2 } = new MessageChannel();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'sandbox';
  const hear = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    const { message, line, column } = data as Record<string, unknown>;
    const hasPlace = typeof line === 'number' && typeof column === 'number';
    events.broken(String(message).slice(0, 300), hasPlace ? { line, column } : undefined);
  };
  addEventListener('message', hear);
  port.addEventListener('message', ({ data }) => events.reply(data));
  port.start();
  frame.addEventListener(
    'load',
    // The frame has no origin that could be named.
    () => frame.contentWindow?.postMessage({ script }, '*', [port2]),
    { once: true },
  );
  let isClosed = false;
  void textOf(page).then(
    (text) => {
      if (isClosed) return;
      frame.srcdoc = text;
      document.body.append(frame);
    },
    (error: unknown) => events.broken(String(error), undefined),
  );
  return {
    send: (request) => port.postMessage(request),
    close: () => {
      isClosed = true;
      removeEventListener('message', hear);
      port.close();
      frame.remove();
    },
  };
};

async function textOf(name: string): Promise<string> {
  const answer = await fetch(new URL(name, document.baseURI));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}
