import {
	type BankDetails,
	type BankField,
	noBankDetails,
	type ShownBankFields,
	shownBankFields,
} from "./bound-way.ts";

export type BankIssue =
	/** None of these is filled in, of which one at least has to be. */
	| { readonly is: "bank detail missing"; readonly anyOf: readonly BankField[] }
	| { readonly is: "bank detail too long"; readonly field: BankField; readonly maxLength: number }
	| { readonly is: "bank detail has unknown characters"; readonly field: BankField };

const maxLength = 200;

/** Without one of each of these no bank can carry out a payment; the rest is up to the customer. */
const requiredGroups: readonly (readonly BankField[])[] = [
	["payeeName"],
	["bankName"],
	["account", "iban"],
	["swift", "bankCode", "routingNumber", "ifsc"],
];

/** What has to be filled in of the fields that a site shows: one at least of each group. */
export const requiredBankFields = (shows: ShownBankFields): readonly (readonly BankField[])[] => {
	const shown = shownBankFields(shows);
	return requiredGroups
		.map((group) => group.filter((field) => shown.includes(field)))
		.filter((group) => group.length > 0);
};

export interface BankDetailsReading {
	/** Without what is not shown and without spaces around and doubled. */
	readonly details: BankDetails;
	/** In the order of the fields. */
	readonly issues: readonly BankIssue[];
}

/**
 * Reads a bank account as it was typed (Spec 2 §3). Payee and bank are required; of account number and IBAN, and of the codes that
 * name a bank, one of those that the site shows. Whether a number or a code exists is for the bank to know.
 */
export const readBankDetails = (typed: BankDetails, shows: ShownBankFields): BankDetailsReading => {
	const shown = shownBankFields(shows);
	const given = shown.map((field) => [field, normaliseSpaces(typed[field])] as const);
	const details: BankDetails = { ...noBankDetails, ...Object.fromEntries(given) };
	const missing = requiredBankFields(shows).filter((group) => group.every((field) => details[field] === ""));
	const issues = given.flatMap(([field, text]): readonly BankIssue[] => {
		const anyOf = missing.find(([first]) => first === field);
		if (anyOf) return [{ is: "bank detail missing", anyOf }];
		if (/\p{Cc}/u.test(text)) return [{ is: "bank detail has unknown characters", field }];
		return Array.from(text).length > maxLength
			? [{ is: "bank detail too long", field, maxLength: maxLength }]
			: [];
	});
	return { details, issues };
};

/** Line ends are spaces: an address is often pasted in several lines. */
const normaliseSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();
