import type { LegendItem } from '../../pictures/file.ts';
import type { Bounds } from './layout.ts';

/** A copy of the drawn tree that shows all of it, as large as it is. */
export function wholeTree(svg: SVGSVGElement, { left, top, right, bottom }: Bounds): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
  // The first group is what the camera moves.
  copy.querySelector('g')?.removeAttribute('transform');
  return copy;
}

/** The signs of the legend that stands by the drawing. */
export function treeSigns(svg: SVGSVGElement): LegendItem[] {
  const items = svg.closest('section')?.querySelectorAll('[data-legend] li') ?? [];
  return [...items].flatMap((item) => {
    const sign = item.querySelector('svg')?.cloneNode(true) as SVGSVGElement | undefined;
    if (!sign) return [];
    sign.setAttribute('width', '18');
    sign.setAttribute('height', '18');
    return [{ sign, name: item.textContent.trim() }];
  });
}
