import { support as contract, type ReplyOf } from "@tradewind/contracts";
import { type Company, Support } from "@tradewind/domain/support";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** The operator of the site and, in company mode, its companies, over HTTP. */
export const support = adapter(Support, (http) => ({
	company: Effect.map(http.query(contract.getCompany, {}), companyOf),
	searchCompanies: (name) =>
		Effect.map(http.query(contract.searchCompanies, { name }), (list) => list.map(companyOf)),
}));

const companyOf = (wire: ReplyOf<typeof contract.getCompany>): Company => ({
	id: wire.id ?? undefined,
	name: wire.name ?? "",
	logo: wire.logo ?? "",
	url: wire.url ?? "",
	subject: wire.subject ?? "",
	registeredAddress: wire.registered_address ?? "",
	location: wire.location ?? "",
	email: wire.email ?? "",
});
