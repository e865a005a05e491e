/** The fields of a bank account (Spec 2 §3), in the order of the form. */
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

/** Missing fields are empty. */
export type BankDetails = Readonly<Record<BankField, string>>;

/** The bank fields that a site shows; bank and payee are always shown (Spec 2 §3). */
export type VisibleBankFields = Readonly<Record<Exclude<BankField, "payeeName" | "bankName">, boolean>>;

/** The visible fields in their order. */
export const visibleBankFields = (shows: VisibleBankFields): readonly BankField[] =>
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
	/** The network of a crypto currency; empty for a bank account. */
	readonly protocol: string;
}

/** A bound withdraw way: an address or a bank account of the customer for payouts (Spec 2 §3). */
export type BoundWay =
	| (Bound & { readonly kind: "crypto"; readonly address: string })
	| (Bound & { readonly kind: "bank"; readonly details: BankDetails });

/** The number that identifies a way: its address, its account number, or its IBAN. */
export const numberOf = (way: BoundWay): string =>
	way.kind === "crypto" ? way.address : way.details.account || way.details.iban;

/** A way to bind (Spec 2 §7). */
export type NewWay =
	| { readonly kind: "crypto"; readonly currencyId: number; readonly address: string }
	| { readonly kind: "bank"; readonly currencyId: number; readonly details: BankDetails };
