import { withdrawal as contract, type InputOf, type ReplyOf, type RowOf } from "@tradewind/contracts";
import { money, price, rate, toText } from "@tradewind/domain/money";
import {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	noBankDetails,
	type WithdrawalCurrency,
	type WithdrawalKind,
	type WithdrawalOrder,
	type WithdrawalRecord,
	Withdrawals,
	type WithdrawalText,
	type WithdrawalTexts,
	withdrawalTexts,
} from "@tradewind/domain/withdrawal";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";
import { bankNames } from "./bank-names.ts";

/** Withdrawals and withdraw ways over HTTP. The pay password is only in the one request that it confirms. */
export const withdrawals = adapter(Withdrawals, (http) => ({
	withdraw: (order, payPassword) => http.done(contract.draw, drawOf(order, payPassword)),
	bind: (way) =>
		http.done(contract.bindDrawMethod, {
			type: types[way.kind],
			draw_id: String(way.currencyId),
			...(way.kind === "crypto" ? { dc_address: way.address } : wireBankOf(way.details)),
		}),
	remove: (wayId) => http.done(contract.deleteDrawMethod, { id: String(wayId) }),
	currencies: (kind) =>
		Effect.map(http.query(contract.getDrawCurrencies, { type: types[kind] }), (list) => list.map(currencyOf)),
	ways: ({ kind, currencyId }) =>
		Effect.map(
			http.query(contract.getDrawMethods, {
				draw_type: types[kind],
				...(currencyId !== undefined && { draw_id: String(currencyId) }),
			}),
			(list) => list.map((way) => wayOf(kind, way)),
		),
	records: ({ kind, page }) =>
		http.page(contract.getDraws, { type: types[kind], page: String(page) }, (item) => recordOf(item, kind)),
}));

const types = { crypto: "1", bank: "2" } as const satisfies Record<WithdrawalKind, string>;
const kindOf = (type: number): WithdrawalKind => (type === 1 ? "crypto" : "bank");
const fixedFee = 1;

const drawOf = (
	{ currencyId, amount, target, ...texts }: WithdrawalOrder,
	payPassword: string | undefined,
): InputOf<typeof contract.draw> => ({
	draw_currency_id: String(currencyId),
	number: toText(amount),
	...wireTextsOf(texts),
	...(target.is === "way" ? { draw_method_id: String(target.wayId) } : { address: target.address }),
	...(payPassword !== undefined && { pay_password: payPassword }),
});

/** The names on the wire of the texts of a withdrawal. */
const textNames = { remark: "memo" } as const satisfies Record<WithdrawalText, string>;

const wireTextsOf = (texts: WithdrawalTexts): Partial<Record<(typeof textNames)[WithdrawalText], string>> =>
	Object.fromEntries(withdrawalTexts.map((text) => [textNames[text], texts[text]]));

const currencyOf = (item: ReplyOf<typeof contract.getDrawCurrencies>[number]): WithdrawalCurrency => ({
	id: item.id,
	code: item.code,
	protocol: item.protocol ?? "",
	feeType: item.fee_type === fixedFee ? "fixed" : "percent",
	drawRate: rate(decimalOf(item.draw_rate)),
	usdPrice: price(decimalOf(item.usd_price)),
});

/** Empty fields are not sent. */
const wireBankOf = (details: BankDetails): Partial<Record<(typeof bankNames)[BankField], string>> =>
	Object.fromEntries(
		bankFields.flatMap((field) => (details[field] === "" ? [] : [[bankNames[field], details[field]]])),
	);

type WireWay = ReplyOf<typeof contract.getDrawMethods>[number];

const wayOf = (kind: WithdrawalKind, way: WireWay): BoundWay => {
	const bound = {
		id: way.id,
		currencyCode: way.draw_currency?.code ?? "",
		protocol: way.draw_currency?.protocol ?? "",
	};
	return kind === "crypto"
		? { ...bound, kind, address: way.dc_address ?? "" }
		: { ...bound, kind, details: detailsOf(way) };
};

const detailsOf = (way: WireWay): BankDetails => ({
	...noBankDetails,
	...Object.fromEntries(bankFields.map((field) => [field, way[bankNames[field]] ?? ""])),
});

/** The status of a withdrawal that was not paid out (docs/assumptions.md, A-590). */
const rejected = 2;

const recordOf = (item: RowOf<typeof contract.getDraws>, requested: WithdrawalKind): WithdrawalRecord => {
	const kind = typeof item.type === "number" ? kindOf(item.type) : requested;
	return {
		kind,
		amount: money(decimalOf(item.number)),
		received: figureOrNone(item.real_number, money),
		currencyCode: item.draw_currency?.code ?? "",
		fee: figureOrNone(item.fee, money),
		statusText: item.status_name ?? "",
		isRejected: item.status === rejected,
		createdAt: item.created_at ?? "",
		target: (kind === "crypto" ? item.address : item.payee_account) ?? "",
		businessId: item.businessId || undefined,
		notes: item.notes ?? "",
	};
};
