import { expect, test } from "@tradewind/test-kit";
import { type Trading, trade, tradeElsewhere } from "./day-of-trading.ts";
import { type Kept, keptIn, leftIn, leftInBoth } from "./kept-in-page.ts";

/** Orders of another device in a part of the day; this device has one more. */
const elsewhere = 16;
/** More than any bound of A-577. */
const enough = 110;

/** The steps of the recorder and their list. They have a bound of their own, which takes longer to reach. */
const recorded: readonly string[] = ["Array of number", "Array of 0 1 2 3 4"];

const partOfDay = async (trading: Trading, others = elsewhere): Promise<Kept> => {
	await trade(trading);
	await tradeElsewhere(trading, others);
	await settle(trading);
	return count(trading);
};

/** Waits until what the end of the orders has removed is collected: notices and sheets are released after their animations. */
const settle = async (trading: Trading): Promise<void> => {
	const counts: number[] = [];
	await expect
		.poll(
			async () => {
				counts.push((await count(trading, [])).listeners);
				return new Set(counts.slice(-3)).size === 1 && counts.length >= 3;
			},
			{ intervals: [500] },
		)
		.toBe(true);
};

const count = async ({ page }: Trading, listed?: readonly []): Promise<Kept> => {
	const session = await page.context().newCDPSession(page);
	const kept = await keptIn(session, listed);
	await session.detach();
	return kept;
};

/** Keeps each removed element, as a leak does. */
const leak = (): void => {
	const kept: Node[] = [];
	const keep = (changes: readonly MutationRecord[]) =>
		kept.push(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
	new MutationObserver(keep).observe(document, { childList: true, subtree: true });
	Object.assign(window, { kept });
};

test("A-577: after its bounds are reached, the page keeps no more for each order and notice of a day", async ({
	tradePage: page,
	platform,
	customer: { token },
}, info) => {
	test.setTimeout(120_000);
	const trading = { page, platform, token, minutes: 0 };
	const once = await partOfDay(trading, enough);
	const twice = await partOfDay(trading);
	const thrice = await partOfDay(trading);
	await page.evaluate(leak);
	await tradeElsewhere(trading, elsewhere);
	const leaking = await count(trading, []);
	const body = JSON.stringify({ once, twice, thrice, leaking }, null, 1);
	await info.attach("kept", { body, contentType: "text/plain" });
	const left = leftInBoth([once, twice, thrice], elsewhere);
	expect(left.filter((name) => !recorded.includes(name))).toEqual([]);
	expect(thrice.heap / once.heap).toBeLessThan(1.2);
	expect(leftIn(thrice, leaking, elsewhere)).toEqual(expect.arrayContaining(["nodes", "detached elements"]));
});
