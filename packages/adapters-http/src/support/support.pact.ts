import { support } from "@tradewind/contracts";
import { type Company, Support } from "@tradewind/domain/support";
import { consumes } from "../pact/consumer-test.ts";

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

export const pact = [
	consumes(
		support.getCompany,
		Support.use((port) => port.company),
		company,
	),
	consumes(
		support.searchCompanies,
		Support.use((port) => port.searchCompanies("harbour")),
		[company],
	),
];
