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
const judge = (form: Partial<StopsForm>, order = holdingOrder) => {
	const { fieldIssues, stops } = summariseStops({ ...off, ...form }, order, euroDollar, "en");
	return { issues: [fieldIssues.stopLoss?.is, fieldIssues.takeProfit?.is], stops: plain(stops) };
};

describe("Spec 1 §4, §5: stops of a holding order", () => {
	test("the form opens with the stops that the order has, in the customer's writing", () => {
		expect(stopsFormOf(withStops, "de")).toEqual({
			stopLossOn: true,
			stopLoss: "1,08",
			takeProfitOn: true,
			takeProfit: "1,09",
		});
		expect(stopsFormOf(holdingOrder, "en")).toEqual(off);
	});

	test("are sent when they stand on their sides of the latest price, however near to it", () => {
		for (const [stopLoss, takeProfit] of [
			["1.08449", "1.08451"],
			["1.0845", "1.0845"],
		])
			expect(judge({ stopLossOn: true, stopLoss, takeProfitOn: true, takeProfit })).toEqual({
				issues: [undefined, undefined],
				stops: { stopLoss, takeProfit },
			});
	});

	test.each([
		[{ stopLossOn: true, stopLoss: "1.08451" }, ["stop-loss on the wrong side", undefined]],
		[{ takeProfitOn: true, takeProfit: "1.08449" }, [undefined, "take-profit on the wrong side"]],
		[{ stopLossOn: true }, ["stop-loss missing", undefined]],
		[{ stopLossOn: true, stopLoss: "0" }, ["stop-loss missing", undefined]],
		[{ stopLossOn: true, stopLoss: "1.084401" }, ["too many decimals", undefined]],
		[{ takeProfitOn: true, takeProfit: "1,085" }, [undefined, "ambiguous number"]],
	])("%j is refused where it is typed", (form, issues) => {
		expect(judge(form)).toEqual({ issues, stops: undefined });
	});

	test("those of a sell stand the other way round", () => {
		const sold: ContractOrder = { ...holdingOrder, direction: "sell" };
		expect(judge({ stopLossOn: true, stopLoss: "1.0846" }, sold).stops).toEqual({
			stopLoss: "1.0846",
			takeProfit: undefined,
		});
		expect(judge({ stopLossOn: true, stopLoss: "1.08" }, sold).issues[0]).toBe("stop-loss on the wrong side");
	});

	test("a switched-off stop is sent as none, whatever stands in its field", () => {
		const form = { ...stopsFormOf(withStops, "en"), stopLossOn: false };
		expect(judge(form, withStops).stops).toEqual({ stopLoss: undefined, takeProfit: "1.09" });
	});

	test("nothing is sent while nothing is changed", () => {
		expect(judge({ ...stopsFormOf(withStops, "en"), stopLoss: "1.0800" }, withStops)).toEqual({
			issues: [undefined, undefined],
			stops: undefined,
		});
	});

	test("a stop that the price has passed may stay while the other one is changed", () => {
		const close: ContractOrder = { ...withStops, stopLoss: priceOf("1.08459") };
		const form = { ...stopsFormOf(close, "en"), takeProfit: "1.1" };
		expect(judge(form, close)).toEqual({
			issues: [undefined, undefined],
			stops: { stopLoss: "1.08459", takeProfit: "1.1" },
		});
	});
});
