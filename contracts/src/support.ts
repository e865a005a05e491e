import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { Id, Nothing, optional, SearchText, Text } from "./wire.ts";

/** Spec 1 §3, Company; its calls are not shown (docs/assumptions.md, A-114). */
export const Company = Schema.Struct({
	id: optional(Id),
	name: optional(Text),
	logo: optional(Text),
	url: optional(Text),
	subject: optional(Text),
	registered_address: optional(Text),
	location: optional(Text),
	email: optional(Text),
}).annotate({ identifier: "Company" });

const example = {
	id: 1,
	name: "Harbour Light Markets",
	logo: "/icon.svg",
	url: "https://harbourlight.example.com/",
	subject: "Brokerage",
	registered_address: "12 Quay Street, Valletta",
	location: "Malta",
	email: "desk@harbourlight.example.com",
};

export const getCompany = defineCall({
	id: "support.getCompany",
	kind: "query",
	method: "GET",
	path: "/api/company/getCompany",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "The company behind the site",
	input: Nothing,
	reply: Company,
	example: { input: {}, reply: example },
});

export const searchCompanies = defineCall({
	id: "support.searchCompanies",
	kind: "query",
	method: "GET",
	path: "/api/company/search",
	sends: "query",
	access: "public",
	clause: "Spec 1 §2, §7",
	summary: "Companies whose name holds a text, where the deployment is in company mode",
	input: Schema.Struct({ name: SearchText }),
	reply: Schema.Array(Company),
	example: { input: { name: "harbour" }, reply: [example] },
});
