import { market } from "@tradewind/contracts";
import { feeRule, marginRule } from "@tradewind/domain/contract";
import { decimal, toText } from "@tradewind/domain/money";
import { Result } from "effect";
import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

test.each([
	["1", "per-quantity"],
	["0", "per-margin"],
] as const)(
	"Spec 1 §9: with trade_fee_type %s the fee of every instrument is at most 3 % of its margin",
	async (trade_fee_type, feeType) => {
		const bench = createBench();
		bench.platform.control.flags({ trade_fee_type });
		const { data } = await bench.ask(market.getTradeList);
		const shares = Object.values(data as readonly (typeof market.Instrument.Type)[])
			.filter(({ HasForexMultiple }) => (HasForexMultiple ?? []).length > 0)
			.map((instrument) => {
				const quantity = decimal("1");
				const { margin } = Result.getOrThrow(
					marginRule.compute({
						marginMode: instrument.MarginMode === 1 ? "fixed" : "leveraged",
						quantity,
						contractSize: decimal(instrument.ForexContNum),
						price: decimal(instrument.ForexQuotations?.Close ?? ""),
						multiple: decimal(instrument.HasForexMultiple?.[0]?.Value ?? "1"),
					}),
				);
				const feeRate = decimal(instrument.ForexFeeRate);
				const { fee } = Result.getOrThrow(feeRule.compute({ feeType, quantity, margin, feeRate }));
				return [instrument.Code, Number(toText(fee)) / Number(toText(margin))] as const;
			});
		expect(shares.length).toBeGreaterThan(20);
		expect(shares.filter(([, share]) => !(share > 0.0001 && share <= 0.03))).toEqual([]);
	},
);
