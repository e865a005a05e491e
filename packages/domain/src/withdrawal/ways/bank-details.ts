import { readTypedCode } from "../../input/typed-code.ts";
import {
	type BankDetails,
	type BankField,
	isCodeBankField,
	isRequiredBankField,
	noBankDetails,
} from "./bound-way.ts";

export type BankIssue =
	| { readonly is: "missing" | "unknown characters"; readonly field: BankField }
	| { readonly is: "too long"; readonly field: BankField; readonly maxLength: number };

const maxLength = 200;

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
export const readBankDetails = (typed: BankDetails, visible: readonly BankField[]): BankDetailsReading => {
	const given = visible.map((field) => [field, read(field, typed[field])] as const);
	const details: BankDetails = { ...noBankDetails, ...Object.fromEntries(given) };
	const issues = given.flatMap(([field, text]): readonly BankIssue[] => {
		if (text === "" && isRequiredBankField(field)) return [{ is: "missing", field }];
		if (/\p{Cc}/u.test(text)) return [{ is: "unknown characters", field }];
		return Array.from(text).length > maxLength ? [{ is: "too long", field, maxLength: maxLength }] : [];
	});
	return { details, issues };
};

const read = (field: BankField, text: string): string =>
	normaliseSpaces(isCodeBankField(field) ? readTypedCode(text) : text);

/** Line breaks become spaces: addresses are often pasted in several lines. */
const normaliseSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();
