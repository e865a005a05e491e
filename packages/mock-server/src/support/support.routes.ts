import { support as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import { companiesNamed, ownCompany } from "./companies.ts";

export const support = () => ({
	routes: [
		publicRoute(calls.getCompany, () => reply(ownCompany)),
		publicRoute(calls.searchCompanies, ({ input }) => reply(companiesNamed(input.name))),
	],
});
