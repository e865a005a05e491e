import type { support } from "@tradewind/contracts";

export type WireCompany = typeof support.Company.Type;

/** The company behind the site. */
export const ownCompany: WireCompany = {
	id: 1,
	name: "Tradewind Markets",
	logo: "/icon.svg",
	url: "https://www.tradewind.example.com/",
	subject: "Multi-asset brokerage",
	registered_address: "4 Harbour Square, Valletta VLT 1022",
	location: "Malta",
	email: "desk@tradewind.example.com",
};

/** The companies that company mode finds; some have empty fields. */
export const companies: readonly WireCompany[] = [
	ownCompany,
	{
		id: 2,
		name: "Harbour Light Markets",
		logo: "",
		url: "https://harbourlight.example.com/",
		subject: "Currency brokerage",
		registered_address: "12 Quay Street, Limassol 3042",
		location: "Cyprus",
		email: "desk@harbourlight.example.com",
	},
	{
		id: 3,
		name: "Kestrel & Rowe Capital",
		logo: "",
		url: "http://kestrelrowe.example.com/",
		subject: "Commodities and indices",
		registered_address: "Level 21, 88 Lantern Road, Central",
		location: "Hong Kong",
		email: "",
	},
	{
		id: 4,
		name: "Meridian Tide Asset Management",
		logo: "",
		url: "",
		subject: "",
		registered_address: "",
		location: "Abu Dhabi",
		email: "office@meridiantide.example.com",
	},
	{
		id: 5,
		name: "南灣環球資本",
		logo: "",
		url: "https://nambay.example.com/",
		subject: "環球差價合約",
		registered_address: "南灣大馬路 301 號",
		location: "Macau",
		email: "service@nambay.example.com",
	},
];

/** The company that a request's cookie names (docs/assumptions.md, A-152). */
export const companyIdOf = (cookie: string | null): number | undefined => {
	const id = /(?:^|;\s*)company_id=(\d{1,9})(?:;|$)/.exec(cookie ?? "")?.[1];
	return id === undefined ? undefined : Number(id);
};

/** The chosen company, else the one behind the site. */
export const companyBy = (id: number | undefined): WireCompany =>
	companies.find((company) => company.id === id) ?? ownCompany;

/** The companies whose name contains the text, ignoring case and blanks. */
export const companiesNamed = (text: string): readonly WireCompany[] => {
	const query = normalized(text);
	return query === "" ? [] : companies.filter(({ name }) => normalized(name ?? "").includes(query));
};

const normalized = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
