import type { Page } from "@playwright/test";

/**
 * What cannot be distinguished on the page: a button without an edge or a ground of its own, and a control that is on, chosen or
 * current and looks like one that is not.
 */
export const indistinctControls = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const isShown = (element: Element): boolean =>
			element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 2;
		const nameOf = (element: Element): string =>
			`${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent}`.slice(
				0,
				60,
			);
		const groundOf = (element: Element, part?: string): string =>
			getComputedStyle(element, part).backgroundColor;
		const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);
		const hasEdge = (element: Element): boolean => {
			const { outlineStyle, outlineWidth, borderBlockStartWidth, borderInlineStartWidth } =
				getComputedStyle(element);
			const widths = [
				outlineStyle === "none" ? "0" : outlineWidth,
				borderBlockStartWidth,
				borderInlineStartWidth,
			];
			return widths.some((width) => Number.parseFloat(width) >= 1);
		};
		const page = groundOf(document.body);
		const luminance = (colour: string): number => {
			const canvas = document.createElement("canvas").getContext("2d");
			if (!canvas) return 0;
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
				(part) => (part / 255) ** 2.2,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		/** Whether the colour differs from the page by 3 to 1, as an edge must. */
		const differs = (colour: string): boolean => {
			const [light = 0, dark = 0] = [luminance(colour), luminance(page)].sort((one, other) => other - one);
			return (light + 0.05) / (dark + 0.05) >= 3;
		};
		const stands = (element: Element): boolean => {
			const ground = groundOf(element);
			const box = element.parentElement;
			const isInBox = box !== null && hasEdge(box) && box.clientHeight - element.clientHeight <= 4;
			return hasEdge(element) || isInBox || (!isClear(ground) && differs(ground));
		};
		const found: string[] = [];
		const all = (selector: string): readonly Element[] =>
			[...document.querySelectorAll(selector)].filter(isShown);
		for (const control of all("button, [role=button], [role=tab], [role=switch], summary, .main-link"))
			if (!stands(control)) found.push(`no edge: ${nameOf(control)}`);
		for (const link of all("a:not([aria-current])"))
			if (!isClear(groundOf(link)) && groundOf(link) !== page && !stands(link))
				found.push(`no edge: ${nameOf(link)}`);
		const chosen = [
			"[aria-pressed=true]",
			"[aria-selected=true]",
			":is(a, button)[aria-current]:not([aria-current=false])",
		];
		for (const control of all(chosen.join()))
			if (isClear(groundOf(control)) || groundOf(control) === page)
				found.push(`looks as if it were not chosen: ${nameOf(control)}`);
		for (const radio of document.querySelectorAll("[type=radio]:checked")) {
			const label = radio.closest("label");
			if (label && isShown(label) && groundOf(label) === page)
				found.push(`looks as if it were not chosen: ${nameOf(label)}`);
		}
		for (const one of all("[role=switch]")) {
			const track = one.querySelector("[aria-hidden]") ?? one;
			const isOn = one.getAttribute("aria-checked") === "true";
			const knob = groundOf(track, one === track ? "::before" : "::after");
			if (!hasEdge(track) || knob === groundOf(track)) found.push(`cannot be seen: ${nameOf(one)}`);
			if (isOn === (groundOf(track) === page)) found.push(`looks ${isOn ? "off" : "on"}: ${nameOf(one)}`);
		}
		return found;
	});
