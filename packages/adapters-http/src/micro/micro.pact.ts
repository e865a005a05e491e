import { micro } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { instrumentId } from "@tradewind/domain/market";
import { type MicroOrderQuery, MicroTrading, type NewMicroOrder } from "@tradewind/domain/micro";
import { decimal, money } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { consumes, exampleTime, onePage, refuses } from "../pact/consumer-test.ts";

const newOrder: NewMicroOrder = {
	instrument: instrumentId(1),
	direction: "up",
	amount: money(decimal("50")),
	seconds: 60,
};
const submit = (order: NewMicroOrder) => MicroTrading.use((trading) => trading.submit(order));
const submitted = { forex_id: "instrumentId", number: "microAmount", seconds: "microSeconds" } as const;

const running = {
	id: 701,
	instrument: 1,
	symbol: "EUR/USD",
	direction: "up",
	amount: decimal("50"),
	seconds: 60,
	remaining: 45_000,
	measuredAt: { wall: instant(exampleTime), elapsed: 5000 },
	openPrice: decimal("1.08402"),
	endPrice: undefined,
	profitRatio: decimal("0.85"),
	profit: undefined,
	stage: "in progress",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
};
const orders = (query: MicroOrderQuery) => MicroTrading.use((trading) => trading.orders(query));

export const pact = [
	consumes(
		micro.getSeconds,
		MicroTrading.use(({ settings }) => settings),
		{
			options: [{ id: 1, seconds: 60, profitRatio: decimal("0.85"), limitAmount: decimal("10") }],
			amounts: [decimal("50")],
		},
	),
	consumes(
		micro.submitMicro,
		submit(newOrder),
		{ id: 701, message: "ok" },
		{ when: "up", given: providerStates.micro, fromState: submitted },
	),
	consumes(
		micro.submitMicro,
		submit({ ...newOrder, direction: "down" }),
		{ id: 701, message: "ok" },
		{
			when: "down",
			given: providerStates.micro,
			input: { ...micro.submitMicro.example.input, type: "2" },
			fromState: submitted,
		},
	),
	refuses(micro.submitMicro, submit(newOrder), {
		when: "while the market is closed",
		given: providerStates.marketClosed,
		fromState: { forex_id: "instrumentId" },
	}),
	consumes(micro.getMicroOrders, orders({ stage: "in progress", page: 1 }), onePage(running), {
		when: "in progress",
		given: providerStates.microRunning,
	}),
	consumes(micro.getMicroOrders, orders({ stage: "closed", page: 1 }), onePage(running), {
		when: "that are closed",
		input: { status: "3", page: "1" },
	}),
];
