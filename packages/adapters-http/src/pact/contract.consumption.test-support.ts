import { contract } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { ContractTrading, type NewContractOrder, type OrderQuery, orderId } from "@tradewind/domain/contract";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";

const atMarket: NewContractOrder = {
	instrument: instrumentId(1),
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	targetPrice: undefined,
	stopLoss: undefined,
	takeProfit: undefined,
};

const submit = (order: NewContractOrder) => overHttp(ContractTrading.use((trading) => trading.submit(order)));
const submitted = { forex_id: "instrumentId", cont: "quantity", multiple: "multiple" } as const;
const done = { value: { message: "ok" } };

const exampleStops = contract.setStopPrice.example.input;

const orders = (query: OrderQuery) => overHttp(ContractTrading.use((trading) => trading.orders(query)));

const page = {
	orders: [
		{
			id: 501,
			instrument: 1,
			code: "EURUSD",
			symbol: "EUR/USD",
			direction: "buy",
			quantity: decimal("0.5"),
			multiple: decimal("100"),
			askedPrice: decimal("1.08402"),
			openPrice: decimal("1.08402"),
			latestPrice: decimal("1.08450"),
			profit: decimal("0.24"),
			margin: decimal("5.4201"),
			fee: decimal("0.25"),
			stopLoss: undefined,
			takeProfit: undefined,
			stage: "holding",
			createdAt: "2026-01-01 00:00:00",
			completedAt: undefined,
		},
	],
	total: 1,
	profitOfAll: decimal("0.24"),
	totals: { profit: decimal("0.24"), hazardRate: decimal("184508.26"), margin: decimal("5.4201") },
};

/** Contract trading. */
export const contractConsumptions: readonly Consumption[] = [
	{
		call: contract.submitContract,
		when: "at market",
		given: providerStates.signedIn,
		fromState: submitted,
		answer: "success",
		does: submit(atMarket),
		gives: { value: { id: 501, message: "ok" } },
	},
	{
		call: contract.submitContract,
		when: "at a price",
		given: providerStates.signedIn,
		input: { ...contract.submitContract.example.input, type: "2", status: "0", target_price: "1.09" },
		fromState: { ...submitted, target_price: "targetPrice" },
		answer: "success",
		does: submit({ ...atMarket, direction: "sell", targetPrice: price(decimal("1.09")) }),
		gives: { value: { id: 501, message: "ok" } },
	},
	{
		call: contract.submitContract,
		when: "while the market is closed",
		given: providerStates.marketClosed,
		fromState: submitted,
		answer: "refusal",
		does: submit(atMarket),
		gives: refused,
	},
	{
		call: contract.getMyDeal,
		when: "that are holding",
		given: providerStates.holding,
		answer: "success",
		does: orders({ tab: "holding", page: 1, range: undefined }),
		gives: { value: page },
	},
	{
		call: contract.getMyDeal,
		when: "that are pending",
		given: providerStates.pending,
		input: { status: "0", page: "1" },
		answer: "success",
		does: orders({ tab: "pending", page: 1, range: undefined }),
		gives: { value: page },
	},
	{
		call: contract.getMyDeal,
		when: "closed in a range of days",
		given: providerStates.closed,
		input: { status: "3", page: "1", startTime: "1767225600", endTime: "1767312000" },
		fromState: { startTime: "startTime", endTime: "endTime" },
		answer: "success",
		does: orders({ tab: "history", page: 1, range: { startTime: 1_767_225_600, endTime: 1_767_312_000 } }),
		gives: { value: page },
	},
	{
		call: contract.closeContract,
		given: providerStates.holding,
		fromState: { id: "orderId" },
		answer: "success",
		does: overHttp(ContractTrading.use(({ close }) => close(orderId(501)))),
		gives: done,
	},
	{
		call: contract.closeContract,
		when: "of an order that is not the customer's",
		given: providerStates.signedIn,
		input: { id: "999999999" },
		answer: "refusal",
		does: overHttp(ContractTrading.use(({ close }) => close(orderId(999_999_999)))),
		gives: refused,
	},
	{
		call: contract.cancelContract,
		given: providerStates.pending,
		fromState: { id: "orderId" },
		answer: "success",
		does: overHttp(ContractTrading.use(({ cancel }) => cancel(orderId(502)))),
		gives: done,
	},
	{
		call: contract.cancelContract,
		when: "of an order that is not the customer's",
		given: providerStates.signedIn,
		input: { id: "999999999" },
		answer: "refusal",
		does: overHttp(ContractTrading.use(({ cancel }) => cancel(orderId(999_999_999)))),
		gives: refused,
	},
	{
		call: contract.setStopPrice,
		given: providerStates.holding,
		fromState: { id: "orderId", stop_loss_price: "stopLoss", target_profit_price: "takeProfit" },
		answer: "success",
		does: overHttp(
			ContractTrading.use(({ setStops }) =>
				setStops({
					id: orderId(Number(exampleStops.id)),
					stopLoss: price(decimal(exampleStops.stop_loss_price)),
					takeProfit: price(decimal(exampleStops.target_profit_price)),
				}),
			),
		),
		gives: done,
	},
	{
		call: contract.setStopPrice,
		when: "of an order that is not the customer's",
		given: providerStates.signedIn,
		input: { ...exampleStops, id: "999999999" },
		answer: "refusal",
		does: overHttp(
			ContractTrading.use(({ setStops }) =>
				setStops({
					id: orderId(999_999_999),
					stopLoss: price(decimal(exampleStops.stop_loss_price)),
					takeProfit: price(decimal(exampleStops.target_profit_price)),
				}),
			),
		),
		gives: refused,
	},
];
