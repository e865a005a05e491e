import type { Page } from "@playwright/test";

/** Text enlarged by the system, and by the text size chosen in the browser. */
export const largeText = ["text-size-adjust: 200%", "font-size: 24px", "font-size: 32px"] as const;

/**
 * What does not fit on the page or in the open sheet: text beyond the screen, text wider than its box or cut off, texts that
 * overlap, and with `withTaps` controls that cannot be scrolled to a place where they can be tapped. Only what is rendered is
 * measured.
 */
export const misfits = (page: Page, withTaps = true): Promise<readonly string[]> =>
	page.evaluate(measure, withTaps);

/** What does not fit with each of these styles of the root element; taps are tried with the style `tapped`. */
export const misfitsWithStyles = (
	page: Page,
	styles: readonly string[],
	tapped: string,
): Promise<readonly string[]> =>
	page.evaluate(`(${measureWithStyles})(${measure}, ${JSON.stringify(styles)}, ${JSON.stringify(tapped)})`);

/** Runs in the browser. */
const measureWithStyles = async (
	misfitsOf: typeof measure,
	styles: readonly string[],
	tapped: string,
): Promise<readonly string[]> => {
	const found: string[] = [];
	for (const style of styles) {
		const sheet = new CSSStyleSheet();
		if (style) sheet.replaceSync(`html { ${style} !important }`);
		document.adoptedStyleSheets.push(sheet);
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		for (const misfit of misfitsOf(style === tapped)) found.push(`${style || "100 %"}: ${misfit}`);
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
	}
	return found;
};

/** The largest overflow among some misfits, in pixels; 0 without one. */
export const overflowIn = (found: readonly string[]): number =>
	Math.max(0, ...found.map((misfit) => Number(/ is (\d+) px wider than /.exec(misfit)?.[1] ?? 0)));

/** Runs in the browser. */
const measure = (withTaps: boolean): readonly string[] => {
	interface Piece {
		readonly text: string;
		readonly element: Element;
		readonly layer: Element;
		readonly box: DOMRect;
	}
	const root = document.querySelector("dialog[open]") ?? document.body;
	const found: string[] = [];
	const width = document.documentElement.clientWidth;
	const overhang = document.documentElement.scrollWidth - width;
	if (overhang > 0) found.push(`the page is ${overhang} px wider than the screen`);

	/** The element that moves independently of the page, such as a bar: texts of two layers may cover each other. */
	const layerOf = (element: Element): Element => {
		const parent = element.parentElement;
		if (!parent || element === root) return root;
		return ["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position)
			? element
			: layerOf(parent);
	};
	const isScroller = (style: CSSStyleDeclaration): boolean =>
		/auto|scroll/.test(style.overflowX + style.overflowY);
	/** Whether the text is only for screen readers, or hidden. */
	const isInvisible = (element: Element): boolean =>
		element.closest(".visually-hidden, [hidden], [aria-hidden=true] svg, option, title, script, style") !==
			null ||
		!element.checkVisibility({
			visibilityProperty: true,
			opacityProperty: true,
			contentVisibilityAuto: true,
		});
	/** The part of the box that its scrolling ancestors show. */
	const shownPart = (box: DOMRect, element: Element): DOMRect => {
		let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
		for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement) {
			const style = getComputedStyle(outer);
			if (style.overflowX === "visible" && style.overflowY === "visible") continue;
			const edge = outer.getBoundingClientRect();
			[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
			[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
		}
		return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
	};
	const inlineEnd = (element: Element): Element =>
		getComputedStyle(element).display.startsWith("inline") && element.parentElement
			? inlineEnd(element.parentElement)
			: element;

	const pieces: Piece[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = (node.textContent ?? "").trim();
		const element = node.parentElement;
		if (text === "" || !element || isInvisible(element)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const owner = inlineEnd(element);
		const edge = owner.getBoundingClientRect();
		for (const line of range.getClientRects()) {
			if (line.width < 1 || line.height < 1) continue;
			const beyond = Math.max(line.right - edge.right, edge.left - line.left);
			const box = shownPart(line, element);
			// A line that is clamped away still has a few pixels of its height in the box.
			if (box.width < 2 || box.height < line.height / 4) continue;
			if (beyond > 2 && !isScroller(getComputedStyle(owner)))
				found.push(`"${text}" is ${Math.round(beyond)} px wider than its box`);
			pieces.push({ text, element, layer: layerOf(element), box });
		}
	}
	for (const [index, one] of pieces.entries())
		for (const other of pieces.slice(index + 1)) {
			if (
				one.layer !== other.layer ||
				one.element.contains(other.element) ||
				other.element.contains(one.element)
			)
				continue;
			const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
			const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
			// Line boxes of neighbouring lines overlap by their leading.
			const overlapsDown = down > 0.4 * Math.min(one.box.height, other.box.height);
			if (across > 2 && overlapsDown) found.push(`"${one.text}" and "${other.text}" overlap`);
		}

	const scrolled = scrollY;
	for (const control of withTaps ? root.querySelectorAll("button, a, input, select") : []) {
		if (isInvisible(control) || control.closest("[inert]")) continue;
		control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		const { left, top, width: wide, height } = control.getBoundingClientRect();
		if (wide < 2 || height < 2) continue;
		const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
		if (!hit || !(control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control)))
			found.push(
				`"${(control.textContent || control.getAttribute("aria-label") || "").trim()}" cannot be tapped`,
			);
	}
	scrollTo({ top: scrolled, behavior: "instant" });
	return [...new Set(found)];
};
