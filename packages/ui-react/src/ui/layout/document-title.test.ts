import { expect, test } from "vitest";
import { createDocumentTitle } from "./document-title.ts";

test("the title names route and site, and on the trade page first the price", () => {
	const written: string[] = [];
	const { showRoute, showLead } = createDocumentTitle((title) => written.push(title));
	showRoute("Trade", "Tradewind");
	showLead("1.08450 EUR/USD");
	showLead("1.08451 EUR/USD");
	showLead("");
	expect(written).toEqual([
		"Trade · Tradewind",
		"1.08450 EUR/USD · Trade · Tradewind",
		"1.08451 EUR/USD · Trade · Tradewind",
		"Trade · Tradewind",
	]);
});

test("a change of route is announced once, a price or a further name of the site is not", () => {
	const { showRoute, showLead, announcement, subscribe } = createDocumentTitle(() => {});
	const announced: string[] = [];
	subscribe(() => announced.push(announcement()));
	showRoute("Market", "Tradewind");
	showRoute("Trade", "Tradewind");
	showLead("1.08450 EUR/USD");
	showRoute("Trade", "Another broker");
	showRoute("Market", "Another broker");
	expect(announced).toEqual(["Trade", "Market"]);
});
