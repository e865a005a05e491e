import { instrumentCode } from "@tradewind/domain";
import { expect, test } from "vitest";
import { euroDollar, quote, startApp } from "../../shell/fake-app.test-support.ts";
import { searchOf } from "./search-actor.ts";

const found = { ...euroDollar, code: instrumentCode("NEWUSD"), symbol: "New" };

test("Spec 1 §2: what was typed survives going back, and what was found can be chosen", async () => {
	const { app, requests } = startApp();
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	const search = searchOf(app);
	search.send({ type: "type", text: "new" });
	search.send({ type: "ask" });
	await requests.search.succeed({ kind: "instruments", list: { instruments: [found], quotes: [] } });
	app.market.send({ type: "choose", code: found.code });
	expect([searchOf(app), searchOf(app).getSnapshot().context.text]).toEqual([search, "new"]);
	expect([app.market.getSnapshot().context.instruments, app.market.getSnapshot().context.chosen]).toEqual([
		[euroDollar, found],
		found.code,
	]);
});
