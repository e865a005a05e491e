/** What a bank account is described with (Spec 2 §3), in the order in which it is filled in and shown. */
export const bankFields = [
	"payeeName",
	"bankName",
	"account",
	"iban",
	"swift",
	"bankCode",
	"routingNumber",
	"ifsc",
	"branch",
	"bankAddress",
	"payeeAddress",
	"postCode",
] as const;

export type BankField = (typeof bankFields)[number];

/** What is not given is empty. */
export type BankDetails = Readonly<Record<BankField, string>>;

/** Which of the bank's fields a site shows; bank and payee are always shown (Spec 2 §3). */
export type ShownBankFields = Readonly<Record<Exclude<BankField, "payeeName" | "bankName">, boolean>>;

/** The fields to be shown, in their order. */
export const shownBankFields = (shows: ShownBankFields): readonly BankField[] =>
	bankFields.filter((field) => field === "payeeName" || field === "bankName" || shows[field]);

export const noBankDetails: BankDetails = {
	payeeName: "",
	bankName: "",
	account: "",
	iban: "",
	swift: "",
	bankCode: "",
	routingNumber: "",
	ifsc: "",
	branch: "",
	bankAddress: "",
	payeeAddress: "",
	postCode: "",
};

interface Bound {
	/** Ids ascend. */
	readonly id: number;
	readonly currencyCode: string;
	/** The network of a crypto currency; empty for money in a bank. */
	readonly protocol: string;
}

/** An address or a bank account of the customer's that money can be paid out to (Spec 2 §3). */
export type BoundWay =
	| (Bound & { readonly kind: "crypto"; readonly address: string })
	| (Bound & { readonly kind: "bank"; readonly details: BankDetails });

/** What a way is known by: its address, the number of its account, or its IBAN where there is none. */
export const numberOf = (way: BoundWay): string =>
	way.kind === "crypto" ? way.address : way.details.account || way.details.iban;

/** A way to be bound (Spec 2 §7). */
export type NewWay =
	| { readonly kind: "crypto"; readonly currencyId: number; readonly address: string }
	| { readonly kind: "bank"; readonly currencyId: number; readonly details: BankDetails };
