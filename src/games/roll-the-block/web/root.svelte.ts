import { createSubscriber } from 'svelte/reactivity';

const track = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-labels'],
  });
  return () => observer.disconnect();
});

/** A setting that is kept as a data attribute of the document; whatever reads it is drawn again when it changes. */
export function rootSetting(name: 'theme' | 'labels'): string | undefined {
  track();
  return document.documentElement.dataset[name];
}
