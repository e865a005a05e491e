import { support as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Core } from "../core.ts";
import { companiesNamed, companyBy, ownCompany } from "./companies.ts";
import { createSupportChat } from "./support-chat.ts";

export const support = ({ site, clock }: Core) => ({
	chat: createSupportChat(clock),
	routes: [
		publicRoute(calls.getCompany, ({ companyId }) =>
			reply(site.isCompanyMode() ? companyBy(companyId) : ownCompany),
		),
		publicRoute(calls.searchCompanies, ({ input }) => reply(companiesNamed(input.name))),
	],
});
