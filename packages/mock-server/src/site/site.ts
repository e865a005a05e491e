import { site } from "@tradewind/contracts";
import { chatPath } from "./chat-path.ts";

/** The switches of the fields of a loan application. */
const loanFormFlags = Object.keys(site.siteFields).filter(
	(name) => name.startsWith("is_loan_") && !/_(show|protocol|repayment)/.test(name),
);

export type BasicInfo = typeof site.BasicInfo.Type;
export type CompanyStatus = typeof site.CompanyStatus.Type;

/** The configuration of the mock platform, where it differs from what counts without it. */
const defaultInfo: Required<BasicInfo> = {
	...site.siteDefaults,
	site_name: "Tradewind",
	currency: "USD",
	currency_symbol: "$",
	service_link: chatPath,
	service_link_type: "1",
	trade_fee_type: "1",
	default_lang: "en",
	is_dark_mode: "1",
	is_micro: "1",
	is_forex: "1",
	is_mock_login: "1",
	is_user_show_level: "1",
	is_recharge_crypto: "1",
	is_recharge_bank_card: "1",
	is_recharge_edit: "1",
	is_recharge_cancel: "1",
	is_withdraw_crypto: "1",
	is_withdraw_bank_card: "1",
	is_wallet_crypto: "1",
	is_wallet_bank_card: "1",
	is_bank_code: "0",
	is_routing_number: "0",
	is_bank_ifsc: "0",
	is_bank_branch: "0",
	is_payee_address: "0",
	is_post_code: "0",
	...Object.fromEntries(loanFormFlags.map((name) => [name, "1"])),
	is_loan_show_daily_profit: "1",
	is_loan_show_total_profit: "1",
	is_loan_protocol: "1",
	is_loan_repayment_address_copy: "1",
	is_loan_repayment_chat: "1",
};

/** Configuration and status of the site; scenarios and the control change them. */
export const createSite = () => {
	let info: BasicInfo = defaultInfo;
	let showsIdentity = true;
	let status: CompanyStatus = { status: 1, type: 1, loss_url: "" };
	return {
		info: (): BasicInfo => info,
		setInfo: (changed: BasicInfo): void => {
			info = changed;
		},
		/** The setting `is_show_mobile`. */
		showsIdentity: (): boolean => showsIdentity,
		setShowsIdentity: (changed: boolean): void => {
			showsIdentity = changed;
		},
		status: (): CompanyStatus => status,
		setStatus: (changed: CompanyStatus): void => {
			status = changed;
		},
		/** The origin of the support page that the app frames, if it is another site. */
		framedSite: (): string | undefined => {
			const link = info.service_link_type === "1" ? URL.parse(info.service_link ?? "") : null;
			return link?.protocol === "https:" ? link.origin : undefined;
		},
		/** Customers choose their company (docs/assumptions.md, A-115). */
		isCompanyMode: (): boolean => status.type === 2,
		/** A new password needs a code (docs/assumptions.md, A-223). */
		needsCode: (): boolean => !["2", "3"].includes(info.verify_reg_type ?? "1"),
		hasMicro: (): boolean => info.is_micro === "1",
		/** In one-account mode micro orders use the money of the contract account (Spec 1 §6). */
		microWallet: () => (info.only_one_account === "1" ? ("forex" as const) : ("micro" as const)),
		/** Deposits go to this account and withdrawals come from it (docs/assumptions.md, A-320). */
		cashWallet: () => (info.only_one_account === "1" ? ("forex" as const) : ("change" as const)),
		/** Loans are paid out to an account that pays orders (docs/assumptions.md, A-511). */
		loanWallet: () => {
			if (info.only_one_account === "1" || info.is_forex === "1") return "forex" as const;
			return info.is_micro === "1" ? ("micro" as const) : ("change" as const);
		},
		microLossLevel: (): number => Number(info.micro_loss_level),
		feeBasis: () => (info.trade_fee_type === "1" ? ("per-quantity" as const) : ("per-margin" as const)),
	};
};

export type Site = ReturnType<typeof createSite>;
