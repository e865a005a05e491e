import { electronicFormatIBAN, isValidBIC, isValidIBAN } from "ibantools";
import type { BankDetails, BankField } from "./bound-way.ts";

/** What seems wrong about the numbers of a bank account. The bank decides: wrong check digits are refused once (docs/assumptions.md, A-598), the form of a code never. */
export interface BankNotice {
	readonly is: "check digits wrong" | "form unusual";
	readonly field: "iban" | "swift";
}

/**
 * Checks an IBAN by the length of its country and its check digits (ISO 13616), and a SWIFT code by its form of 8 or 11
 * characters with a country (ISO 9362). Hidden and empty fields have no notice.
 */
export const bankNotices = (
	{ iban, swift }: Pick<BankDetails, "iban" | "swift">,
	visible: readonly BankField[],
): readonly BankNotice[] => [
	...(visible.includes("iban") && isGiven(iban) && !isValidIBAN(electronicFormatIBAN(iban) ?? "")
		? [{ is: "check digits wrong", field: "iban" } as const]
		: []),
	...(visible.includes("swift") && isGiven(swift) && !isValidBIC(swift.replace(/\s/gu, "").toUpperCase())
		? [{ is: "form unusual", field: "swift" } as const]
		: []),
];

const isGiven = (text: string): boolean => text.trim() !== "";
