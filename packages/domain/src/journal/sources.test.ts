import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { AccountHistory } from "../account/account-history.port.ts";
import { listedTrading } from "../contract/listed-trading.test-support.ts";
import { memoryDeposits } from "../deposit/deposits.test-support.ts";
import { inStatus, memoryFunds } from "../fund/funds.test-support.ts";
import { record as loanOf, memoryLoans } from "../loan/loans.test-support.ts";
import { memoryMicroTrading } from "../micro/micro-trading.test-support.ts";
import { decimal, money } from "../money/decimal.ts";
import { Unreachable } from "../request/request.errors.ts";
import { memoryTransfers } from "../transfer/transfers.test-support.ts";
import { memoryWithdrawals } from "../withdrawal/withdrawals.test-support.ts";
import { minute, orderOf } from "./journal.test-support.ts";
import {
	balanceSource,
	contractSource,
	depositSource,
	loanSource,
	microSource,
	type SourcePage,
	subscriptionSource,
	transferSource,
	unlistedSource,
	withdrawalSource,
	withNumber,
} from "./sources.ts";

const shown = ({ records, rows, total }: SourcePage) => ({
	keys: records.map(({ key }) => key),
	rows,
	total,
});

/** The first page of a source, over the layer of its port. */
const first = async <Port>(
	{ read }: { readonly read: (page: number) => Effect.Effect<SourcePage, unknown, Port> },
	layer: Layer.Layer<Port>,
) => shown(await Effect.runPromise(Effect.provide(read(1), layer)));

const none = { keys: [], rows: 0, total: 0 };

test("A-350: a page of each list is read as records of the journal", async () => {
	const { trading } = listedTrading({ holding: [[orderOf(501, minute(1))]] });
	const history = Layer.succeed(AccountHistory, {
		account: () => Effect.fail(new Unreachable({ reason: "offline" })),
		records: ({ accountId }) =>
			Effect.succeed({
				rows: [
					{
						id: accountId,
						kind: "other" as const,
						change: money(decimal("-5")),
						balanceAfter: undefined,
						reason: { is: "memo", text: "" } as const,
						createdAt: minute(2),
					},
				],
				total: 7,
				extra: undefined,
			}),
	});
	const funds = memoryFunds({ subscriptions: [inStatus("running")] });
	const loans = memoryLoans({ records: [loanOf(3, "to repay")] });
	const loanPage = await loans.run(loanSource.read(1));
	expect([
		await first(contractSource("holding"), trading),
		await first(microSource("closed"), memoryMicroTrading().layer),
		await first(depositSource("crypto"), memoryDeposits().layer),
		await first(withdrawalSource("bank"), memoryWithdrawals().layer),
		await first(subscriptionSource, funds.layer),
		Result.isSuccess(loanPage) && shown(loanPage.success),
		await first(balanceSource({ accountId: 3, kind: "change" }), history),
	]).toEqual([
		{ keys: ["contract 501"], rows: 1, total: 1 },
		none,
		none,
		none,
		{ keys: [`subscription ${inStatus("running").id}`], rows: 1, total: 0 },
		{ keys: ["loan 3"], rows: 1, total: 1 },
		{ keys: ["balance change 3"], rows: 1, total: 7 },
	]);
});

test("A-350: the log of an account gives the transfers from it, each once, and counts all its rows", async () => {
	const platform = memoryTransfers();
	const moved = { amount: money(decimal("5")), createdAt: minute(1) };
	platform.log.push({ ...moved, from: 1, to: 3 }, { ...moved, from: 3, to: 1 }, { ...moved, from: 1, to: 3 });
	const key = `transfer ${minute(1)}|1|3|5`;
	expect(await first(transferSource(1), platform.layer)).toEqual({
		keys: [key, `${key} #2`],
		rows: 3,
		total: 3,
	});
});

test("A-350: a last page of subscriptions ends the list, any other one does not", async () => {
	const held = (["running", "refunding", "refunded"] as const).map((status, place) => ({
		...inStatus(status),
		id: (inStatus(status).id + place) as ReturnType<typeof inStatus>["id"],
	}));
	const funds = memoryFunds({ subscriptions: held });
	expect((await first(subscriptionSource, funds.layer)).total).toBe(Number.POSITIVE_INFINITY);
});

test("A-590: of the changes of a balance, those that no other list shows", async () => {
	const change = (
		id: number,
		kind: "fund" | "withdrawal" | "fee" | "other",
		amount: string,
		isMemo = false,
	) => ({
		id,
		kind,
		change: money(decimal(amount)),
		balanceAfter: undefined,
		reason: isMemo ? ({ is: "memo", text: "Bonus" } as const) : ({ is: "sentence", text: "" } as const),
		createdAt: minute(id),
	});
	const rows = [
		change(9, "fund", "-100"),
		change(8, "fund", "1.5"),
		change(7, "withdrawal", "-40"),
		change(6, "withdrawal", "40"),
		change(5, "fee", "-1"),
		change(4, "other", "20", true),
		change(3, "other", "20"),
	];
	const history = Layer.succeed(AccountHistory, {
		account: () => Effect.fail(new Unreachable({ reason: "offline" })),
		records: () => Effect.succeed({ rows, total: 7, extra: undefined }),
	});
	const source = unlistedSource({ accountId: 3, kind: "change" });
	expect(await first(source, history)).toEqual({
		keys: ["balance change 8", "balance change 6", "balance change 4"],
		rows: 7,
		total: 7,
	});
	expect((await first(withNumber(source, "6"), history)).keys).toEqual(["balance change 6"]);
});
