import { site } from "@tradewind/contracts";
import { applicationFields } from "@tradewind/domain/loan";
import { SiteInformation } from "@tradewind/domain/site";
import { describe, expect, test } from "vitest";
import { askedNames } from "../loan/application-fields.ts";
import { startPorts } from "../ports.test-support.ts";
import { flagsByDefault, switchSettings, switchWays } from "./site.test-support.ts";

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

describe("Spec 1 §3: the site", () => {
	test.each(Object.entries(switchBankFields))(
		"A-332: %s hides one field of a bank account",
		async (flag, field) => {
			const { run } = startPorts(site.getBasicInfo, { ...site.getBasicInfo.example.reply, [flag]: "0" });
			const { hiddenBankFields } = await run(SiteInformation.use((port) => port.flags));
			expect(hiddenBankFields).toEqual([field]);
		},
	);

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
});
