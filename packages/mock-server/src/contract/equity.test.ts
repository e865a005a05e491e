import { account, contract, micro } from "@tradewind/contracts";
import { decimal, toText } from "@tradewind/domain/money";
import { BigDecimal, Schema } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder } from "../test/client.test-support.ts";

/** The equity of Mia's contract account, computed and as the platform reports it, and the hazard rate of her positions. */
const worthOf = async (bench: Bench) => {
	const { data } = await bench.ask(account.getAccountDetail, { type: "1" });
	const { balance, lockBalance, ProfitsTotal, totalBalance, HazardRate } = decodeDetail(data);
	const equity = toText(BigDecimal.sumAll([balance, lockBalance ?? "", ProfitsTotal ?? ""].map(decimal)));
	return { equity, totalBalance, HazardRate };
};
const decodeDetail = Schema.decodeUnknownSync(account.AccountDetail);

const prices = fc.constantFrom("0.95", "1.02", "1.0999", "1.1", "1.17", "1.3");
const quantities = fc.constantFrom("0.01", "0.5", "1.75", "6");
const directions = fc.constantFrom("1", "2");

/** Actions that change what Mia holds, and so may change the equity. */
const trades = fc.oneof(
	fc
		.record({ type: directions, cont: quantities })
		.map((order) => (bench: Bench) => bench.ask(contract.submitContract, { ...marketOrder, ...order })),
	prices.map((price) => async (bench: Bench) => bench.platform.control.price({ code: "EURUSD", price })),
);

/** Actions that only lock or release money. */
const reservations = fc.oneof(
	fc
		.record({ type: directions, cont: quantities, target_price: prices })
		.map(
			(order) => (bench: Bench) =>
				bench.ask(contract.submitContract, { ...marketOrder, ...order, status: "0" }),
		),
	fc
		.integer({ min: 501, max: 510 })
		.map((id) => (bench: Bench) => bench.ask(contract.cancelContract, { id: String(id) })),
	fc
		.record({ type: directions, number: fc.constantFrom("50", "2000") })
		.map(
			(order) => (bench: Bench) => bench.ask(micro.submitMicro, { forex_id: "1", seconds: "60", ...order }),
		),
);

const steps = fc.array(
	fc.oneof(
		trades.map((run) => ({ run, isReservation: false })),
		reservations.map((run) => ({ run, isReservation: true })),
	),
	{ minLength: 3, maxLength: 20 },
);

describe("Spec 1 §3, §6: the equity of the contract account", () => {
	test("and the risk of held positions stay the same when a pending or micro order is placed or cancelled", async () => {
		let accepted = 0;
		await fc.assert(
			fc.asyncProperty(steps, async (sequence) => {
				const bench = createBench({ scenario: "untraded" });
				bench.platform.control.flags({ is_micro: "1", only_one_account: "1" });
				bench.platform.control.price({ code: "EURUSD", price: "1.1" });
				for (const { run, isReservation } of sequence) {
					const before = await worthOf(bench);
					const reply = await run(bench);
					if (!isReservation) continue;
					expect(await worthOf(bench)).toEqual({ ...before, totalBalance: before.equity });
					if (reply?.code === 1) accepted += 1;
				}
			}),
			{ numRuns: 60, seed: 20260303 },
		);
		expect(accepted).toBeGreaterThan(100);
	});
});
