import { instrumentCode } from "@tradewind/domain";
import { afterEach, expect, test, vi } from "vitest";
import { euroDollar, quote, startApp } from "../../shell/fake-app.test-support.ts";
import { searchFieldId, searchOf } from "./search-actor.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("what is typed into the prerendered page's field is kept, also while the app's own is still being made", () => {
	const field = Object.assign(new EventTarget(), { value: "bit" });
	vi.stubGlobal("document", {
		querySelector: (selector: string) => (selector === `#${searchFieldId}` ? field : null),
	});
	const search = searchOf(startApp().app);
	const text = () => search.getSnapshot().context.text;
	expect(text()).toBe("bit");
	field.value = "bitcoin";
	field.dispatchEvent(new Event("input"));
	expect(text()).toBe("bitcoin");
	field.value = "";
	field.dispatchEvent(new Event("input"));
	expect(text()).toBe("");
});
