import type { Page } from '@playwright/test';

/**
 * What is wrong with how the page of a level is laid out in this window, in words; nothing where all is well.
 *
 * @param card the name of the card that is open, if one is.
 */
export function layoutFaults(page: Page, card: string | undefined): Promise<string[]> {
  return page.evaluate((card) => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const controls = 'a, button, input, select, textarea, summary';
    /** Half a pixel is rounding. */
    const slack = 1;
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const hasSize = (box: Box, least = 0): boolean =>
      box.right - box.left > least && box.bottom - box.top > least;
    const isInside = (inner: Box, outer: Box): boolean =>
      inner.left >= outer.left - slack &&
      inner.right <= outer.right + slack &&
      inner.top >= outer.top - slack &&
      inner.bottom <= outer.bottom + slack;
    /** What is only said, and the drawing of the board, which has a test of its own in each game. */
    const isLeftOut = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[aria-hidden=true], .visually-hidden, [role=grid]') !== null ||
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && getComputedStyle(element.parentElement).clipPath !== 'none');
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}”`;

    const faults: string[] = [];
    const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    /** What one can scroll to. */
    const sheet = { left: 0, top: -scrollY, right: clientWidth, bottom: scrollHeight - scrollY };

    /** The part of a box that is seen now; says so when some of it can never be seen. */
    const seenOf = (box: Box, element: Element, name: string): Box => {
      let seen = box;
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        const scrollsDown = overflowY === 'auto' || overflowY === 'scroll';
        // Nobody scrolls sideways here.
        const reach = scrollsDown
          ? {
              left: frame.left,
              right: frame.right,
              top: frame.top - each.scrollTop,
              bottom: frame.top - each.scrollTop + each.scrollHeight,
            }
          : frame;
        if (!isInside(seen, reach)) faults.push(`${name} is cut off by ${each.className || each.tagName}`);
        seen = meet(seen, frame);
        // Whatever is scrolled out of a frame that is seen can be scrolled into it.
        if (!hasSize(seen)) {
          if (!hasSize(frame, 20)) faults.push(`${name} is in a frame without room for it`);
          return seen;
        }
      }
      if (!isInside(seen, sheet)) faults.push(`${name} is outside of the window`);
      return seen;
    };

    const items: { readonly name: string; readonly element: Element; readonly box: Box }[] = [];
    const scope = document.querySelector('dialog[open]') ?? document.body;
    for (const element of scope.querySelectorAll(controls)) {
      if (isLeftOut(element) || element.matches('.skip')) continue;
      const name = nameOf(element);
      const box = seenOf(element.getBoundingClientRect(), element, name);
      if (hasSize(box)) items.push({ name, element, box });
    }
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.matches('style, script, option') || isLeftOut(element))
        continue;
      if (element.closest('.skip')) continue;
      const name = nameOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = element.closest(controls);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // Letters are lower than the box of their font.
        const box = { left, right, top: top + height * 0.15, bottom: bottom - height * 0.15 };
        if (control) {
          if (!isInside(box, control.getBoundingClientRect()))
            faults.push(`${name} is wider than its button`);
          continue;
        }
        const seen = seenOf(box, element, name);
        if (hasSize(seen)) items.push({ name, element, box: seen });
      }
      if (element.scrollWidth > element.clientWidth + slack && getComputedStyle(element).display !== 'inline')
        faults.push(`${name} is cut short`);
    }
    for (const [at, one] of items.entries())
      for (const other of items.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (hasSize(meet(one.box, other.box), slack)) faults.push(`${one.name} lies over ${other.name}`);
      }

    // What has just opened is wholly seen, and the board beside it.
    const board = document.querySelector('.table')!.getBoundingClientRect();
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (Math.min(board.width, board.height) < 112) faults.push('the board is too small');
    if (!isInside(board, view)) faults.push('the board is not wholly seen');
    if (innerWidth > innerHeight) {
      if (innerHeight < 480 && board.height < innerHeight * 0.9)
        faults.push('the board is not as high as the window');
      if (scrollHeight > innerHeight) faults.push('the page has to be scrolled');
    }
    if (card !== undefined) {
      const element = document.querySelector(`section[aria-label="${card}"]`);
      if (!element) return ['there is no card'];
      const box = element.getBoundingClientRect();
      const seen = seenOf(box, element, 'the card');
      if (!isInside(box, meet(seen, view))) faults.push('the card is not wholly seen');
      if (hasSize(meet(box, board), slack)) faults.push('the card covers the board');
    }
    return [...new Set(faults)];
  }, card);
}
