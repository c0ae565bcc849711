/** In the browser: measurements of a page's speed and of its layout shifts. */

export interface PageMeasures {
  /** When the first match can be begun, and when its table is there, in milliseconds after the request for the page. */
  usable: number;
  match: number;
  /** How far things have moved by themselves, as browsers count it. */
  shift: number;
}

declare global {
  interface Window {
    measures?: PageMeasures;
  }
}

/** From the first moment on. */
export function measurePage(): void {
  const measures = { usable: 0, match: 0, shift: 0 };
  window.measures = measures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) measures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    if (!measures.usable && document.querySelector('form button[type="submit"]:enabled'))
      measures.usable = performance.now();
    if (!measures.match && document.querySelector('section[aria-label="Decision"]')) measures.match = performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

export function measuresNow(): PageMeasures {
  return { usable: 0, match: 0, shift: 0, ...window.measures };
}
