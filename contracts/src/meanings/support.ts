import type { Meanings } from "./meanings.ts";

export const supportMeanings: Meanings = {
	Company: {
		about: "The company behind the site (Spec 1 §3)",
		fields: {
			id: "Id of the company",
			name: "Name of the company",
			logo: "Address of a picture; may be empty",
			url: "Address of its website",
			subject: "What the company does",
			registered_address: "Its registered address",
			location: "Where it is",
			email: "Its e-mail address",
		},
	},
	"support.searchCompanies": { fields: { name: "A part of the company's name" } },
};
