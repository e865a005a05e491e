import { Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

export const withdrawalsScenario: Scenario = {
	name: "withdrawals",
	shows:
		"Mia has payout methods, withdrawals in every state, and the pay password 246810, which withdrawals ask for",
	setUp: (world) => {
		defaultScenario.setUp(world);
		const { sessions, site, clock } = world;
		const customer = sessions.customer(mia);
		if (!customer) return;
		sessions.register({ ...customer, payPassword: "246810" });
		bindWays(world);
		const { withdrawals } = world.nouns.withdrawal;
		const before = (minutes: number) => gmt(clock.now()).subtract(minutes, "minutes").valueOf();
		const request = (
			[draw_currency_id, draw_method_id]: readonly [string, string],
			number: string,
			memo: string,
			at: number,
		) =>
			Result.getOrThrow(
				withdrawals.request(customer, { draw_currency_id, number, draw_method_id, memo }, at),
			);
		const paid = request(["1", "1"], "20", "rent", before(8));
		const rejected = request(["1", "2"], "30", "", before(7));
		const atBank = request(["11", "4"], "40", "savings", before(6));
		withdrawals.decide(paid.id, { isApproved: true, reason: { own: "" }, at: before(3) });
		withdrawals.decide(rejected.id, {
			isApproved: false,
			reason: { key: "withdrawal.reason.exchange" },
			at: before(2),
		});
		withdrawals.decide(atBank.id, { isApproved: true, reason: { own: "" }, at: before(1) });
		request(["1", "1"], "25", "second half", clock.now());
		site.setInfo({ ...site.info(), is_pay_password: "1" });
	},
};

export const bindWays = (world: World): void => {
	const { ways } = world.nouns.withdrawal;
	const addresses = [
		["1", "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf"],
		["1", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
		["3", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
	] as const;
	for (const [draw_id, dc_address] of addresses)
		Result.getOrThrow(ways.bind(mia, { type: "1", draw_id, dc_address }));
	Result.getOrThrow(
		ways.bind(mia, {
			type: "2",
			draw_id: "11",
			payee_name: "Mia Berg",
			bank_name: "Bank of Examples",
			payee_account: "0012345678",
			bank_iban: "DE89370400440532013000",
			bank_swift: "DEUTDEFF",
		}),
	);
};
