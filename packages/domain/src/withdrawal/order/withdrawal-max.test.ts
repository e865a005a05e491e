import { BigDecimal, Effect } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import { languageCodes } from "../../site/language.ts";
import type { WithdrawalCurrency } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import { bitcoin, facts, memoryWithdrawals, tether } from "../withdrawals.test-support.ts";
import type { WithdrawalFacts } from "./withdrawal-facts.ts";
import { emptyWithdrawal, reduceWithdrawal } from "./withdrawal-form.ts";
import { summariseWithdrawal } from "./withdrawal-summary.ts";

const digits = (maxLength: bigint) =>
	fc.tuple(fc.bigInt({ min: 0n, max: maxLength }), fc.integer({ min: 0, max: 6 }));
const anyBalance = digits(10n ** 15n).map(([value, scale]) => money(BigDecimal.make(value, scale)));
const anyRate = digits(10n ** 8n).map(([value, scale]) => rate(BigDecimal.make(value, scale)));
const anyCurrency = fc
	.record({ feeType: fc.constantFrom("fixed" as const, "percent" as const), drawRate: anyRate })
	.map((terms): WithdrawalCurrency => ({ ...tether, ...terms }));
const anyLanguage = fc.constantFrom(...languageCodes);
const form = { ...emptyWithdrawal, kind: "crypto", currencyId: tether.id, wayId: 101 } as const;
const cent = decimal("0.01");

/** Currencies, each with an address of its network. */
const payable = [
	[tether, "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf"],
	[bitcoin, "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
] as const;

const isBalanceIssue = ({ is }: { readonly is: string }) => is === "balance too small";

describe("The amount that Max fills in", () => {
	test("is the balance, and a cent more is not covered, for all balances, fees and languages", () => {
		fc.assert(
			fc.property(anyBalance, anyCurrency, anyLanguage, (free, currency, language) => {
				const known: WithdrawalFacts = { ...facts, free, language, currencies: [currency] };
				const atMost = reduceWithdrawal(form, { is: "max" }, known);
				const { max, issues } = summariseWithdrawal(atMost, known);
				const more = BigDecimal.sum(max ?? cent, cent);
				const above = { ...form, amount: writeTypedDecimal(more, language) };
				expect([
					atMost.amount,
					issues.filter(isBalanceIssue),
					summariseWithdrawal(above, known).issues.filter(isBalanceIssue),
				]).toEqual([
					writeTypedDecimal(max ?? cent, language),
					[],
					[{ is: "balance too small", field: "amount", free }],
				]);
			}),
		);
	});

	test("is accepted by the platform, and less than a cent remains", async () => {
		await fc.assert(
			fc.asyncProperty(anyBalance, fc.constantFrom(...payable), async (balance, [currency, address]) => {
				const { layer, free } = memoryWithdrawals({ free: balance });
				const known = { ...facts, free: balance, currencies: [currency], takesTypedAddress: true };
				const typed = { ...form, currencyId: currency.id, address };
				const atMost = reduceWithdrawal(typed, { is: "max" }, known);
				const { sends, left } = summariseWithdrawal(atMost, known);
				fc.pre(sends !== undefined);
				const withdrawing = Effect.flatMap(Withdrawals, ({ withdraw }) => withdraw(sends.order, undefined));
				const done = await Effect.runPromise(Effect.provide(withdrawing, layer));
				expect([done, plain(free())]).toEqual([{ message: "Withdrawal submitted" }, plain(left)]);
				expect(BigDecimal.isLessThan(free(), decimal("0.01"))).toBe(true);
			}),
		);
	});
});
