import type { site } from "@tradewind/contracts";
import { defaultColours } from "@tradewind/domain/site";

export type BasicInfo = typeof site.BasicInfo.Type;
export type CompanyStatus = typeof site.CompanyStatus.Type;

const defaultInfo: Required<BasicInfo> = {
	site_name: "Tradewind",
	logo: "",
	currency: "USD",
	currency_symbol: "$",
	timezone: "GMT",
	service_link: "mailto:help@tradewind.test",
	service_link_type: "2",
	verify_reg_type: "1",
	trade_fee_type: "1",
	micro_loss_level: "0",
	default_lang: "en",
	is_default_dark: "0",
	is_dark_mode: "1",
	is_micro: "1",
	is_forex: "1",
	is_mock_login: "1",
	only_one_account: "0",
	customer_tag: "",
	is_user_show_level: "1",
	is_user_show_credit: "0",
	is_recharge_contact: "0",
	is_withdraw_contact: "0",
	is_show_uid: "1",
	is_recharge_crypto: "0",
	is_recharge_bank_card: "0",
	is_withdraw_crypto: "0",
	is_withdraw_bank_card: "0",
	is_wallet_crypto: "0",
	is_wallet_bank_card: "0",
	is_pay_password: "0",
	is_withdraw_manual_input: "0",
	is_real_name_auth: "0",
	is_recharge_auth: "0",
	theme_primary: defaultColours.primary,
	theme_up: defaultColours.up,
	theme_down: defaultColours.down,
	theme_kline_up: defaultColours.candleUp,
	theme_kline_down: defaultColours.candleDown,
};

/** Configuration and status of the site; scenarios and the control change them. */
export const createSite = () => {
	let info: BasicInfo = defaultInfo;
	let status: CompanyStatus = { status: 1, type: 1, loss_url: "" };
	return {
		info: (): BasicInfo => info,
		setInfo: (changed: BasicInfo): void => {
			info = changed;
		},
		status: (): CompanyStatus => status,
		setStatus: (changed: CompanyStatus): void => {
			status = changed;
		},
		hasMicro: (): boolean => info.is_micro === "1",
		/** In one-account mode micro orders use the money of the contract account (Spec 1 §6). */
		microWallet: () => (info.only_one_account === "1" ? ("forex" as const) : ("micro" as const)),
		microLossLevel: (): number => Number(info.micro_loss_level),
		feeBasis: () => (info.trade_fee_type === "1" ? ("per-quantity" as const) : ("per-margin" as const)),
	};
};

export type Site = ReturnType<typeof createSite>;
