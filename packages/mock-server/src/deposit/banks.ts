/** A company account that customers pay to. */
export interface CompanyBank {
	readonly bank_name: string;
	readonly bank_address: string;
	readonly swift: string;
	readonly iban: string;
	readonly ifsc: string;
	readonly name: string;
	readonly account: string;
}

const payee = "Tradewind Trading Ltd";

/** By the id of the currency. */
const banks: ReadonlyMap<number, CompanyBank> = new Map([
	[
		11,
		{
			bank_name: "First Harbour Bank",
			bank_address: "200 Harbour Street, New York, NY 10004",
			swift: "FHBKUS33",
			iban: "",
			ifsc: "",
			name: payee,
			account: "004512889017",
		},
	],
	[
		12,
		{
			bank_name: "Nordhafen Bank",
			bank_address: "Hafenstraße 12, 20457 Hamburg",
			swift: "NHBKDEHH",
			iban: "DE89370400440532013000",
			ifsc: "",
			name: payee,
			account: "0532013000",
		},
	],
	[
		13,
		{
			bank_name: "Harbour City Bank",
			bank_address: "8 Queen's Road Central, Hong Kong",
			swift: "HCBKHKHH",
			iban: "",
			ifsc: "",
			name: payee,
			account: "024-883-109742-838",
		},
	],
]);

/** The currency whose account is used only for matched deposits: a customer who chooses it has no account to pay to. */
const onlyMatched = 13;

/** The account that is matched to a deposit. */
export const matchedBank = (currencyId: number): CompanyBank | undefined => banks.get(currencyId);

/** The account that every customer may pay to. */
export const openBank = (currencyId: number): CompanyBank | undefined =>
	currencyId === onlyMatched ? undefined : banks.get(currencyId);

interface Limits {
	readonly minimum: string;
	readonly maximum: string;
}

/** In the coin, by the id of the coin on its network. The maximum is about a million dollars. */
export const coinLimits: ReadonlyMap<number, Limits> = new Map([
	[1, { minimum: "10", maximum: "1000000" }],
	[2, { minimum: "20", maximum: "1000000" }],
	[3, { minimum: "0.0002", maximum: "15" }],
	[4, { minimum: "0.005", maximum: "400" }],
]);

/** In the currency, by its id. */
export const bankLimits: ReadonlyMap<number, Limits> = new Map([
	[11, { minimum: "50", maximum: "50000" }],
	[12, { minimum: "50", maximum: "50000" }],
	[13, { minimum: "500", maximum: "400000" }],
]);
