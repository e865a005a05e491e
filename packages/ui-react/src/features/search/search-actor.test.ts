import { type InstrumentList, instrumentCode, MarketData } from "@tradewind/domain/market";
import { Layer } from "effect";
import { expect, test, vi } from "vitest";
import { byHand, euroDollar, quote, startApp } from "../../state/fake-app.test-support.ts";
import { focusField, searchFieldId, searchOf } from "./search-actor.ts";

const newDollar = { ...euroDollar, code: instrumentCode("NEWUSD"), symbol: "New" };

test("Spec 1 §2: the typed text survives going back, and a found instrument can be selected", async () => {
	const found = byHand<InstrumentList>();
	const { app, requests } = startApp(Layer.mock(MarketData, { search: () => found.reply }));
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	const search = searchOf(app);
	search.send({ type: "type", text: "new" });
	search.send({ type: "search now" });
	await found.succeed({ instruments: [newDollar], quotes: [] });
	app.market.send({ type: "choose", code: newDollar.code });
	expect([searchOf(app), searchOf(app).getSnapshot().context.text]).toEqual([search, "new"]);
	expect([app.market.getSnapshot().context.instruments, app.market.getSnapshot().context.chosen]).toEqual([
		[euroDollar, newDollar],
		newDollar.code,
	]);
});

test("text typed into the prerendered field is kept, also before the app's field exists", () => {
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

test("the app's field takes over focus and selection of the prerendered one: typing continues there", () => {
	const before = Object.assign(new EventTarget(), { value: "bit", selectionStart: 0, selectionEnd: 3 });
	vi.stubGlobal("document", { querySelector: () => before });
	const search = searchOf(startApp().app);
	const calls: unknown[] = [];
	const field = {
		value: "bit",
		focus: () => calls.push("focus"),
		setSelectionRange: (...range: unknown[]) => calls.push(range),
	};
	focusField(search, field);
	focusField(search, field);
	expect(calls).toEqual(["focus", [0, 3], "focus"]);
});
