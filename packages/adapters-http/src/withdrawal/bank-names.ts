import type { BankField } from "@tradewind/domain/withdrawal";

/** The names on the wire of the fields of a bank account that have a switch of the site (Spec 2 §3). */
const switchedNames = {
	account: "payee_account",
	iban: "bank_iban",
	swift: "bank_swift",
	bankCode: "bank_code",
	routingNumber: "routing_number",
	ifsc: "bank_ifsc",
	branch: "bank_branch",
	bankAddress: "bank_address",
	payeeAddress: "payee_address",
	postCode: "post_code",
} as const;

export const bankNames = {
	payeeName: "payee_name",
	bankName: "bank_name",
	...switchedNames,
} as const satisfies Record<BankField, string>;

/** Each field with its switch of the site. */
export const bankSwitches = Object.entries(switchedNames).map(
	([field, name]) => [field, `is_${name}` as const] as const,
);
