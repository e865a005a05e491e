import { type AccountDetail, AccountHistory, type AccountRecord } from "@tradewind/domain/account";
import { decimal, money, rate } from "@tradewind/domain/money";
import { Layer } from "effect";
import { describe, expect, test } from "vitest";
import { byHand, signIn, startApp } from "../../state/fake-app.test-support.ts";
import { keepFresh } from "../../ui/list/use-kept-list.ts";
import { recordsOf } from "./kept-lists.ts";
import { accountDetailOf, onMoneyMoved } from "./use-account-detail.ts";

const detailOf = (free: string): AccountDetail => ({
	accountId: 1,
	kind: "forex",
	free: money(decimal(free)),
	locked: money(decimal("0")),
	equity: money(decimal(free)),
	margin: money(decimal("0")),
	profit: money(decimal("0")),
	hazardRate: rate(decimal("0")),
});

const pageOf = (total: number, ...ids: readonly number[]) => ({
	rows: ids.map(
		(id): AccountRecord => ({
			id,
			change: money(decimal("1")),
			balanceAfter: money(decimal("10")),
			reason: { is: "sentence", text: "Fee" },
			createdAt: "2026-01-01 00:00:00",
		}),
	),
	total,
	extra: undefined,
});

/** Mounts the details and records of an account, as its page does. */
const open = async () => {
	const account = byHand<AccountDetail>();
	const page = byHand<ReturnType<typeof pageOf>>();
	const started = startApp(
		Layer.mock(AccountHistory, { account: () => account.reply, records: () => page.reply }),
	);
	const { app } = started;
	const detail = accountDetailOf(app, 1);
	const records = recordsOf(app, await signIn(started, 7))(1);
	keepFresh(app, records, (catchUp) => onMoneyMoved(detail, catchUp));
	detail.start();
	return {
		records,
		page,
		changeBalance: async (free: string) => {
			detail.send({ type: "refresh" });
			await account.succeed(detailOf(free));
		},
		ids: () => records.getSnapshot().context.rows.map(({ id }) => id),
		state: () => records.getSnapshot().value,
	};
};

describe("Spec 2 §2: the records of an account are read again", () => {
	test("when a balance changes during a read, the first or a later one", async () => {
		const { page, changeBalance, ids, state } = await open();
		await changeBalance("10");
		await changeBalance("9");
		await page.succeed(pageOf(1, 1));
		expect([ids(), state()]).toEqual([[1], "catching up"]);
		await changeBalance("8");
		await page.succeed(pageOf(2, 2, 1));
		expect([ids(), state()]).toEqual([[2, 1], "catching up"]);
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "finished", 0]);
	});

	test("when a balance changes, without losing the customer's place; a refresh keeps the rows that were read", async () => {
		const { records, page, changeBalance, ids } = await open();
		await changeBalance("10");
		await page.succeed(pageOf(4, 4, 3));
		records.send({ type: "load more" });
		await page.succeed(pageOf(4, 2, 1));
		await changeBalance("9");
		await page.succeed(pageOf(5, 5, 4));
		expect(ids()).toEqual([5, 4, 3, 2, 1]);
		records.send({ type: "refresh" });
		await page.succeed(pageOf(6, 6, 5));
		expect(ids()).toEqual([6, 5, 4, 3, 2, 1]);
	});

	test("but not when the balance is first known", async () => {
		const { page, changeBalance, state } = await open();
		await page.succeed(pageOf(1, 1));
		await changeBalance("10");
		expect([state(), page.waiting()]).toEqual(["finished", 0]);
	});
});
