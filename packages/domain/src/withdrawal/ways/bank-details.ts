import { readTypedCode } from "../../input/typed-code.ts";
import {
	type BankDetails,
	type BankField,
	noBankDetails,
	type VisibleBankFields,
	visibleBankFields,
} from "./bound-way.ts";

export type BankIssue =
	| { readonly is: "missing" | "unknown characters"; readonly field: BankField }
	| { readonly is: "too long"; readonly field: BankField; readonly maxLength: number };

const maxLength = 200;

/** They are always shown (Spec 2 §3). All other fields are optional. */
export const requiredBankFields: readonly BankField[] = ["payeeName", "bankName"];

export interface BankDetailsReading {
	/** Without hidden fields; surrounding and repeated spaces are removed. */
	readonly details: BankDetails;
	/** In the order of the fields. */
	readonly issues: readonly BankIssue[];
}

/**
 * Reads a typed bank account (Spec 2 §3). Payee and bank name are required, nothing else. Numbers are read in the digits of any
 * script; the bank verifies them.
 */
export const readBankDetails = (typed: BankDetails, shows: VisibleBankFields): BankDetailsReading => {
	const visible = visibleBankFields(shows);
	const given = visible.map((field) => [field, read(field, typed[field])] as const);
	const details: BankDetails = { ...noBankDetails, ...Object.fromEntries(given) };
	const issues = given.flatMap(([field, text]): readonly BankIssue[] => {
		if (text === "" && requiredBankFields.includes(field)) return [{ is: "missing", field }];
		if (/\p{Cc}/u.test(text)) return [{ is: "unknown characters", field }];
		return Array.from(text).length > maxLength ? [{ is: "too long", field, maxLength: maxLength }] : [];
	});
	return { details, issues };
};

/** The fields with a number or a code, which the platform takes in ASCII. */
const codes: ReadonlySet<BankField> = new Set([
	"account",
	"iban",
	"swift",
	"bankCode",
	"routingNumber",
	"ifsc",
	"postCode",
]);

const read = (field: BankField, text: string): string =>
	normaliseSpaces(codes.has(field) ? readTypedCode(text) : text);

/** Line breaks become spaces: addresses are often pasted in several lines. */
const normaliseSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();
