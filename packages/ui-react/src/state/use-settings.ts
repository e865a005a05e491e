import { defaultColours, defaultSiteName, type SiteSettings } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { useApp } from "./app.ts";

/** What is shown by the settings. What an order costs by is not among them: it is never assumed. */
export type ShownSettings = Omit<SiteSettings, "feeBasis">;

/** The settings of the site; until they have come, what a page may assume without having to take it back. */
export const useSettings = (): ShownSettings =>
	useSelector(useApp().site, (snapshot) => snapshot.context.settings) ?? assumed;

/** What the site takes its fee of; `undefined` until it has told. */
export const useFeeBasis = (): SiteSettings["feeBasis"] | undefined =>
	useSelector(useApp().site, (snapshot) => snapshot.context.settings?.feeBasis);

const assumed: ShownSettings = {
	name: defaultSiteName,
	logo: "",
	currency: "",
	currencySymbol: "",
	timeZone: "GMT",
	defaultLanguage: "en",
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
