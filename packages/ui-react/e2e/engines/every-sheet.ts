import type { Language } from "../every-screen.ts";
import type { App } from "./app.ts";
import { button, field, main, row, type Target, tabpanel } from "./targets.ts";
import { inLanguage } from "./words.ts";

/** How a sheet of the app is opened. */
export interface SheetOfApp {
	readonly name: string;
	/** The scenario of the platform that it needs. */
	readonly scenario: string;
	readonly path: string;
	/** What is done before the sheet opens; buttons are named in English. */
	readonly steps: readonly Step[];
}

type Step =
	| string
	| { readonly part: string }
	/** A button whose name goes on with figures. */
	| { readonly begins: string }
	/** Waits for a button, which tells a sheet from the one that it follows. */
	| { readonly sees: string }
	| { readonly row: "first" | "last"; readonly of?: "page" }
	| { readonly type: string; readonly into: string };

const how = "How is this calculated?";
const exported = "Export as CSV";

/** The sheets of the app, each from its page, in groups of a test each. */
export const sheetGroups: Readonly<Record<string, readonly SheetOfApp[]>> = {
	"the trade page": sheetsOf("holding-orders", [
		["the terms of an instrument", "/trade", ["About {{symbol}}"]],
		["the list of instruments", "/trade", [{ part: "Choose another instrument" }]],
		["the indicators", "/trade", ["Indicators"]],
		["the leverage", "/trade", [{ part: "Leverage" }]],
		["the calculation of a ticket", "/trade", [{ type: "0.37", into: "Quantity" }, how]],
		["the receipt before an order", "/trade", [{ begins: "Buy" }]],
		["an accepted order", "/trade", [{ begins: "Buy" }, "Confirm buy", { sees: "Continue trading" }]],
		["the receipt of a micro order", "/trade?product=micro", [{ part: "Up" }]],
	]),
	"orders and accounts": sheetsOf("holding-orders", [
		["an open order", "/order", [{ row: "last" }]],
		["the stops of an order", "/order", [{ row: "last" }, "Set SL/TP"]],
		["the question before closing", "/order", [{ row: "last" }, "Close position"]],
		["the calculation of the totals", "/order", [how]],
		["a closed order", "/order?type=3", [{ row: "first" }]],
		["the calculation of the history", "/order?type=3", [how]],
		["the exported history", "/order?type=3", [exported]],
		["the evidence of a micro order", "/order?source=micro&type=3", [{ row: "first" }]],
		["the exported micro orders", "/order?source=micro&type=3", [exported]],
		["the calculation of an account", "/mine/history?accountTypeId=1", [how]],
		["the calculation of a statement", "/mine/statement", [how]],
		["the exported journal", "/mine/journal", [exported]],
		["the alerts", "/message", [{ part: "Sound and vibration" }]],
		["the question before logging out", "/user", ["Log out"]],
	]),
	"traders and funds": sheetsOf("default", [
		["the risk of a trader", "/follow/trader?id=1001", ["Risk"]],
		[
			"the closed orders of a trader",
			"/follow/follow-list",
			[{ part: "More figures" }, { part: "Show closed orders of {{name}}: {{count}}" }],
		],
		["the calculation of a fund", "/mining/subscribe?id=2", [{ type: "200", into: "Amount" }, how]],
		[
			"the question before a subscription",
			"/mining/subscribe?id=2",
			[{ type: "200", into: "Amount" }, "Subscribe"],
		],
	]),
	withdrawals: sheetsOf("withdrawals", [
		["a withdrawal", "/mine/withdraw?view=records", [{ row: "first", of: "page" }]],
		["the exported withdrawals", "/mine/withdraw?view=records", [exported]],
		["the question before an address is removed", "/mine/coin-address-list", [{ part: "Remove {{name}}" }]],
	]),
};

function sheetsOf(
	scenario: string,
	list: readonly (readonly [name: string, path: string, steps: readonly Step[]])[],
): readonly SheetOfApp[] {
	return list.map(([name, path, steps]) => ({ name, scenario, path, steps }));
}

/** Opens the sheet from its page, which the running app shows, in the language of the page. */
export const openSheet = async (app: App, { steps }: SheetOfApp, language: Language): Promise<void> => {
	for (const step of steps) {
		if (typeof step === "object" && "type" in step)
			await app.type(field(inLanguage(language, step.into), { at: 0 }), step.type);
		else if (typeof step === "object" && "sees" in step) await app.sees(targetOf(step.sees, language));
		else await app.press(targetOf(step, language));
	}
};

const targetOf = (
	step: Exclude<Step, { readonly type: string } | { readonly sees: string }>,
	language: Language,
): Target => {
	if (typeof step === "string") return button(inLanguage(language, step), { at: 0 });
	if ("begins" in step) return button(inLanguage(language, step.begins, { in: "start" }), { at: 0 });
	if ("part" in step) return button(inLanguage(language, step.part, { in: "part" }), { at: 0 });
	const list = step.of === "page" ? main() : tabpanel();
	const rows = row(undefined, { in: list, at: step.row === "first" ? 0 : -1 });
	return button(undefined, { in: rows, at: 0 });
};
