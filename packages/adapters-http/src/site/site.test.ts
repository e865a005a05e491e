import { site } from "@tradewind/contracts";
import { applicationFields } from "@tradewind/domain/loan";
import { defaultColours, noFlags, readSite, SiteInformation } from "@tradewind/domain/site";
import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { askedNames } from "../loan/application-fields.ts";
import { startPorts } from "../ports.test-support.ts";

const switchSettings = {
	is_forex: "hasContractTrading",
	is_micro: "hasMicroTrading",
	is_mock_login: "hasDemoLogin",
	is_dark_mode: "hasDarkMode",
	is_default_dark: "isDarkByDefault",
	only_one_account: "hasOnlyOneAccount",
	is_user_show_level: "showsLevel",
	is_user_show_credit: "showsCredit",
};

const switchFlags = {
	is_recharge_contact: "contactForDeposits",
	is_withdraw_contact: "contactForWithdrawals",
	is_recharge_edit: "matchesDepositBanks",
	is_recharge_cancel: "mayCancelDeposits",
	is_pay_password: "needsPayPassword",
	is_withdraw_manual_input: "takesTypedAddresses",
	is_register_email_with_mobile: "registersMobileWithEmail",
	is_register_pay_pwd: "registersPayPassword",
	is_register_invite_code: "registersInviteCode",
	invite_code_required: "needsInviteCode",
	is_auth_ssn: "asksSsn",
	is_auth_hand_pic: "asksHandPicture",
	is_auth_email: "asksEmail",
	is_loan_show_daily_profit: "showsDailyInterest",
	is_loan_show_total_profit: "showsTotalInterest",
	is_loan_protocol: "needsLoanTerms",
	is_loan_repayment_address_copy: "mayCopyRepaymentAddress",
	is_loan_repayment_chat: "hasRepaymentChat",
	is_real_name_auth: "needsRealName",
	is_recharge_auth: "needsRealNameToDeposit",
};

/** One for each field of a loan application except the names. */
const loanFormFlags = Object.keys(site.siteFields).filter((name) =>
	/^is_loan_(?!show_|protocol|repayment_)/.test(name),
);

/** On unless they are switched off (docs/assumptions.md, A-332). */
const switchBankFields = {
	is_payee_account: "account",
	is_bank_iban: "iban",
	is_bank_swift: "swift",
	is_bank_code: "bankCode",
	is_routing_number: "routingNumber",
	is_bank_ifsc: "ifsc",
	is_bank_branch: "branch",
	is_bank_address: "bankAddress",
	is_payee_address: "payeeAddress",
	is_post_code: "postCode",
};

/** On unless they are switched off: only Spec 2 names them (docs/assumptions.md, A-121). */
const switchWays = {
	is_recharge_crypto: "depositsCrypto",
	is_recharge_bank_card: "depositsToBank",
	is_withdraw_crypto: "withdrawsCrypto",
	is_withdraw_bank_card: "withdrawsToBank",
	is_wallet_crypto: "hasCryptoWallet",
	is_wallet_bank_card: "hasBankCards",
};
const flagsByDefault = {
	...noFlags,
	...Object.fromEntries(Object.values(switchWays).map((word) => [word, true])),
};

describe("Spec 1 §3: the site", () => {
	test.each(Object.entries(switchBankFields))(
		"A-332: %s hides one field of a bank account",
		async (flag, field) => {
			const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, [flag]: "0" });
			const { hiddenBankFields } = await run(SiteInformation.use((port) => port.flags));
			expect(hiddenBankFields).toEqual([field]);
		},
	);

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

	test("Spec 1 §6, Spec 2 §6: each switch of a feature is one flag, off if it is not sent", async () => {
		for (const [field, word] of Object.entries(switchFlags)) {
			const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, [field]: "1" });
			expect(await run(SiteInformation.use((port) => port.flags))).toEqual({
				...flagsByDefault,
				[word]: true,
			});
		}
	});

	test("Spec 1 §2, §3: with the fields of Spec 1 alone each way of deposits and withdrawals is on, and off if it is switched off", async () => {
		for (const [field, word] of Object.entries(switchWays)) {
			const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, [field]: "0" });
			expect(await run(SiteInformation.use((port) => port.flags))).toEqual({
				...flagsByDefault,
				[word]: false,
			});
		}
	});

	test.each([
		["1", "code"],
		["2", "captcha"],
		[3, "none"],
		[null, "code"],
		["9", "code"],
	])("Spec 1 §5: verify_reg_type %j is the proof %s", async (verify_reg_type, registrationProof) => {
		const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, verify_reg_type });
		expect(await run(SiteInformation.use((port) => port.flags))).toEqual({
			...flagsByDefault,
			registrationProof,
		});
	});

	test.each([
		["0", false],
		[1, true],
		[undefined, true],
	])("Spec 1 §5: with invite_code_required %j an invite code is required: %j", async (value, expected) => {
		const { run } = startPorts(site.getBasicInfo, { invite_code_required: value });
		expect((await run(SiteInformation.use((port) => port.flags))).needsInviteCode).toBe(expected);
	});

	test.each([
		["1", true],
		[0, false],
		[undefined, false],
	])("Spec 1 §7: the setting is_show_mobile %j is %j, and is requested by its key", async (value, shows) => {
		const { run, sent } = startPorts(site.getSetting, { value });
		expect([await run(SiteInformation.use((port) => port.showsUid)), await sent("key")]).toEqual([
			shows,
			"is_show_mobile",
		]);
	});

	test("Spec 2 §5: each switch of a loan application asks for a field of its own", async () => {
		const asked: string[] = [];
		for (const flag of loanFormFlags) {
			const { run } = startPorts(site.getBasicInfo, { [flag]: "1" });
			asked.push(...(await run(SiteInformation.use((port) => port.flags))).loanFields);
		}
		const named = applicationFields.filter((field) => field !== "lastName" && field !== "firstName");
		expect(asked.sort()).toEqual([...named].sort());
	});

	test("Spec 1 §1, Spec 2 §1: every switch of the table is read as its own", () => {
		const read = [
			...[switchSettings, switchFlags, switchWays, switchBankFields].flatMap(Object.keys),
			...askedNames.map(([, flag]) => flag),
		];
		const fields = Object.entries(site.siteFields).filter(([, { type }]) => type === "flag");
		expect(read.sort()).toEqual(fields.map(([name]) => name).sort());
	});

	test.each([
		["1", "no recharge tile"],
		["2", "no micro details"],
		["3", "grey lists"],
		["", "none"],
		["vip", "none"],
		["constructor", "none"],
	])("Spec 1 §6: the customer tag %j is %s", async (tag, customerTag) => {
		const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, customer_tag: tag });
		expect(await run(SiteInformation.use((port) => port.flags))).toEqual({ ...flagsByDefault, customerTag });
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
