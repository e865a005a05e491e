import { content, site } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Publications } from "@tradewind/domain/content";
import { noFlags, SiteInformation } from "@tradewind/domain/site";
import { createHttp } from "../http.ts";
import { readManifest } from "../site.ts";
import { type Consumption, outcomeOf, overHttp } from "./consumption.test-support.ts";

const given = providerStates.open;

/** What the site is, and what it publishes. */
export const siteConsumptions: readonly Consumption[] = [
	{
		call: site.getBasicInfo,
		given,
		answer: "success",
		does: overHttp(SiteInformation.use(({ settings }) => settings)),
		gives: {
			value: {
				name: "Tradewind",
				logo: "",
				currency: "USD",
				currencySymbol: "$",
				timeZone: "GMT",
				defaultLanguage: "en",
				feeBasis: "per-quantity",
				hasContractTrading: true,
				hasMicroTrading: false,
				hasDemoLogin: true,
				hasDarkMode: true,
				isDarkByDefault: false,
				microLossLevel: 0,
				hasOnlyOneAccount: false,
				showsUid: true,
				showsLevel: true,
				showsCredit: false,
				colours: {
					primary: "#85bd00",
					up: "#85bd00",
					down: "#f6543e",
					candleUp: "#85bd00",
					candleDown: "#f6543e",
				},
			},
		},
	},
	{
		call: site.getBasicInfo,
		when: "with what the rooms switch on and off",
		given,
		answer: "success",
		does: overHttp(SiteInformation.use(({ flags }) => flags)),
		gives: { value: noFlags },
	},
	{
		call: site.getCompanyStatus,
		given,
		answer: "success",
		does: overHttp(SiteInformation.use(({ status }) => status)),
		gives: { value: { isOpen: true, isCompanyMode: false } },
	},
	{
		call: site.getManifest,
		given,
		answer: "success",
		does: (options) => outcomeOf(readManifest(createHttp(options))),
		gives: { value: site.getManifest.example.reply },
	},
	{
		call: content.getMenu,
		given,
		answer: "success",
		does: overHttp(SiteInformation.use(({ menu }) => menu)),
		gives: {
			value: [
				{
					group: "home blocks",
					isMobile: true,
					title: "Search",
					path: "",
					icon: "",
					component: "search",
					allowsDemo: true,
				},
			],
		},
	},
	{
		call: content.getBanners,
		given,
		answer: "success",
		does: overHttp(Publications.use(({ carousel }) => carousel)),
		gives: { value: [{ kind: "image", url: "/media/markets.svg" }] },
	},
	{
		call: content.getHomeNews,
		given,
		answer: "success",
		does: overHttp(Publications.use(({ headlines }) => headlines)),
		gives: { value: [{ id: 1, title: "Gold holds near its record as yields ease" }] },
	},
];
