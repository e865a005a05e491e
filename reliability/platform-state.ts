import type { ContractOrder } from "@tradewind/domain/contract";
import type { MicroOrder } from "@tradewind/domain/micro";
import { type Decimal, decimal, type Price, type Rate, toText, zero } from "@tradewind/domain/money";
import type { StateReport } from "@tradewind/mock-server";
import { BigDecimal } from "effect";
import type { Customer } from "./customer.ts";

/** Mia, in every scenario. */
export const mia = 1;

/** Milliseconds by which a micro order's remaining time may differ. */
const countdownTolerance = 1500;

/** Fields of orders and balances in which the app's state differs from that of the platform, one line each. */
export const differencesFromPlatform = (customer: Customer, state: StateReport): readonly string[] => {
	const { orders } = customer.app;
	const { holding, pending } = orders.getSnapshot().context;
	const session = customer.session();
	if (!session) return ["the customer is not signed in"];
	const running = (session.running?.get().orders ?? []).map((actor) => ({
		...actor.getSnapshot().context.order,
		remaining: actor.getSnapshot().context.remaining,
	}));
	return [
		...compareRows("holding orders", holding.map(contractFields), contractsOf(state, 1)),
		...compareRows("pending orders", pending.map(pendingFields), contractsOf(state, 0).map(withoutPrice)),
		...compareRows("micro orders", running.map(microFields), microOf(state)),
		...countdownDifferences(running, state),
		...compareRows("balances", balancesOf(customer), ledgerBalances(state)),
	];
};

/** The platform reports the figure: without it the comparison finds a difference. */
const knownText = (figure: Decimal | undefined): string => (figure ? toText(figure) : "not reported");

export const contractFields = (order: ContractOrder) => ({
	Id: order.id,
	ForexId: order.instrument,
	Code: order.code,
	ShowCode: order.symbol,
	OrderType: order.direction === "buy" ? 1 : 2,
	Quantity: toText(order.quantity),
	Multiple: textOf(order.multiple),
	OriginPrice: knownText(order.askedPrice),
	Price: textOf(order.openPrice),
	UpdatePrice: knownText(order.latestPrice),
	FactProfits: knownText(order.profit),
	CautionMoney: knownText(order.margin),
	TradeFee: knownText(order.fee),
	CoverMoney: toText(order.cover ?? zero),
	TargetLossPrice: textOf(order.stopLoss),
	TargetProfitPrice: textOf(order.takeProfit),
	FollowType: order.isCopy ? 2 : 1,
	Status: { pending: 0, holding: 1, closed: 3, cancelled: 4 }[order.stage],
	CreateTimeHandler: order.createdAt,
	CompleteTimeHandler: order.completedAt ?? "",
});

/** A pending order has no price of its own; the quotes have the market's. */
const withoutPrice = <Row extends object>(row: Row): Omit<Row, "UpdatePrice"> => {
	const { UpdatePrice: _, ...others } = { UpdatePrice: undefined, ...row };
	return others;
};
const pendingFields = (order: ContractOrder) => withoutPrice(contractFields(order));

/** Mia's orders with one of `statuses` in the platform's state, newest first. */
export const contractsOf = (state: StateReport, ...statuses: readonly number[]) =>
	state.orders
		.filter(({ customerId, Status }) => customerId === mia && statuses.includes(Status))
		.map(({ customerId: _, OriginId: __, ForexTradeLists, ...order }) => ({
			...order,
			...ForexTradeLists,
			...normalised(order, "Quantity", "Multiple", "OriginPrice", "Price", "UpdatePrice", "FactProfits"),
			...normalised(order, "CautionMoney", "TradeFee", "TargetLossPrice", "TargetProfitPrice"),
		}));

export const microFields = (order: MicroOrder) => ({
	Id: order.id,
	ForexId: order.instrument,
	ShowCode: order.symbol,
	Type: order.direction === "up" ? 1 : 2,
	Number: toText(order.amount),
	Seconds: order.seconds,
	OpenPrice: knownText(order.openPrice),
	EndPrice: textOf(order.endPrice),
	ProfitRatio: knownText(order.profitRatio),
	FactProfits: order.profit ? toText(order.profit) : "0",
	Status: order.stage === "closed" ? 3 : 1,
	CreatedAtST: order.createdAt,
	CompleteAtST: order.completedAt ?? "",
});

export const microOf = (state: StateReport, status: 1 | 3 = 1) =>
	state.microOrders
		.filter(({ customerId, Status }) => customerId === mia && Status === status)
		.map(({ customerId: _, ForexTradeList, RemainMilliSeconds: __, ...order }) => ({
			...order,
			ForexId: ForexTradeList.Id,
			ShowCode: ForexTradeList.ShowCode,
			...normalised(order, "Number", "OpenPrice", "EndPrice", "ProfitRatio", "FactProfits"),
		}));

const countdownDifferences = (running: readonly MicroOrder[], state: StateReport): readonly string[] =>
	running.flatMap(({ id, remaining }) => {
		const order = state.microOrders.find(({ Id }) => Id === id);
		const off = Math.abs((remaining ?? Number.NaN) - (order?.RemainMilliSeconds ?? 0));
		return !(off <= countdownTolerance) ? [`micro order ${id}: its countdown is off by ${off} ms`] : [];
	});

const kinds = ["forex", "micro", "change"] as const;

const balancesOf = ({ app }: Customer) =>
	app.balances.getSnapshot().context.balances?.map(({ kind, free, locked }) => ({
		Id: kind,
		free: toText(free),
		locked: knownText(locked),
	})) ?? [];

/** Balances as the sums of the journal's entries. */
const ledgerBalances = (state: StateReport) =>
	kinds.map((kind) => ({
		Id: kind,
		free: sumOf(state, `customer:${mia}:${kind}:free`),
		locked: sumOf(state, `customer:${mia}:${kind}:locked`),
	}));

const sumOf = ({ journal }: StateReport, account: string): string => {
	const amounts = journal.flatMap(({ postings }) =>
		postings.filter((posting) => posting.account === account),
	);
	return exactSum(amounts.map(({ amount }) => amount));
};

const textOf = (value: Price | Rate | undefined): string => (value ? toText(value) : "0");

/** Decimals of the wire without trailing zeros. */
const normalised = <Row extends object, Name extends keyof Row>(row: Row, ...names: readonly Name[]) =>
	Object.fromEntries(names.map((name) => [name, toText(decimal(String(row[name])))]));

export const exactSum = (texts: readonly string[]): string => toText(BigDecimal.sumAll(texts.map(decimal)));

interface Row {
	readonly Id: number | string;
}

/** Compares two lists of rows by id, field by field; one line for each difference. */
export const compareRows = (
	what: string,
	shown: readonly Row[],
	expected: readonly Row[],
): readonly string[] => {
	const [shownById, expectedById] = [byId(shown), byId(expected)];
	const ids = [...new Set([...shownById.keys(), ...expectedById.keys()])];
	return ids.flatMap((id) => {
		const [shownRow, expectedRow] = [shownById.get(id), expectedById.get(id)];
		if (!shownRow) return [`${what}: ${id} is missing`];
		if (!expectedRow) return [`${what}: ${id} is shown but does not exist`];
		return [...new Set([...Object.keys(shownRow), ...Object.keys(expectedRow)])].flatMap((field) =>
			String(shownRow[field]) === String(expectedRow[field])
				? []
				: [`${what}: ${field} of ${id} is ${shownRow[field]} and should be ${expectedRow[field]}`],
		);
	});
};

const byId = (rows: readonly Row[]) =>
	new Map(rows.map((row) => [row.Id, { ...row } as Record<string, unknown>]));
