import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { isOpen } from "../contract/order.ts";
import type { Occasion } from "../ledger/ledger.ts";
import { free, locked } from "../ledger/wallet.ts";
import { orderDeeds, payday, timePasses } from "./order-deeds.test-support.ts";
import { paymentDeeds } from "./payment-deeds.test-support.ts";
import { createStorm, customers, sumOf } from "./storm.test-support.ts";
import { type Moved, transferDeeds } from "./transfer-deeds.test-support.ts";

const steps = 100_000;
const kinds = ["forex", "micro", "change"] as const;

test("Spec 2 §5, §7: over 100,000 random movements every entry balances, no wallet is below zero, and none is missing", () => {
	const storm = createStorm("storm");
	const { world } = storm;
	const moved: Moved[] = [];
	const deeds = [
		...orderDeeds,
		...paymentDeeds,
		...transferDeeds(moved),
		...transferDeeds(moved),
		payday,
		timePasses,
		timePasses,
	];
	const violations: string[] = [];
	for (let step = 0; step < steps && violations.length === 0; step++) violations.push(...storm.step(deeds));
	expect(violations).toEqual([]);

	const { ledger } = world;
	const { contract, micro } = world.nouns;
	const accounts = storm.accounts();
	expect(sumOf(accounts.map(storm.seen))).toBe("0");
	expect(accounts.map((account) => `${account} ${toText(ledger.balance(account))}`)).toEqual(
		accounts.map((account) => `${account} ${toText(storm.seen(account))}`),
	);
	const deposits = world.nouns.deposit.deposits.all();
	const withdrawals = world.nouns.withdrawal.withdrawals.all();
	// What is locked is what open orders and waiting withdrawals have reserved.
	const held = (customerId: number, kind: (typeof kinds)[number]) => [
		...(kind === "forex"
			? contract.book
					.all()
					.filter((order) => order.customerId === customerId && isOpen(order))
					.map(({ margin }) => margin)
			: []),
		...micro.book
			.all()
			.filter((order) => order.customerId === customerId && order.wallet === kind && !order.ended)
			.map(({ amount }) => amount),
		...withdrawals
			.filter((each) => each.customerId === customerId && each.wallet === kind && each.status === "waiting")
			.map(({ amount }) => amount),
	];
	const wallets = customers.flatMap((id) => kinds.map((kind) => [id, kind] as const));
	expect(wallets.map(([id, kind]) => `${kind} of ${id}: ${toText(storm.seen(locked(id, kind)))}`)).toEqual(
		wallets.map(([id, kind]) => `${kind} of ${id}: ${sumOf(held(id, kind))}`),
	);
	// The ledger has each accepted transfer once, in order.
	const recorded = ledger
		.journal()
		.filter(({ occasion }) => occasion === "transfer")
		.map(({ postings: [from, to] }) => `${from?.account} ${to?.account} ${to && toText(to.amount)}`);
	expect(recorded).toEqual(moved.map(({ from, to, amount }) => `${from} ${to} ${toText(amount)}`));
	// Each finished deposit was credited once, each withdrawal was locked once and decided once.
	const ids = (occasion: Occasion) =>
		ledger
			.journal()
			.filter((entry) => entry.occasion === occasion)
			.map(({ movementId }) => movementId)
			.sort();
	const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort();
	const withStatus = <Row extends { readonly status: string }>(rows: readonly Row[], status: string) =>
		rows.filter((row) => row.status === status);
	expect(ids("deposit")).toEqual(idsOf(withStatus(deposits, "finished")));
	expect(ids("withdrawal requested")).toEqual(idsOf(withdrawals));
	expect(ids("withdrawal paid")).toEqual(idsOf(withStatus(withdrawals, "paid")));
	expect(ids("withdrawal returned")).toEqual(idsOf(withStatus(withdrawals, "rejected")));
	// The storm was severe enough: each kind of event occurred often.
	const occasions = new Set(ledger.journal().map(({ occasion }) => occasion));
	expect([...occasions].sort()).toEqual(
		[
			"deposit",
			"grant",
			"micro opened",
			"micro settled",
			"order cancelled",
			"order closed",
			"order filled",
			"order opened",
			"order placed",
			"transfer",
			"withdrawal paid",
			"withdrawal requested",
			"withdrawal returned",
		].sort(),
	);
	expect(moved.length).toBeGreaterThan(1000);
	expect(withStatus(deposits, "finished").length).toBeGreaterThan(1000);
	expect(withStatus(withdrawals, "paid").length).toBeGreaterThan(500);
	const total = BigDecimal.sumAll(wallets.map(([id, kind]) => storm.seen(free(id, kind))));
	expect(BigDecimal.isPositive(total)).toBe(true);
});
