import { site } from "@tradewind/contracts";
import { defaultColours, readSite, SiteInformation } from "@tradewind/domain/site";
import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";
import { flagsByDefault, switchSettings } from "./site.test-support.ts";

describe("Spec 1 §3: the site", () => {
	test("every switch has its own setting", async () => {
		const off = Object.fromEntries(
			Object.entries(site.getBasicInfo.example.reply).map(([key, value]) => [
				key,
				value === "1" ? "0" : value,
			]),
		);
		for (const [flag, word] of Object.entries(switchSettings)) {
			const { run } = startPorts(site.getBasicInfo, { ...off, [flag]: "1" });
			const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
			const on = Object.entries(settings).filter(([, value]) => value === true);
			expect(on).toEqual([[word, true]]);
		}
	});

	test.each([
		["1", "per-quantity"],
		["0", "per-margin"],
		["2", "per-margin"],
		["", "per-margin"],
	])("Spec 1 §9: trade_fee_type %j is a fee %s", async (type, basis) => {
		const { run } = startPorts(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			trade_fee_type: type,
		});
		const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
		expect(settings.feeBasis).toBe(basis);
	});

	test.each([
		["0", 0],
		["1", 1],
		["2", 2],
	])("Spec 1 §9: micro_loss_level %s is the level %i", async (level, read) => {
		const { run } = startPorts(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			micro_loss_level: level,
		});
		const settings = await run(Effect.flatMap(SiteInformation, (service) => service.settings));
		expect(settings.microLossLevel).toBe(read);
	});

	const everySetting = {
		name: "Tradewind",
		logo: "",
		currency: "",
		currencySymbol: "",
		timeZone: "GMT",
		defaultLanguage: "",
		feeBasis: "per-margin",
		hasContractTrading: false,
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
	const fields = Object.keys(site.BasicInfo.fields);

	test.each([
		["left out", {}],
		["null", Object.fromEntries(fields.map((field) => [field, null]))],
		[
			"of another kind",
			{ ...Object.fromEntries(fields.map((field) => [field, { is: 1 }])), trade_fee_type: "" },
		],
		["empty", Object.fromEntries(fields.map((field) => [field, ""]))],
	])("Spec 1 §3, §9: the site opens with defaults if every field is %s", async (_, info) => {
		const { run } = startPorts(site.getBasicInfo, info);
		const { settings, flags, contact } = await run(readSite);
		expect({ settings, flags, contact }).toEqual({
			settings: everySetting,
			flags: flagsByDefault,
			contact: { is: "none" },
		});
	});

	test.each(["", "red", "#85bd0", null])("Spec 1 §9: the colour %j is the default one", async (colour) => {
		const { run } = startPorts(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			theme_primary: "#123456",
			theme_down: colour,
		});
		const { colours } = await run(SiteInformation.use((port) => port.settings));
		expect(colours).toEqual({ ...defaultColours, primary: "#123456" });
	});

	test.each([null, "2", "yes", 2, false, "false", "", []])(
		"Spec 1 §1: the switch %j is off",
		async (is_forex) => {
			const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, is_forex });
			expect((await run(SiteInformation.use((port) => port.settings))).hasContractTrading).toBe(false);
		},
	);

	test.each(["1", 1, true, "true"])("Spec 1 §1: the switch %j is on", async (is_micro) => {
		const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, is_micro });
		expect((await run(SiteInformation.use((port) => port.settings))).hasMicroTrading).toBe(true);
	});

	test("Spec 1 §9: a trade_fee_type that is neither a text nor a number makes the configuration unreadable", async () => {
		const { run } = startPorts(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			trade_fee_type: [1],
		});
		await expect(run(SiteInformation.use((port) => port.settings))).rejects.toThrow();
	});

	test("Spec 1 §9: money without a symbol has the name of its currency", async () => {
		const { run } = startPorts(site.getBasicInfo, { currency: "USD" });
		expect((await run(SiteInformation.use((port) => port.settings))).currencySymbol).toBe("USD");
	});

	test("Spec 1 §9: an unreadable micro_loss_level is that of the whole amount", async () => {
		const { run } = startPorts(site.getBasicInfo, { micro_loss_level: "all" });
		expect((await run(SiteInformation.use((port) => port.settings))).microLossLevel).toBe(0);
	});

	test.each([
		["https://chat.test/", "1", { is: "frame", url: "https://chat.test/" }],
		["mailto:help@tradewind.test", "2", { is: "mail", address: "help@tradewind.test" }],
		["https://chat.test/", "3", { is: "redirect", url: "https://chat.test/" }],
		["https://chat.test/", "4", { is: "external link", url: "https://chat.test/" }],
		["https://chat.test/", "5", { is: "copied link", url: "https://chat.test/" }],
		["/support-chat", "1", { is: "frame", url: "/support-chat" }],
		["https://chat.test/", "9", { is: "none" }],
		["javascript:alert(1)", "3", { is: "none" }],
	])("Spec 2 §2: support at %s of type %s", async (link, type, contact) => {
		const { run } = startPorts(site.getBasicInfo, {
			...site.getBasicInfo.example.reply,
			service_link: link,
			service_link_type: type,
		});
		expect(await run(SiteInformation.use((port) => port.contact))).toEqual(contact);
	});

	test("Spec 1 §7: settings, flags and contact at the start are one request", async () => {
		const { run, requestedPaths } = startPorts();
		await run(readSite);
		expect(requestedPaths().filter((path) => path === site.getBasicInfo.path)).toEqual([
			site.getBasicInfo.path,
		]);
	});

	test.each([
		[{ status: 1 }, { isOpen: true, isCompanyMode: false }],
		[
			{ status: "1", type: "2", loss_url: null },
			{ isOpen: true, isCompanyMode: true },
		],
		[{ status: 2 }, { isOpen: true, isCompanyMode: false }],
		[{ status: "0" }, { isOpen: false, lossUrl: "" }],
		[{ status: 0 }, { isOpen: false, lossUrl: "" }],
	])("Spec 1 §4: the status %j is %j", async (status, read) => {
		const { run } = startPorts(site.getCompanyStatus, status);
		expect(await run(SiteInformation.use((port) => port.status))).toEqual(read);
	});

	test("Spec 1 §4: status 0 is closed, with a redirect", async () => {
		const { run } = startPorts(site.getCompanyStatus, { status: 0, type: 1, loss_url: "https://gone.test/" });
		expect(await run(Effect.flatMap(SiteInformation, ({ status }) => status))).toEqual({
			isOpen: false,
			lossUrl: "https://gone.test/",
		});
	});
});
