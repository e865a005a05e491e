import { defaultColours, type SiteSettings } from "@tradewind/domain";
import { useApp } from "./app.ts";
import { useSelected } from "./use-selected.ts";

/** The settings of the site; until they have come, what a page may assume without having to take it back. */
export const useSettings = (): SiteSettings =>
	useSelected(useApp().site, (snapshot) => snapshot.context.settings) ?? assumed;

const assumed: SiteSettings = {
	name: "Tradewind",
	logo: "",
	currency: "",
	currencySymbol: "",
	timeZone: "GMT",
	defaultLanguage: "en",
	feeBasis: "per-quantity",
	hasContractTrading: true,
	hasMicroTrading: false,
	hasDemoLogin: false,
	hasDarkMode: false,
	isDarkByDefault: false,
	microLossLevel: 0,
	hasOnlyOneAccount: false,
	showsUid: false,
	showsLevel: false,
	showsCredit: false,
	colours: defaultColours,
};
