import { support as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Core } from "../core.ts";
import { companiesNamed, companyBy, ownCompany } from "./companies.ts";

export const support = ({ site }: Core) => ({
	routes: [
		publicRoute(calls.getCompany, ({ companyId }) =>
			reply(site.isCompanyMode() ? companyBy(companyId) : ownCompany),
		),
		publicRoute(calls.searchCompanies, ({ input }) => reply(companiesNamed(input.name))),
	],
});
