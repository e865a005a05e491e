import { ContractTrading, type OrderPage } from "@tradewind/domain/contract";
import { Layer } from "effect";
import { expect, test } from "vitest";
import { byHand, holdingOrder, readingOf, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { pageOf } from "../closed-page.test-support.ts";
import { newestClosedOf } from "./newest-closed.ts";

test("A-577: the closed orders for the chart are one page, however many orders are closed while the page is open", async () => {
	const page = byHand<OrderPage>();
	const world = startApp(Layer.mock(ContractTrading, { orders: () => page.reply }));
	const { app, requests } = world;
	app.orders.send({ type: "load" });
	await requests.orders.succeed(readingOf(holdingOrder));
	const closed = newestClosedOf(app, await signIn(world, 7));
	await page.succeed(pageOf(4, 498, 497));
	app.orders.send({ type: "closed", ids: [holdingOrder.id] });
	await page.succeed(pageOf(5, 501, 498));
	expect(closed.getSnapshot().context.rows.map(({ id }) => id)).toEqual([501, 498]);
});
