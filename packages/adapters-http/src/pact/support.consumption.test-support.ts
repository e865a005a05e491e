import { support } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { type Company, Support } from "@tradewind/domain/support";
import { type Consumption, overHttp } from "./consumption.test-support.ts";

const given = providerStates.open;

const company: Company = {
	id: 1,
	name: "Harbour Light Markets",
	logo: "/icon.svg",
	url: "https://harbourlight.example.com/",
	subject: "Brokerage",
	registeredAddress: "12 Quay Street, Valletta",
	location: "Malta",
	email: "desk@harbourlight.example.com",
};

/** Who is behind the site, and beside it. */
export const supportConsumptions: readonly Consumption[] = [
	{
		call: support.getCompany,
		given,
		answer: "success",
		does: overHttp(Support.use((port) => port.company)),
		gives: { value: company },
	},
	{
		call: support.searchCompanies,
		given,
		answer: "success",
		does: overHttp(Support.use(({ searchCompanies }) => searchCompanies("harbour"))),
		gives: { value: [company] },
	},
];
