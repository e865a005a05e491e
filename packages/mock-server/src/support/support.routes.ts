import { support as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Core } from "../core/core.ts";
import { companiesNamed, companyBy, ownCompany, wireCompany } from "../site/companies.ts";
import { createSupportChat } from "./support-chat.ts";

export const support = ({ site, clock }: Core) => ({
	chat: createSupportChat(clock),
	routes: [
		publicRoute(calls.getCompany, ({ companyId, language }) =>
			reply(wireCompany(site.isCompanyMode() ? companyBy(companyId) : ownCompany, language)),
		),
		publicRoute(calls.searchCompanies, ({ input, language }) =>
			reply(companiesNamed(input.name).map((company) => wireCompany(company, language))),
		),
	],
});
