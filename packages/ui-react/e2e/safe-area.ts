import type { Page } from "@playwright/test";

/** A phone on its side and upright: the notch, the rounded corners and the line at the lower edge; the upper edge of an installed app. */
export const onItsSide = {
	size: { width: 844, height: 390 },
	insets: { top: 24, left: 47, right: 47, bottom: 21 },
};
export const upright = {
	size: { width: 390, height: 844 },
	insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** The phone of the other browser tests, whose screen is safe up to its edges. */
export const atRest = { size: upright.size, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

export const hold = async (page: Page, { size, insets }: typeof onItsSide): Promise<void> => {
	await page.setViewportSize(size);
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
	await session.detach();
};

/** Controls and bars of which a part is outside the safe area and can never be scrolled into it. */
export const covered = (page: Page, { insets }: typeof onItsSide): Promise<readonly string[]> =>
	page.evaluate(({ top, left, right, bottom }) => {
		const dialog = document.querySelector("dialog[open]");
		const isFixed = (element: Element | null): boolean =>
			element !== null &&
			(["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
		const found: string[] = [];
		for (const control of (dialog ?? document).querySelectorAll(
			"a, button, input:not([type=range]), select, textarea, summary, h1, h2",
		)) {
			if (!control.checkVisibility({ opacityProperty: true })) continue;
			const box = control.getBoundingClientRect();
			if (box.width < 2 || box.height < 2) continue;
			const scrollers = "ul, ol, [class*=chips], [class*=cards], [class*=swipe], [class*=slides]";
			const isAtSide = box.left < left || box.right > innerWidth - right;
			const scrollsSideways = [control.closest(scrollers), control.closest("[class*=run]")].some(
				(scroller) => scroller !== null && scroller.scrollWidth > scroller.clientWidth,
			);
			const list = control.closest("[class*=content], [class*=side]");
			const scrolls = list !== null && list.scrollHeight > list.clientHeight;
			const isAtEnd = !scrolls && isFixed(control) && (box.top < top || box.bottom > innerHeight - bottom);
			if ((isAtSide && !scrollsSideways) || isAtEnd)
				found.push(
					`${control.tagName} ${control.textContent?.slice(0, 30)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
				);
		}
		return found;
	}, insets);
