import type { Page } from "@playwright/test";

/**
 * Texts with glyphs that are cut off: those whose ink is higher or lower than an element that clips it, and lines of one text
 * whose ink touches. In the language of the page, and only what is rendered.
 */
export const clippedGlyphs = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const context = document.createElement("canvas").getContext("2d");
		const found: string[] = [];
		const clips = (element: Element): boolean => getComputedStyle(element).overflowY !== "visible";
		const walker = document.createTreeWalker(
			document.querySelector("dialog[open]") ?? document.body,
			NodeFilter.SHOW_TEXT,
		);
		for (let node = walker.nextNode(); node && context; node = walker.nextNode()) {
			const text = (node.textContent ?? "").trim();
			const element = node.parentElement;
			if (text === "" || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				continue;
			if (element.closest(".visually-hidden, svg, option, title, script, style, template")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
			const [first] = lines;
			const last = lines.at(-1);
			if (!first || !last) continue;
			const style = getComputedStyle(element);
			context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
			const ink = context.measureText(text);
			const above = ink.actualBoundingBoxAscent - ink.fontBoundingBoxAscent;
			const below = ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent;
			const [top, bottom] = [first.top - above, last.bottom + below];
			for (
				let outer: Element | null = element;
				outer && outer !== document.body;
				outer = outer.parentElement
			) {
				if (!clips(outer)) continue;
				const box = outer.getBoundingClientRect();
				// What can be scrolled to, or is scrolled out, is not cut off.
				const isScroller = /auto|scroll/.test(getComputedStyle(outer).overflowY);
				if (isScroller || box.height < 2) break;
				if (top < box.top - 1 && bottom > box.top) found.push(`the top of “${text}”`);
				if (bottom > box.bottom + 1 && top < box.bottom) found.push(`the bottom of “${text}”`);
				break;
			}
			const step = lines[1] ? lines[1].top - first.top : Number.POSITIVE_INFINITY;
			if (step > 2 && step < ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent - 1)
				found.push(`lines of “${text}” touch`);
		}
		return found;
	});
