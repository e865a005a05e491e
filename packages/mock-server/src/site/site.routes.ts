import { site as calls } from "@tradewind/contracts";
import { defaultColours } from "@tradewind/domain/site";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import { companyBy } from "./companies.ts";
import { siteCommands } from "./site.commands.ts";
import type { BasicInfo, Site } from "./site.ts";

export const site = ({ site }: { readonly site: Site }) => ({
	commands: siteCommands(site),
	report: () => ({ site: { ...site.info(), company: site.status() } }),
	routes: [
		publicRoute(calls.getBasicInfo, ({ companyId }) =>
			reply(
				site.isCompanyMode() && companyId !== undefined ? withCompany(site.info(), companyId) : site.info(),
			),
		),
		publicRoute(calls.getSetting, () => reply({ value: site.showsIdentity() ? "1" : "0" })),
		publicRoute(calls.getCompanyStatus, () => reply(site.status())),
		publicRoute(calls.getManifest, () => {
			const { site_name, theme_primary } = site.info();
			return reply(manifest(site_name ?? "", theme_primary ?? defaultColours.primary));
		}),
	],
});

/** The site has the name and the logo of the chosen company. */
const withCompany = (info: BasicInfo, companyId: number): BasicInfo => {
	const { name, logo } = companyBy(companyId);
	return { ...info, site_name: name ?? "", logo: logo ?? "" };
};

const manifest = (name: string, colour: string) => ({
	name,
	short_name: name,
	start_url: "/",
	display: "standalone",
	background_color: "#ffffff",
	theme_color: colour,
	icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
});
