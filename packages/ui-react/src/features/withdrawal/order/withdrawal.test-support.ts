import { decimal, money } from "@tradewind/domain/money";
import { noTexts, type SentWithdrawal } from "@tradewind/domain/withdrawal";

const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

/** A withdrawal to an address, sent before any list was read. */
export const sentToAddress: SentWithdrawal = {
	order: {
		kind: "crypto",
		currencyId: 1,
		amount: money(decimal("100")),
		target: { is: "address", address },
		...noTexts,
	},
	currencyCode: "USDT",
	target: address,
	knownRecords: undefined,
};

/** A withdrawal to a bound bank account, with a remark. */
export const sentToBank: SentWithdrawal = {
	...sentToAddress,
	order: {
		...sentToAddress.order,
		kind: "bank",
		currencyId: 11,
		target: { is: "way", wayId: 3 },
		remark: "rent",
	},
	currencyCode: "EUR",
	target: "0012345678",
};
