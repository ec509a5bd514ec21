import type { RelayRequest, SandboxReply } from './protocol.ts';
import type { OpenSandbox } from './sandbox.ts';

/** The name of the page in which the relay is made; the server knows it too. */
const page = 'sandbox.html';

/**
 * Runs a script in a worker of a worker of a frame that belongs to no origin: it shares no storage with the app, and the policy
 * of its page, which workers inherit, allows no network. The worker between is the relay, and the port leads no further than
 * that. Taking the frame away ends both.
 *
 * The frame is given the text of its page, not the address: no service worker answers for a frame without an origin, so that
 * without a network it could not load the page itself. Beside its own policy it has that of the app, which allows its script.
 */
export const openFrame: OpenSandbox = (script, hear) => {
  const { port1: port, port2 } = new MessageChannel();
  const send = (request: RelayRequest): void => port.postMessage(request);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'sandbox';
  const hearFrame = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) hear({ kind: 'failed', reason: String(data?.message) });
  };
  addEventListener('message', hearFrame);
  port.addEventListener('message', ({ data }: MessageEvent<SandboxReply>) => hear(data));
  port.start();
  let isClosed = false;
  void Promise.all([textOf(page), import('./relay.entry.ts?bundled')]).then(
    ([text, { default: relay }]) => {
      if (isClosed) return;
      // The frame has no origin that could be named.
      const startRelay = (): void => frame.contentWindow?.postMessage({ script: relay }, '*', [port2]);
      frame.addEventListener('load', startRelay, { once: true });
      frame.srcdoc = text;
      document.body.append(frame);
      send({ kind: 'start', script });
    },
    (error: unknown) => hear({ kind: 'failed', reason: String(error) }),
  );
  return {
    send,
    close: () => {
      isClosed = true;
      removeEventListener('message', hearFrame);
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
