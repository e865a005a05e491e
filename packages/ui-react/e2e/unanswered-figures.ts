import { expect, type Page } from "@playwright/test";

/** Runs in the browser: the amounts of money on a screen without a button that says how they are calculated. */
const unanswered = (how: string): readonly string[] => {
	const mains = [...document.querySelectorAll("main")].filter((main) => main.checkVisibility());
	const isAsked = mains.some((main) =>
		[...main.querySelectorAll("button")].some(
			(button) => button.textContent?.includes(how) && button.checkVisibility({ visibilityProperty: true }),
		),
	);
	if (isAsked) return [];
	return mains
		.flatMap((main) => [...main.querySelectorAll("bdi")])
		.filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
		.map((figure) => figure.textContent ?? "")
		.filter((text) => /\d/.test(text) && /\$|\s(USDT?|BTC|ETH|EUR)$/.test(text));
};

/** Expects that a screen with amounts of money has the button that says how they are calculated (docs/figures.md has each of them). */
export const expectAnswers = async (
	page: Page,
	{ address }: { readonly address: string },
	how: string,
): Promise<void> => {
	const found = await page.evaluate(unanswered, how);
	expect({ address, unanswered: found }).toEqual({ address, unanswered: [] });
};
