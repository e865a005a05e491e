import { type ContractOrder, orderId } from "@tradewind/domain/contract";
import { expect, test } from "vitest";
import { holdingOrder, readingOf, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { historyOf, keepFresh } from "./history-actor.ts";

const closedOf = (id: number): ContractOrder => ({
	...holdingOrder,
	id: orderId(id),
	stage: "closed",
	completedAt: "2026-01-01 01:00:00",
});

const pageOf = (total: number, ...ids: readonly number[]) => {
	const { totals } = readingOf();
	return { rows: ids.map(closedOf), total, extra: { profitOfAll: totals.profit, totals } };
};

test("Spec 1 §4: an order that is closed leaves whoever reads the history further down in their place", async () => {
	const world = startApp();
	const { app, requests } = world;
	const { historyPage: page } = requests;
	app.orders.send({ type: "load" });
	await requests.orders.succeed(readingOf(holdingOrder));
	const history = historyOf(app, await signIn(world, 7));
	const end = keepFresh(app, history);
	const ids = () => history.getSnapshot().context.rows.map(({ id }) => id);
	await page.succeed(pageOf(4, 504, 503));
	history.send({ type: "load more" });
	await page.succeed(pageOf(4, 502, 500));
	app.orders.send({ type: "closed", ids: [holdingOrder.id] });
	await page.succeed(pageOf(5, 501, 504));
	expect(ids()).toEqual([501, 504, 503, 502, 500]);
	end();
});
