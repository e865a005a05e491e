import { Support } from "./support.port.ts";

/** The request of the machine of the company's page. */
export const companyRequests = {
	readings: { readArticle: (_: { readonly key: undefined }) => Support.use((port) => port.company) },
};
