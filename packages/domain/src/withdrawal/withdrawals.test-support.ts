import { BigDecimal, Effect, Layer } from "effect";
import type { CommandDone } from "../command/command.ts";
import { decimal, type Money, money, price, rate } from "../money/decimal.ts";
import { type CommandError, Refused } from "../request/request.errors.ts";
import type { SentWithdrawal } from "./order/reconcile-withdrawal.ts";
import type { WithdrawalFacts } from "./order/withdrawal-facts.ts";
import { emptyWithdrawal, type WithdrawalForm } from "./order/withdrawal-form.ts";
import { dollarPrice, figuresOf } from "./order/withdrawal-terms.ts";
import {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	type NewWay,
	noBankDetails,
	numberOf,
	visibleBankFields,
} from "./ways/bound-way.ts";
import type { WithdrawalCurrency, WithdrawalKind, WithdrawalOrder, WithdrawalRecord } from "./withdrawal.ts";
import { noTexts } from "./withdrawal-texts.ts";
import { Withdrawals } from "./withdrawals.port.ts";

export const moneyOf = (text: string): Money => money(decimal(text));

const currency = (
	id: number,
	code: string,
	protocol: string,
	[feeType, drawRate]: readonly [WithdrawalCurrency["feeType"], string],
	usdPrice: string,
): WithdrawalCurrency => ({
	id,
	code,
	protocol,
	feeType,
	drawRate: rate(decimal(drawRate)),
	usdPrice: price(decimal(usdPrice)),
});
export const tether = currency(11, "USDT", "TRC20", ["fixed", "5"], "1");
export const bitcoin = currency(12, "BTC", "Bitcoin", ["percent", "1"], "100000");
export const euro = currency(21, "EUR", "", ["percent", "2"], "1.25");
/** With terms that every rule refuses. */
export const withoutTerms: WithdrawalCurrency = { ...tether, drawRate: rate(decimal("-1")) };
export const currencies: Readonly<Record<WithdrawalKind, readonly WithdrawalCurrency[]>> = {
	crypto: [tether, bitcoin],
	bank: [euro],
};

export const tetherWay = {
	kind: "crypto",
	id: 101,
	currencyCode: "USDT",
	protocol: "TRC20",
	address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
} as const satisfies BoundWay;
export const secondTetherWay = {
	...tetherWay,
	id: 102,
	address: "TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9",
} as const satisfies BoundWay;
export const miaAtBank: BankDetails = {
	...noBankDetails,
	payeeName: "Mia Wong",
	bankName: "Bank of Examples",
	account: "0012345678",
	swift: "EXAMDEFF",
};
export const bankWay: BoundWay = {
	kind: "bank",
	id: 103,
	currencyCode: "EUR",
	protocol: "",
	details: miaAtBank,
};

/** A withdrawal to the first address. */
export const exampleOrder = {
	kind: "crypto",
	currencyId: tether.id,
	amount: moneyOf("25.5"),
	target: { is: "way", wayId: tetherWay.id },
	...noTexts,
	remark: "rent",
} as const satisfies WithdrawalOrder;
/** The form that sends it, with an address that another site would send. */
export const exampleForm: WithdrawalForm = {
	...emptyWithdrawal,
	kind: "crypto",
	currencyId: tether.id,
	wayId: tetherWay.id,
	address: "TXYZopYRdj2D9XRt",
	amount: "25.5",
	remark: "rent",
};
/** It, sent without earlier withdrawals. */
export const exampleSent: SentWithdrawal = {
	order: exampleOrder,
	currencyCode: tether.code,
	target: tetherWay.address,
	knownRecords: [],
};

/** For a customer with two addresses for the first currency, with all lists read. */
export const facts: WithdrawalFacts = {
	offers: { crypto: true, bank: true },
	takesTypedAddress: false,
	needsPayPassword: false,
	free: moneyOf("1000"),
	accountCurrency: "USD",
	accountPrice: dollarPrice,
	usedAddresses: { paid: [], bound: [tetherWay.address, secondTetherWay.address] },
	language: "en",
	knownRecords: { crypto: [], bank: [] },
	currencies: currencies.crypto,
	ways: [tetherWay, secondTetherWay],
	error: undefined,
};

interface Platform {
	readonly free?: Money;
	readonly payPassword?: string;
	/** Replaces the answer to a command after it was carried out. */
	readonly replaceAnswer?: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError>;
}

const pageSize = 20;

/** In-memory fake of the platform's account, bound ways and withdrawals: it debits, charges and lists. */
export const memoryWithdrawals = ({
	free = moneyOf("1000"),
	payPassword,
	replaceAnswer = Effect.succeed,
}: Platform = {}) => {
	let held = free;
	let ways: readonly BoundWay[] = [tetherWay, secondTetherWay, bankWay];
	let records: readonly WithdrawalRecord[] = [];
	const refuse = (message: string) => new Refused({ code: 0, message });
	const currencyOf = (kind: WithdrawalKind, id: number) => currencies[kind].find((one) => one.id === id);

	const withdraw = (order: WithdrawalOrder, password: string | undefined): CommandDone | Refused => {
		if (password !== payPassword) return refuse("Wrong pay password");
		const { kind, amount, target: to, remark } = order;
		const paidIn = currencyOf(kind, order.currencyId);
		const isOwn = (way: BoundWay) => way.kind === kind && way.currencyCode === paidIn?.code;
		const way = to.is === "way" ? ways.find((one) => one.id === to.wayId && isOwn(one)) : undefined;
		const target = to.is === "address" ? to.address : way && numberOf(way);
		const figures = paidIn && figuresOf(amount, paidIn, kind);
		if (!figures || target === undefined) return refuse("No such way");
		if (BigDecimal.isGreaterThan(amount, held)) return refuse("Not enough money");
		held = money(BigDecimal.subtract(held, amount));
		const record: WithdrawalRecord = {
			kind,
			amount,
			received: figures.receive,
			currencyCode: paidIn.code,
			fee: figures.fee,
			statusText: "Waiting for review",
			isRejected: false,
			createdAt: "2026-01-05 10:00:00",
			target,
			businessId: undefined,
			notes: remark,
		};
		records = [record, ...records];
		return { message: "Withdrawal submitted" };
	};
	const bind = (way: NewWay): CommandDone | Refused => {
		const boundFor = currencyOf(way.kind, way.currencyId);
		if (!boundFor) return refuse("No such currency");
		const bound = {
			id: Math.max(0, ...ways.map(({ id }) => id)) + 1,
			currencyCode: boundFor.code,
			protocol: boundFor.protocol,
		};
		ways = [
			way.kind === "crypto"
				? { ...bound, kind: way.kind, address: way.address }
				: { ...bound, kind: way.kind, details: way.details },
			...ways,
		];
		return { message: "Bound" };
	};
	const remove = (wayId: number): CommandDone | Refused => {
		if (!ways.some(({ id }) => id === wayId)) return refuse("No such way");
		ways = ways.filter(({ id }) => id !== wayId);
		return { message: "Removed" };
	};
	const carriedOut = (command: () => CommandDone | Refused) =>
		Effect.suspend(() => {
			const done = command();
			return done instanceof Refused ? Effect.fail(done) : replaceAnswer(done);
		});

	const layer = Layer.succeed(Withdrawals, {
		withdraw: (order, password) => carriedOut(() => withdraw(order, password)),
		bind: (way) => carriedOut(() => bind(way)),
		remove: (wayId) => carriedOut(() => remove(wayId)),
		currencies: (kind) => Effect.succeed(currencies[kind]),
		ways: ({ kind, currencyId }) =>
			Effect.sync(() => {
				const one = currencyId === undefined ? undefined : currencyOf(kind, currencyId);
				return ways.filter(
					(way) =>
						way.kind === kind &&
						(currencyId === undefined || (way.currencyCode === one?.code && way.protocol === one.protocol)),
				);
			}),
		records: ({ kind, page }) =>
			Effect.sync(() => {
				const listed = records.filter((record) => record.kind === kind);
				const from = (page - 1) * pageSize;
				return { rows: listed.slice(from, from + pageSize), total: listed.length, extra: undefined };
			}),
	});
	return { layer, free: () => held, ways: () => ways, records: () => records };
};

/** What a site shows of a bank account: payee and bank, and these fields. */
export const showing = (...fields: readonly BankField[]): readonly BankField[] =>
	visibleBankFields(bankFields.filter((field) => !fields.includes(field)));
