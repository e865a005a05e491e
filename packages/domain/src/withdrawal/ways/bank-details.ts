import {
	type BankDetails,
	type BankField,
	noBankDetails,
	type VisibleBankFields,
	visibleBankFields,
} from "./bound-way.ts";

export type BankIssue =
	/** At least one of these fields is required, and all are empty. */
	| { readonly is: "bank detail missing"; readonly anyOf: readonly BankField[] }
	| { readonly is: "bank detail too long"; readonly field: BankField; readonly maxLength: number }
	| { readonly is: "bank detail has unknown characters"; readonly field: BankField };

const maxLength = 200;

/** A payment needs one field of each group; all others are optional. */
const requiredGroups: readonly (readonly BankField[])[] = [
	["payeeName"],
	["bankName"],
	["account", "iban"],
	["swift", "bankCode", "routingNumber", "ifsc"],
];

/** The required fields among those that the site shows: at least one of each group. */
export const requiredBankFields = (shows: VisibleBankFields): readonly (readonly BankField[])[] => {
	const visible = visibleBankFields(shows);
	return requiredGroups
		.map((group) => group.filter((field) => visible.includes(field)))
		.filter((group) => group.length > 0);
};

export interface BankDetailsReading {
	/** Without hidden fields; surrounding and repeated spaces are removed. */
	readonly details: BankDetails;
	/** In the order of the fields. */
	readonly issues: readonly BankIssue[];
}

/**
 * Reads a typed bank account (Spec 2 §3). Payee and bank are required, one of account number and IBAN, and one of the
 * bank codes that the site shows. The bank verifies the numbers.
 */
export const readBankDetails = (typed: BankDetails, shows: VisibleBankFields): BankDetailsReading => {
	const visible = visibleBankFields(shows);
	const given = visible.map((field) => [field, normaliseSpaces(typed[field])] as const);
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

/** Line breaks become spaces: addresses are often pasted in several lines. */
const normaliseSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();
