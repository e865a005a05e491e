import { site as calls } from "@tradewind/contracts";
import { defaultColours } from "@tradewind/domain/site";
import { reply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Core } from "../core.ts";

export const site = ({ site }: Core) => ({
	routes: [
		publicRoute(calls.getBasicInfo, () => reply(site.info())),
		publicRoute(calls.getSetting, () => reply({ value: site.showsIdentity() ? "1" : "0" })),
		publicRoute(calls.getCompanyStatus, () => reply(site.status())),
		publicRoute(calls.getManifest, () => {
			const { site_name, theme_primary } = site.info();
			return reply(manifest(site_name ?? "", theme_primary ?? defaultColours.primary));
		}),
	],
});

const manifest = (name: string, colour: string) => ({
	name,
	short_name: name,
	start_url: "/",
	display: "standalone",
	background_color: "#ffffff",
	theme_color: colour,
	icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
});
