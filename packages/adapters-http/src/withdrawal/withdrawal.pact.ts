import { withdrawal } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { decimal, money } from "@tradewind/domain/money";
import {
	type NewWay,
	noBankDetails,
	noTexts,
	type WithdrawalOrder,
	Withdrawals,
} from "@tradewind/domain/withdrawal";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
const { boundWay, boundBank, withdrawn, signedIn } = providerStates;

const bank = {
	...noBankDetails,
	payeeName: boundBank.params.payee,
	bankName: boundBank.params.bank,
	account: boundBank.params.account,
};
const bankInput = {
	payee_name: bank.payeeName,
	bank_name: bank.bankName,
	payee_account: bank.account,
};

const withdraw = (order: Partial<WithdrawalOrder> = {}, payPassword?: string) =>
	Withdrawals.use((port) =>
		port.withdraw(
			{
				kind: "crypto",
				currencyId: 1,
				amount: money(decimal("100")),
				target: { is: "way", wayId: Number(boundWay.params.way) },
				...noTexts,
				remark: "rent",
				...order,
			},
			payPassword,
		),
	);
const bind = (way: NewWay = { kind: "crypto", currencyId: 1, address }) =>
	Withdrawals.use((port) => port.bind(way));
const remove = Withdrawals.use((port) => port.remove(Number(boundWay.params.way)));
const done = { message: "ok" };
const drawInput = withdrawal.draw.example.input;
const { draw_method_id: _, ...drawWithoutTarget } = drawInput;

export const pact = [
	consumes(
		withdrawal.getDrawCurrencies,
		Withdrawals.use((port) => port.currencies("crypto")),
		[
			{
				id: 1,
				code: "USDT",
				protocol: "TRC20",
				feeType: "fixed",
				drawRate: decimal("1"),
				usdPrice: decimal("1"),
			},
		],
	),
	consumes(
		withdrawal.getDrawMethods,
		Withdrawals.use((port) => port.ways({ kind: "crypto", currencyId: 1 })),
		[{ kind: "crypto", id: 1, currencyCode: "USDT", protocol: "TRC20", address }],
		{ given: boundWay },
	),
	consumes(withdrawal.bindDrawMethod, bind(), done),
	consumes(withdrawal.bindDrawMethod, bind({ kind: "bank", currencyId: 11, details: bank }), done, {
		when: "of a bank account",
		input: { type: "2", draw_id: "11", ...bankInput },
	}),
	refuses(withdrawal.bindDrawMethod, bind({ kind: "crypto", currencyId: 1, address: `${address}X` }), {
		when: "of an address with wrong check digits",
		input: { type: "1", draw_id: "1", dc_address: `${address}X` },
	}),
	consumes(withdrawal.deleteDrawMethod, remove, done, { given: boundWay }),
	refuses(withdrawal.deleteDrawMethod, remove, { when: "of a way that is not bound", given: signedIn }),
	consumes(withdrawal.draw, withdraw(), done, { given: boundWay }),
	refuses(withdrawal.draw, withdraw({ amount: money(decimal("99999999")) }), {
		when: "of more than the balance",
		given: boundWay,
		input: { ...drawInput, number: "99999999" },
	}),
	refuses(withdrawal.draw, withdraw({ target: { is: "address", address: `${address}X` } }, "246810"), {
		when: "to a typed address with wrong check digits",
		given: boundWay,
		input: { ...drawWithoutTarget, address: `${address}X`, pay_password: "246810" },
	}),
	consumes(
		withdrawal.getDraws,
		Withdrawals.use((port) => port.records({ kind: "crypto", page: 1 })),
		onePage({
			kind: "crypto",
			amount: decimal("100"),
			received: decimal("99"),
			currencyCode: "USDT",
			fee: decimal("1"),
			statusText: "Under review",
			isRejected: false,
			createdAt: "2026-01-01 00:00:00",
			target: address,
			businessId: "100001",
			notes: "rent",
		}),
		{ given: withdrawn },
	),
];
