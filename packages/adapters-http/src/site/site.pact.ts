import { site } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { noFlags, SiteInformation } from "@tradewind/domain/site";
import { createHttp } from "../http/http.ts";
import { type ConsumerTest, consumes, outcomeOf } from "../pact/consumer-test.ts";
import { readManifest } from "./site.adapter.ts";

const settings = {
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
	colours: {
		primary: "#85bd00",
		up: "#85bd00",
		down: "#f6543e",
		candleUp: "#85bd00",
		candleDown: "#f6543e",
	},
};

/** Not named by the example, and on unless they are off (docs/assumptions.md, A-121). */
const onUnlessOff = {
	depositsCrypto: true,
	depositsToBank: true,
	hasBankCards: true,
	hasCryptoWallet: true,
	withdrawsCrypto: true,
	withdrawsToBank: true,
};

export const pact = [
	consumes(
		site.getBasicInfo,
		SiteInformation.use((port) => port.settings),
		settings,
	),
	consumes(
		site.getBasicInfo,
		SiteInformation.use((port) => port.flags),
		{ ...noFlags, ...onUnlessOff },
		{ when: "with the feature flags" },
	),
	consumes(
		site.getSetting,
		SiteInformation.use((port) => port.showsUid),
		true,
	),
	consumes(
		site.getCompanyStatus,
		SiteInformation.use((port) => port.status),
		{ isOpen: true, isCompanyMode: false },
	),
	/** No port of the domain reads the manifest. */
	{
		call: site.getManifest,
		given: providerStates.open,
		answer: "success",
		run: (options) => outcomeOf(readManifest(createHttp(options))),
		expected: { value: site.getManifest.example.reply },
	} satisfies ConsumerTest,
];
