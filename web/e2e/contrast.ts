/**
 * Checks the contrast between texts and their real background, pictures and gradients included: the page is
 * photographed without its letters, and every text is compared with the pixels in its place (WCAG 2.2, success
 * criterion 1.4.3).
 */
import type { Page } from 'playwright-core';

interface Text {
  readonly text: string;
  readonly where: string;
  /** Red, green and blue from 0 to 255, and the opacity. */
  readonly colour: readonly [number, number, number, number];
  readonly needed: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The texts on the screen that are too pale, with their contrast and the required one. */
export async function paleTexts(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(visibleTexts);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; -webkit-text-fill-color: transparent !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = await page.screenshot({ scale: 'css' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  // At a table something may have moved meanwhile: only texts that stayed in their place are judged.
  const after = new Set((await page.evaluate(visibleTexts)).map((text) => JSON.stringify(text)));
  const stayed = texts.filter((text) => after.has(JSON.stringify(text)));
  return page.evaluate(compare, { texts: stayed, picture: picture.toString('base64') });
}

/** In the browser: the texts of one line or more that nothing covers. Disabled elements are left out. */
function visibleTexts(): readonly Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!canvas || !element || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (element.closest(':disabled, [aria-disabled="true"], svg, option, noscript, .unseen')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const line = [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (!line) continue;
    // Letters fill the middle of their line; parts that are cut off are not read.
    let [left, right] = [Math.max(0, line.left), Math.min(innerWidth, line.right)];
    const [top, bottom] = [line.top + line.height * 0.25, line.bottom - line.height * 0.25];
    let isCut = top < 0 || bottom > innerHeight;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const edge = each.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      isCut ||= top < edge.top || bottom > edge.bottom;
    }
    if (isCut || right - left < 3) continue;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!there || !(element === there || element.contains(there) || there.contains(element))) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible') continue;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 255] = canvas.getImageData(0, 0, 1, 1).data;
    let [alpha, brightness] = [a / 255, 1];
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { opacity, filter } = getComputedStyle(each);
      alpha *= Number(opacity);
      brightness *= Number(/brightness\(([\d.]+)\)/.exec(filter)?.[1] ?? 1);
    }
    if (alpha < 0.05) continue;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    found.push({
      text: text.slice(0, 40),
      where: `${element.localName}.${element.className} in ${element.parentElement?.className}`,
      colour: [r * brightness, g * brightness, b * brightness, alpha],
      needed: isLarge ? 3 : 4.5,
      box: { x: left, y: top, width: right - left, height: bottom - top },
    });
  }
  return found;
}

/** In the browser: the median contrast over the place of a text. */
async function compare(given: {
  readonly texts: readonly Text[];
  readonly picture: string;
}): Promise<readonly string[]> {
  const bytes = Uint8Array.from(atob(given.picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  const light = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return given.texts.flatMap(({ text, where, colour: [r, g, b, alpha], needed, box }) => {
    const data = canvas?.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height)).data ?? [];
    const contrasts: number[] = [];
    for (let at = 0; at + 3 < data.length; at += 4 * 3) {
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const seen = [r, g, b].map((value, part) => value * alpha + (behind[part] ?? 0) * (1 - alpha));
      const [dark = 0, bright = 0] = [light(behind), light(seen)].sort((one, other) => one - other);
      contrasts.push((bright + 0.05) / (dark + 0.05));
    }
    contrasts.sort((one, other) => one - other);
    // A line across a few letters, or a token on the end of a word, does not matter.
    const usual = contrasts[Math.floor(contrasts.length * 0.5)] ?? 21;
    return usual < needed ? [`${usual.toFixed(2)} < ${needed} ${JSON.stringify(text)} ${where}`] : [];
  });
}
