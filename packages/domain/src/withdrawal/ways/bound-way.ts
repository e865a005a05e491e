interface BankFieldRule {
	/** Every site shows it, and it must not be empty. Any other field has a switch of the site and is optional. */
	readonly isRequired?: true;
	/** A number or a code, which the platform takes in ASCII. */
	readonly isCode?: true;
	/** Not stored on the device. */
	readonly isSecret?: true;
}

/** The fields of a bank account in the order of the form (Spec 2 §3). */
const bankRules = {
	payeeName: { isRequired: true },
	bankName: { isRequired: true },
	account: { isCode: true, isSecret: true },
	iban: { isCode: true, isSecret: true },
	swift: { isCode: true },
	bankCode: { isCode: true },
	routingNumber: { isCode: true },
	ifsc: { isCode: true },
	branch: {},
	bankAddress: {},
	payeeAddress: {},
	postCode: { isCode: true },
} as const satisfies Readonly<Record<string, BankFieldRule>>;

export type BankField = keyof typeof bankRules;

const isBankField = (name: string): name is BankField => Object.hasOwn(bankRules, name);

export const bankFields: readonly BankField[] = Object.keys(bankRules).filter(isBankField);

const ruleOf = (field: BankField): BankFieldRule => bankRules[field];

export const isRequiredBankField = (field: BankField): boolean => ruleOf(field).isRequired === true;
export const isCodeBankField = (field: BankField): boolean => ruleOf(field).isCode === true;
export const isSecretBankField = (field: BankField): boolean => ruleOf(field).isSecret === true;

/** Missing fields are empty. */
export type BankDetails = Readonly<Record<BankField, string>>;

/** The visible fields, in their order, of a site that hides some. Names that are unknown here are ignored. */
export const visibleBankFields = (hidden: readonly string[]): readonly BankField[] =>
	bankFields.filter((field) => isRequiredBankField(field) || !hidden.includes(field));

/** `Object.fromEntries` does not keep the fields in its type. */
export const noBankDetails = Object.fromEntries(bankFields.map((field) => [field, ""])) as BankDetails;

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
export const numberOf = (way: BoundWay | NewWay): string =>
	way.kind === "crypto" ? way.address : way.details.account || way.details.iban;

/** A way to bind (Spec 2 §7). */
export type NewWay =
	| { readonly kind: "crypto"; readonly currencyId: number; readonly address: string }
	| { readonly kind: "bank"; readonly currencyId: number; readonly details: BankDetails };
