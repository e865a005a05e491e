import { ContractTrading, type OrderPage } from "@tradewind/domain/contract";
import { Layer } from "effect";
import { expect, test } from "vitest";
import { byHand, holdingOrder, readingOf, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { keepFresh } from "../../../ui/list/use-kept-list.ts";
import { pageOf } from "../closed-page.test-support.ts";
import { historyOf, onOrderClosed } from "./history-actor.ts";

test("Spec 1 §4: closing an order keeps the customer's place in the history", async () => {
	const page = byHand<OrderPage>();
	const world = startApp(Layer.mock(ContractTrading, { orders: () => page.reply }));
	const { app, requests } = world;
	app.orders.send({ type: "load" });
	await requests.orders.succeed(readingOf(holdingOrder));
	const history = historyOf(app, await signIn(world, 7));
	const end = keepFresh(app, history, (catchUp) => onOrderClosed(app, catchUp));
	const ids = () => history.getSnapshot().context.rows.map(({ id }) => id);
	await page.succeed(pageOf(4, 504, 503));
	history.send({ type: "load more" });
	await page.succeed(pageOf(4, 502, 500));
	app.orders.send({ type: "closed", ids: [holdingOrder.id] });
	await page.succeed(pageOf(5, 501, 504));
	expect(ids()).toEqual([501, 504, 503, 502, 500]);
	end();
});
