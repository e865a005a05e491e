import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { fineFacts } from "../contract.test-support.ts";
import { lossAtStopOf } from "./loss-at-stop.ts";

test("A-643: the quantity for a loss loses at most that at the stop-loss of a buy or a sell, with its fee", () => {
	const shared = {
		openPrice: "1.08402",
		quantity: "1",
		margin: "10.8402",
		fee: "0.5",
		profit: "-5",
		netProfit: "-5.5",
	};
	expect(
		["1.07902", "1.08902"].map((stopLoss) =>
			plain(lossAtStopOf("5.5", fineFacts({ stopLossOn: true, stopLoss }))),
		),
	).toEqual([
		{ loss: "5.5", direction: "buy", price: "1.07902", ...shared },
		{ loss: "5.5", direction: "sell", price: "1.08902", ...shared },
	]);
});

test("A-643: without a stop-loss, a readable loss or a quantity there is nothing to explain", () => {
	const stop = { stopLossOn: true, stopLoss: "1.07902" };
	expect([
		lossAtStopOf("5.5", fineFacts()),
		lossAtStopOf("x", fineFacts(stop)),
		lossAtStopOf("0.01", fineFacts(stop)),
	]).toEqual([undefined, undefined, undefined]);
});
