import { support as calls } from "@tradewind/contracts";
import { reply } from "../api/answer.ts";
import { publicRoute, type Route } from "../api/route.ts";
import { companiesNamed, house } from "./companies.ts";

export const supportRoutes = (): readonly Route[] => [
	publicRoute(calls.getCompany, () => reply(house)),
	publicRoute(calls.searchCompanies, ({ input }) => reply(companiesNamed(input.name))),
];
