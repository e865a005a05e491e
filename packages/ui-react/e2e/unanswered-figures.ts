import { expect, type Page } from "@playwright/test";

/** Runs in the browser: the amounts of money on the screen, if no button of it tells how they are calculated. */
const unanswered = (how: string): readonly string[] => {
	const mains = [...document.querySelectorAll("main")].filter((main) => main.checkVisibility());
	const isAsked = mains.some((main) =>
		[...main.querySelectorAll("button")].some(
			(button) => button.textContent?.trim() === how && button.checkVisibility({ visibilityProperty: true }),
		),
	);
	if (isAsked) return [];
	return mains
		.flatMap((main) => [...main.querySelectorAll("bdi")])
		.filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
		.map((figure) => figure.textContent ?? "")
		.filter((text) => /\d/.test(text) && /\$|\s(USDT?|BTC|ETH|EUR)$/.test(text));
};

/** Expects that each amount of money on the screen can be asked for how it is calculated. */
export const expectAnswers = async (
	page: Page,
	{ address }: { readonly address: string },
	how: string,
): Promise<void> => {
	const found = await page.evaluate(unanswered, how);
	if (process.env.COUNT) {
		const { appendFileSync } = await import("node:fs");
		appendFileSync(process.env.COUNT, JSON.stringify({ address, found }) + "\n");
		return;
	}
	expect({ address, unanswered: found }).toEqual({ address, unanswered: [] });
};
