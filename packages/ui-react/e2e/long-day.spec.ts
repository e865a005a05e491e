import { atRest, type Trading, trade, tradeElsewhere } from "./day-of-trading.ts";
import { grownLists, type Kept, keptIn } from "./kept-in-page.ts";
import { expect, openTrade, test } from "./trading.fixture.ts";

/** Orders of this device, and of another one, in a part of the day. */
const own = 3;
const elsewhere = 40;
const orders = own + elsewhere;

const partOfDay = async (trading: Trading): Promise<void> => {
	await tradeElsewhere(trading, elsewhere);
	for (let placed = 0; placed < own; placed += 1) await trade(trading);
};

const count = async ({ page }: Trading): Promise<Kept> => {
	await atRest(page);
	const session = await page.context().newCDPSession(page);
	const kept = await keptIn(session);
	await session.detach();
	return kept;
};

/** What the page keeps more than before, as far as it is not noise: less than one thing for each order. */
const growth = (before: Kept, after: Kept) => ({
	nodes: Math.floor((after.nodes - before.nodes) / orders) > 0,
	listeners: after.listeners - before.listeners >= own,
	detached: after.detached.length > before.detached.length,
	lists: Object.entries(grownLists(before, after)).filter(([, more]) => more >= orders),
});

/** Keeps each removed element, as a leak does. */
const leak = (): void => {
	const kept: Node[] = [];
	const keep = (changes: readonly MutationRecord[]) =>
		kept.push(...changes.flatMap(({ removedNodes }) => [...removedNodes]));
	new MutationObserver(keep).observe(document, { childList: true, subtree: true });
	Object.assign(window, { kept });
};

test("A-577: after two parts of a day the page keeps as many orders, notices, nodes and listeners as after one", async ({
	customerPage: page,
	platform,
	customer: { token },
}, info) => {
	test.setTimeout(180_000);
	const trading = { page, platform, token, minutes: 0 };
	await openTrade(page);
	// All bounds are reached.
	for (let times = 0; times < 3; times += 1) await tradeElsewhere(trading, elsewhere);
	await partOfDay(trading);
	const once = await count(trading);
	await partOfDay(trading);
	const twice = await count(trading);
	await page.evaluate(leak);
	await partOfDay(trading);
	const leaking = await count(trading);
	const body = JSON.stringify({ once, twice, leaking }, null, 1);
	await info.attach("kept", { body, contentType: "text/plain" });
	expect(growth(once, twice)).toEqual({ nodes: false, listeners: false, detached: false, lists: [] });
	expect(growth(twice, leaking)).toMatchObject({ nodes: true, detached: true });
});
