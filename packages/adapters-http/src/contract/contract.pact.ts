import { contract } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { ContractTrading, type NewContractOrder, type OrderQuery, orderId } from "@tradewind/domain/contract";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { consumes, refuses } from "../pact/consumer-test.ts";

const atMarket: NewContractOrder = {
	instrument: instrumentId(1),
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	targetPrice: undefined,
	stopLoss: undefined,
	takeProfit: undefined,
};

const submit = (order: NewContractOrder) => ContractTrading.use((trading) => trading.submit(order));
const submitted = { forex_id: "instrumentId", cont: "quantity", multiple: "multiple" } as const;
const done = { message: "ok" };

const exampleStops = contract.setStopPrice.example.input;
const close = (id: number) => ContractTrading.use((trading) => trading.close(orderId(id)));
const cancel = (id: number) => ContractTrading.use((trading) => trading.cancel(orderId(id)));
const setStops = (id: number) =>
	ContractTrading.use((trading) =>
		trading.setStops({
			id: orderId(id),
			stopLoss: price(decimal(exampleStops.stop_loss_price)),
			takeProfit: price(decimal(exampleStops.target_profit_price)),
		}),
	);
const unknownId = 999_999_999;
const ofAnother = { when: "of an order that is not the customer's", input: { id: String(unknownId) } };

const orders = (query: OrderQuery) => ContractTrading.use((trading) => trading.orders(query));

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
			isCopy: true,
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

export const pact = [
	consumes(
		contract.submitContract,
		submit(atMarket),
		{ id: 501, message: "ok" },
		{ when: "at market", fromState: submitted },
	),
	consumes(
		contract.submitContract,
		submit({ ...atMarket, direction: "sell", targetPrice: price(decimal("1.09")) }),
		{ id: 501, message: "ok" },
		{
			when: "at a price",
			input: { ...contract.submitContract.example.input, type: "2", status: "0", target_price: "1.09" },
			fromState: { ...submitted, target_price: "targetPrice" },
		},
	),
	refuses(contract.submitContract, submit(atMarket), {
		when: "while the market is closed",
		given: providerStates.marketClosed,
		fromState: submitted,
	}),
	consumes(contract.getMyDeal, orders({ tab: "holding", page: 1, range: undefined }), page, {
		when: "that are holding",
		given: providerStates.holding,
	}),
	consumes(contract.getMyDeal, orders({ tab: "pending", page: 1, range: undefined }), page, {
		when: "that are pending",
		given: providerStates.pending,
		input: { status: "0", page: "1" },
	}),
	consumes(
		contract.getMyDeal,
		orders({ tab: "history", page: 1, range: { startTime: 1_767_225_600, endTime: 1_767_312_000 } }),
		page,
		{
			when: "closed in a range of days",
			given: providerStates.closed,
			input: { status: "3", page: "1", startTime: "1767225600", endTime: "1767312000" },
			fromState: { startTime: "startTime", endTime: "endTime" },
		},
	),
	consumes(contract.closeContract, close(501), done, {
		given: providerStates.holding,
		fromState: { id: "orderId" },
	}),
	refuses(contract.closeContract, close(unknownId), ofAnother),
	consumes(contract.cancelContract, cancel(502), done, {
		given: providerStates.pending,
		fromState: { id: "orderId" },
	}),
	refuses(contract.cancelContract, cancel(unknownId), ofAnother),
	consumes(contract.setStopPrice, setStops(Number(exampleStops.id)), done, {
		given: providerStates.holding,
		fromState: { id: "orderId", stop_loss_price: "stopLoss", target_profit_price: "takeProfit" },
	}),
	refuses(contract.setStopPrice, setStops(unknownId), {
		...ofAnother,
		input: { ...exampleStops, ...ofAnother.input },
	}),
];
