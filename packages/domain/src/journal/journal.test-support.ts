import type { ContractOrder } from "../contract/order/contract-order.ts";
import { orderId } from "../contract/order/contract-order.ts";
import type { DepositRecord } from "../deposit/record/deposit-record.ts";
import { instrumentCode, instrumentId } from "../market/instrument.ts";
import { decimal, money, price, quantity, rate } from "../money/decimal.ts";
import { type Instant, instant } from "../time/instant.ts";
import { readMoment } from "../time/read-moment.ts";
import type { DeviceCommand, DeviceEntry, DeviceStepName } from "./device-entry.ts";

/** A moment as the platform writes it: minutes after the first hour of 2026. */
export const minute = (count: number): string => {
	const two = (value: number) => String(value).padStart(2, "0");
	return `2026-01-01 ${two(Math.floor(count / 60))}:${two(count % 60)}:00`;
};

export const instantOf = (text: string): Instant => readMoment(text) ?? instant(0);

export const depositOf = (
	id: number,
	createdAt: string,
	change: Partial<DepositRecord> = {},
): DepositRecord => ({
	id,
	kind: "crypto",
	amount: money(decimal("50")),
	currency: "USDT",
	status: "pending",
	createdAt,
	remark: "",
	bank: undefined,
	proof: undefined,
	...change,
});

export const orderOf = (
	id: number,
	createdAt: string,
	change: Partial<ContractOrder> = {},
): ContractOrder => ({
	id: orderId(id),
	instrument: instrumentId(1),
	code: instrumentCode("EURUSD"),
	symbol: "EUR/USD",
	isCopy: false,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	askedPrice: price(decimal("1.08")),
	openPrice: price(decimal("1.08")),
	latestPrice: price(decimal("1.09")),
	profit: money(decimal("5")),
	margin: money(decimal("5.4")),
	fee: money(decimal("0.25")),
	stopLoss: undefined,
	takeProfit: undefined,
	stage: "holding",
	createdAt,
	completedAt: undefined,
	...change,
});

const noFacts: Omit<DeviceCommand, "is"> = {
	amount: undefined,
	currency: undefined,
	subject: undefined,
	side: undefined,
	from: undefined,
	to: undefined,
	record: undefined,
};

export const depositCommand: DeviceCommand = {
	...noFacts,
	is: "deposit crypto",
	amount: decimal("50"),
	currency: "USDT",
};

export const orderCommand: DeviceCommand = {
	...noFacts,
	is: "open contract order",
	amount: decimal("0.5"),
	subject: "EUR/USD",
	side: "buy",
};

export const closeCommand = (id: number): DeviceCommand => ({
	...noFacts,
	is: "close contract order",
	subject: "EUR/USD",
	record: `contract ${id}`,
});

/** A command that was sent at a moment, with what became known a second later. */
export const entryOf = (
	id: string,
	command: DeviceCommand,
	at: string,
	...later: readonly DeviceStepName[]
): DeviceEntry => ({
	id,
	page: "this page",
	command,
	steps: [
		{ is: "asked", at: instantOf(at), message: undefined },
		...later.map((is) => ({ is, at: instant(instantOf(at) + 1000), message: undefined })),
	],
});
