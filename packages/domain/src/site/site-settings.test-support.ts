import type { Contact } from "./contact.ts";
import { defaultColours } from "./site-defaults.ts";
import { noFlags, type SiteFlags } from "./site-flags.ts";
import type { SiteSettings } from "./site-settings.ts";

export const exampleSettings: SiteSettings = {
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
	showsLevel: true,
	showsCredit: false,
	colours: defaultColours,
};

export const exampleFlags: SiteFlags = { ...noFlags, customerTag: "no micro details" };

export const exampleContact: Contact = { is: "mail", address: "help@tradewind.test" };
