import { micro } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { instrumentId } from "@tradewind/domain/market";
import { type MicroOrderQuery, MicroTrading, type NewMicroOrder } from "@tradewind/domain/micro";
import { decimal, money } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";
import { exampleTime } from "./http-pact.test-support.ts";

const asked: NewMicroOrder = {
	instrument: instrumentId(1),
	direction: "up",
	amount: money(decimal("50")),
	seconds: 60,
};
const submit = (order: NewMicroOrder) => overHttp(MicroTrading.use((trading) => trading.submit(order)));
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
const orders = (query: MicroOrderQuery) => overHttp(MicroTrading.use((trading) => trading.orders(query)));
const page = { value: { rows: [running], total: 1, extra: undefined } };

/** Micro trading. */
export const microConsumptions: readonly Consumption[] = [
	{
		call: micro.getSeconds,
		given: providerStates.open,
		answer: "success",
		does: overHttp(MicroTrading.use((trading) => trading.settings)),
		gives: {
			value: {
				options: [{ id: 1, seconds: 60, profitRatio: decimal("0.85"), limitAmount: decimal("10") }],
				amounts: [decimal("50")],
			},
		},
	},
	{
		call: micro.submitMicro,
		when: "up",
		given: providerStates.micro,
		fromState: submitted,
		answer: "success",
		does: submit(asked),
		gives: { value: { id: 701, message: "ok" } },
	},
	{
		call: micro.submitMicro,
		when: "down",
		given: providerStates.micro,
		input: { ...micro.submitMicro.example.input, type: "2" },
		fromState: submitted,
		answer: "success",
		does: submit({ ...asked, direction: "down" }),
		gives: { value: { id: 701, message: "ok" } },
	},
	{
		call: micro.submitMicro,
		when: "while the market is closed",
		given: providerStates.marketClosed,
		fromState: { forex_id: "instrumentId" },
		answer: "refusal",
		does: submit(asked),
		gives: refused,
	},
	{
		call: micro.getMicroOrders,
		when: "in progress",
		given: providerStates.microRunning,
		answer: "success",
		does: orders({ stage: "in progress", page: 1 }),
		gives: page,
	},
	{
		call: micro.getMicroOrders,
		when: "that are closed",
		given: providerStates.microClosed,
		input: { status: "3", page: "1" },
		answer: "success",
		does: orders({ stage: "closed", page: 1 }),
		gives: page,
	},
];
