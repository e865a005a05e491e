import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { euroDollar, holdingOrder, priceOf } from "../contract.test-support.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { type StopsForm, stopsFormOf, summariseStops } from "./stops-form.ts";

// Bought at 1.08402, now at 1.0845.
const off: StopsForm = { stopLossOn: false, stopLoss: "", takeProfitOn: false, takeProfit: "" };
const withStops: ContractOrder = {
	...holdingOrder,
	stopLoss: priceOf("1.08"),
	takeProfit: priceOf("1.09"),
};
const validate = (form: Partial<StopsForm>, order = holdingOrder) => {
	const { issues, stops } = summariseStops({ ...off, ...form }, order, euroDollar, "en");
	return { issues: issues.map(({ is, field }) => ({ is, field })), stops: plain(stops) };
};

describe("Spec 1 §4, §5: stops of a holding order", () => {
	test("the form opens with the order's current stops, written in the customer's language", () => {
		expect(stopsFormOf(withStops, "de")).toEqual({
			stopLossOn: true,
			stopLoss: "1,08",
			takeProfitOn: true,
			takeProfit: "1,09",
		});
		expect(stopsFormOf(holdingOrder, "en")).toEqual(off);
	});

	test("are sent when they are on the right side of the latest price, however close to it", () => {
		for (const [stopLoss, takeProfit] of [
			["1.08449", "1.08451"],
			["1.0845", "1.0845"],
		] as const)
			expect(validate({ stopLossOn: true, stopLoss, takeProfitOn: true, takeProfit })).toEqual({
				issues: [],
				stops: { stopLoss, takeProfit },
			});
	});

	test.each([
		[
			{ stopLossOn: true, stopLoss: "1.08451" },
			{ is: "stop-loss on the wrong side", field: "stopLoss" },
		],
		[
			{ takeProfitOn: true, takeProfit: "1.08449" },
			{ is: "take-profit on the wrong side", field: "takeProfit" },
		],
		[{ stopLossOn: true }, { is: "stop-loss missing", field: "stopLoss" }],
		[
			{ stopLossOn: true, stopLoss: "0" },
			{ is: "stop-loss missing", field: "stopLoss" },
		],
		[
			{ stopLossOn: true, stopLoss: "1.084401" },
			{ is: "too many decimals", field: "stopLoss" },
		],
		[
			{ takeProfitOn: true, takeProfit: "1,085" },
			{ is: "ambiguous number", field: "takeProfit" },
		],
	])("%j is refused at its field", (form, issue) => {
		expect(validate(form)).toEqual({ issues: [issue], stops: undefined });
	});

	test("the sides of a sell are reversed", () => {
		const sold: ContractOrder = { ...holdingOrder, direction: "sell" };
		expect(validate({ stopLossOn: true, stopLoss: "1.0846" }, sold).stops).toEqual({
			stopLoss: "1.0846",
			takeProfit: undefined,
		});
		expect(validate({ stopLossOn: true, stopLoss: "1.08" }, sold).issues).toEqual([
			{ is: "stop-loss on the wrong side", field: "stopLoss" },
		]);
	});

	test("a switched-off stop is sent as none, whatever its field contains", () => {
		const form = { ...stopsFormOf(withStops, "en"), stopLossOn: false };
		expect(validate(form, withStops).stops).toEqual({ stopLoss: undefined, takeProfit: "1.09" });
	});

	test("nothing is sent while nothing has changed", () => {
		expect(validate({ ...stopsFormOf(withStops, "en"), stopLoss: "1.0800" }, withStops)).toEqual({
			issues: [],
			stops: undefined,
		});
	});

	test("a stop that the price has passed may stay while the other one is changed", () => {
		const close: ContractOrder = { ...withStops, stopLoss: priceOf("1.08459") };
		const form = { ...stopsFormOf(close, "en"), takeProfit: "1.1" };
		expect(validate(form, close)).toEqual({
			issues: [],
			stops: { stopLoss: "1.08459", takeProfit: "1.1" },
		});
	});
});
