import { support as contract, type ReplyOf } from "@tradewind/contracts";
import type { Company, Support } from "@tradewind/domain/support";
import { Effect } from "effect";
import type { Http } from "./http.ts";

/** Who runs the site, and in company mode whom else there is, over HTTP. */
export const support = (http: Http): Support["Service"] => ({
	company: Effect.map(http.ask(contract.getCompany, {}), companyOf),
	searchCompanies: (name) =>
		Effect.map(http.ask(contract.searchCompanies, { name }), (list) => list.map(companyOf)),
});

const companyOf = ({ registered_address, ...wire }: ReplyOf<typeof contract.getCompany>): Company => ({
	...wire,
	registeredAddress: registered_address,
});
