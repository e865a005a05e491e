import type { support } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { type WordKey, wordsIn } from "../words/words.ts";

type WireCompany = typeof support.Company.Type;

interface Company extends Omit<WireCompany, "subject" | "location"> {
	readonly subject: WordKey | undefined;
	readonly location: WordKey;
}

/** The company behind the site. */
export const ownCompany: Company = {
	id: 1,
	name: "Tradewind Markets",
	logo: "/icon.svg",
	url: "https://www.tradewind.example.com/",
	subject: "company.multiAsset",
	registered_address: "4 Harbour Square, Valletta VLT 1022",
	location: "company.malta",
	email: "desk@tradewind.example.com",
};

/** The companies that company mode finds; some have empty fields. */
const companies: readonly Company[] = [
	ownCompany,
	{
		id: 2,
		name: "Harbour Light Markets",
		logo: "",
		url: "https://harbourlight.example.com/",
		subject: "company.currencies",
		registered_address: "12 Quay Street, Limassol 3042",
		location: "company.cyprus",
		email: "desk@harbourlight.example.com",
	},
	{
		id: 3,
		name: "Kestrel & Rowe Capital",
		logo: "",
		url: "http://kestrelrowe.example.com/",
		subject: "company.commodities",
		registered_address: "Level 21, 88 Lantern Road, Central",
		location: "company.hongKong",
		email: "",
	},
	{
		id: 4,
		name: "Meridian Tide Asset Management",
		logo: "",
		url: "",
		subject: undefined,
		registered_address: "",
		location: "company.abuDhabi",
		email: "office@meridiantide.example.com",
	},
	{
		id: 5,
		name: "南灣環球資本",
		logo: "",
		url: "https://nambay.example.com/",
		subject: "company.contracts",
		registered_address: "南灣大馬路 301 號",
		location: "company.macau",
		email: "service@nambay.example.com",
	},
];

/** The company that a request's cookie names (docs/assumptions.md, A-152). */
export const companyIdOf = (cookie: string | null): number | undefined => {
	const id = /(?:^|;\s*)company_id=(\d{1,9})(?:;|$)/.exec(cookie ?? "")?.[1];
	return id === undefined ? undefined : Number(id);
};

/** The chosen company, else the one behind the site. */
export const companyBy = (id: number | undefined): Company =>
	companies.find((company) => company.id === id) ?? ownCompany;

/** The companies whose name contains the text, ignoring case and blanks. */
export const companiesNamed = (text: string): readonly Company[] => {
	const query = normalized(text);
	return query === "" ? [] : companies.filter(({ name }) => normalized(name ?? "").includes(query));
};

const normalized = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");

export const wireCompany = (company: Company, language: LanguageCode): WireCompany => ({
	...company,
	subject: company.subject ? wordsIn(language, company.subject) : "",
	location: wordsIn(language, company.location),
});
