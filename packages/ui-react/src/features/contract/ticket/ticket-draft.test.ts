import { instrumentCode } from "@tradewind/domain/market";
import { afterEach, expect, test, vi } from "vitest";
import { euroDollar, startApp } from "../../../state/fake-app.test-support.ts";
import { ticketOf } from "./stored-ticket.ts";

const typed = {
	instrument: "EURUSD",
	language: "en",
	kind: "pending",
	quantity: "1.5",
	targetPrice: "1.08",
	multiple: "100",
	stopLossOn: true,
	stopLoss: "1.07",
	takeProfitOn: false,
	takeProfit: "",
};

/** The form of a ticket that is opened after a reload, with what the tab had stored. */
const openedWith = (draft: object, code = "EURUSD") => {
	const stored = JSON.stringify({ owner: "", drafts: { "contract ticket": draft } });
	vi.stubGlobal("sessionStorage", { getItem: () => stored, setItem: () => {} });
	const instrument = { ...euroDollar, code: instrumentCode(code) };
	return ticketOf(startApp().app, { instrument, language: "de" }).getSnapshot().context.form;
};
const empty = {
	kind: "market",
	quantity: "0,01",
	targetPrice: "",
	multiple: "100",
	stopLossOn: false,
	stopLoss: "",
	takeProfitOn: false,
	takeProfit: "",
};

afterEach(() => vi.unstubAllGlobals());

test("Spec 1 §2, A-48: after a reload in another language the ticket has the same values", () => {
	expect(openedWith(typed)).toEqual({
		kind: "pending",
		quantity: "1,5",
		targetPrice: "1,08",
		multiple: "100",
		stopLossOn: true,
		stopLoss: "1,07",
		takeProfitOn: false,
		takeProfit: "",
	});
});

test("A-48: a draft for another instrument, or one that cannot be read, is not filled in", () => {
	expect([openedWith(typed, "XAUUSD"), openedWith({}), openedWith({ ...typed, language: "xx" })]).toEqual([
		empty,
		empty,
		empty,
	]);
});

test("Pitfall 15: a leverage that is no longer offered becomes the default", () => {
	expect(openedWith({ ...typed, multiple: "7" }).multiple).toBe("100");
});
