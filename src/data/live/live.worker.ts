import { openLiveStream } from './liveStream.ts';
import { lifeSignPace, type LiveMessage } from './workerMessages.ts';

// One stream for all tabs of the browser, which keeps six connections to a host.

const tabs = new Set<MessagePort>();
let isOpen = false;
let hasBegun = false;

function tell(tab: MessagePort, message: LiveMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port has no other origin.
  tab.postMessage(message);
}

function broadcast(message: LiveMessage): void {
  for (const tab of tabs) tell(tab, message);
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  setInterval(() => broadcast('here'), lifeSignPace);
  openLiveStream({
    onOpen: () => {
      isOpen = true;
      broadcast('open');
    },
    onChange: broadcast,
    onLost: () => {
      isOpen = false;
      broadcast('lost');
    },
  });
}

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  if (!tab) return;
  tabs.add(tab);
  // A tab says one thing: that it goes.
  tab.addEventListener('message', () => tabs.delete(tab));
  tab.start();
  tell(tab, isOpen ? 'open' : 'here');
  begin();
});
