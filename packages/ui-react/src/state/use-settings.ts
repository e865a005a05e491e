import {
	defaultColours,
	defaultCurrencySymbol,
	defaultSiteName,
	type SiteSettings,
} from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { useApp } from "./app.ts";

/** The settings that have a default. The fee basis has none: what an order costs is never assumed. */
export type ShownSettings = Omit<SiteSettings, "feeBasis">;

/** The settings of the site, or defaults until they are loaded. */
export const useSettings = (): ShownSettings =>
	useSelector(useApp().site, (snapshot) => snapshot.context.settings) ?? defaults;

/** `undefined` until the settings are loaded. */
export const useFeeBasis = (): SiteSettings["feeBasis"] | undefined =>
	useSelector(useApp().site, (snapshot) => snapshot.context.settings?.feeBasis);

const defaults: ShownSettings = {
	name: defaultSiteName,
	logo: "",
	currency: "",
	currencySymbol: defaultCurrencySymbol,
	timeZone: "GMT",
	defaultLanguage: "en",
	hasContractTrading: true,
	hasMicroTrading: false,
	hasDemoLogin: false,
	hasDarkMode: false,
	isDarkByDefault: false,
	microLossLevel: 0,
	hasOnlyOneAccount: false,
	showsLevel: false,
	showsCredit: false,
	colours: defaultColours,
};
