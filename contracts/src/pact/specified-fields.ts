import { bankFields } from "../bank-fields.ts";
import { applicationFields } from "../loan-fields.ts";
import { siteFields } from "../site-fields.ts";

const user =
	"id uid email mobile nickname name remark invite_code is_demo is_real is_trader level credit_score".split(
		" ",
	);
const instrument = [
	..."Id Code ShowCode Logo CategoryId MarketStatus PricePrecision ForexMinCont ForexContNum ForexFeeRate Pip".split(
		" ",
	),
	..."MarginMode HasForexMultiple HasForexMultiple[].Value HasForexMultiple[].Default ForexQuotations".split(
		" ",
	),
	...["Open", "Close", "Change", "High", "Low"].map((figure) => `ForexQuotations.${figure}`),
];
const candle = "Time Open High Low Close Volume".split(" ");
const totals = "ProfitsTotal HazardRate CautionMoneyAll".split(" ");
const page = ["data", "total"];
const company = "id name logo url subject registered_address location email".split(" ");
const news = "id title desc logo content created_at".split(" ");
const message = "id title desc content send_time".split(" ");
const balance = "accountTypeId type balance lockBalance currencyId".split(" ");

const trader =
	"id user_id nickname avatar follow_num position_num total_num total_amount position_quantity max_amount profit_percent total_profit total_profits is_followed".split(
		" ",
	);
const followOrder =
	"Id ForexTradeLists ForexTradeLists.ShowCode FollowType Status OriginPrice Price UpdatePrice OrderType Quantity FactProfits CreateTimeHandler".split(
		" ",
	);
const follower = "follow_id nickname avatar profitability total_profits".split(" ");
/** `remark` and `created_at` are our own. */
const review = "name card_id front_pic reverse_pic hand_pic remark created_at".split(" ");
const fund =
	"id title image currency_code dividend_percentage staring_sub_amount max_sub_amount limit_num lock_dividend_days liquidated_damages desc".split(
		" ",
	);
const fundPage = ["data", "last_page"];

const matchedBank = "bank_name swift ifsc iban name account".split(" ");

const withdrawWay =
	`id dc_address draw_currency draw_currency.code draw_currency.protocol ${bankFields}`.split(" ");
const withdrawal = [
	..."number real_number draw_currency draw_currency.code fee status_name created_at type address".split(" "),
	..."payee_account businessId notes".split(" "),
];

const of = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`);

const loanPlan =
	"id loan_period free_period min_amount max_amount interest_rate penalty_rate agreement".split(" ");
/** `free_period` and `reason` are ours. */
const loan = [
	..."id amount loan_period free_period interest_rate interest_amount penalty_amount penalty_rate".split(" "),
	..."status created_at reviewed_at repayment_time agreement reason user_info".split(" "),
	...of("user_info", "name last_name country mobile uid".split(" ")),
];

/**
 * The fields that the specification names of each reply and frame. A field that is not here can only be optional. Where the
 * specification shows no fields, our own are listed.
 */
export const specifiedFields: Readonly<Record<string, readonly string[]>> = {
	"account.getBalance": of("[]", balance),
	"account.getChanges": [...page, ...of("data[]", "Value Type Memo MemoTran CreatedAtTran".split(" "))],
	"account.getDetail": [...balance, "totalBalance"],
	"account.getProfits": ["profits"],
	"account.resetDemo": [],
	"content.getBanners": ["data", "data[].type", "data[].image"],
	"content.getDescript": ["data", "data[].group", "data[].content"],
	"content.getDescripts": ["data", "data[].group", "data[].content"],
	"content.getHomeNews": ["data", "data[].id", "data[].title"],
	"content.getMenu": of("[]", "group is_mobile title path icon component_name is_allow_demo".split(" ")),
	"content.getMessage": message,
	"content.getMessages": [...page, ...of("data[]", message)],
	"content.getNews": [...page, ...of("data[]", news)],
	"content.getNewsItem": news,
	"contract.cancel": [],
	"contract.close": [],
	"contract.getOrders": [
		...page,
		"all_fact_profits",
		...of("data[]", [
			..."Id OriginId ForexTradeLists ForexTradeLists.ShowCode OrderType Quantity OriginPrice Price".split(
				" ",
			),
			..."UpdatePrice FactProfits CautionMoney TradeFee TargetLossPrice TargetProfitPrice Status".split(" "),
			..."CreateTimeHandler CompleteTimeHandler".split(" "),
		]),
	],
	"contract.setStops": [],
	/** Not shown; an answer without it is a lost answer. */
	"contract.submit": ["Id"],
	"copy-trading.applyAsTrader": [],
	"copy-trading.follow": [],
	"copy-trading.getFollowedTraders": of("[]", trader),
	"copy-trading.getFollowOrders": [...page, ...of("data[]", followOrder)],
	"copy-trading.getMyFollowers": [
		...page,
		...["total_profits", "position_profits", "follow_num"],
		...of("data[]", follower),
	],
	"copy-trading.getTrader": trader,
	"copy-trading.getTraders": [...page, ...of("data[]", trader)],
	"copy-trading.unfollow": [],
	"copy-trading.getRanking": [
		...page,
		...of("data[]", [
			/** The fields of `user` are not shown. */
			..."user user.id multiple three_week_rate three_week_win three_week_profit total_rate".split(" "),
			..."total_trade_num code".split(" "),
		]),
	],
	"deposit.cancelBankDeposit": [],
	"deposit.createBankDeposit": [],
	"deposit.getBankOptions": of("[]", "id name min_amount max_amount".split(" ")),
	"deposit.getChannels": of("[]", "id currency_code protocol_code address".split(" ")),
	"deposit.getPendingDeposit": [
		..."id number symbol_id bank_info proof_img".split(" "),
		...of("bank_info", matchedBank),
	],
	"deposit.getReceivingInfo": "bank_name bank_address bank_swift payee_name payee_account bank_remark".split(
		" ",
	),
	"deposit.getRecords": [
		...page,
		...of("data[]", "id number type currency_code status created_at remark bank_info proof_img".split(" ")),
		...of("data[].bank_info", matchedBank),
	],
	"deposit.saveProof": [],
	"deposit.submitCrypto": [],
	"deposit.submitWire": [],
	"fund.getFund": fund,
	"fund.getFunds": [...fundPage, ...of("data[]", fund)],
	"fund.getIncomes": [...fundPage, ...of("data[]", ["id", "interest", "created_at"])],
	"fund.getSubscriptions": [
		...fundPage,
		...of("data[]", "id status share_amount sub_time day_profit sum_profit get_fund".split(" ")),
		...of("data[].get_fund", fund),
	],
	"fund.getTotals": ["total_share_amount", "today_fund_amount", "total_fund_amount"],
	"fund.redeem": [],
	"fund.subscribe": [],
	"loan.getDate": ["date"],
	/** `reason` and the application itself are ours. */
	"loan.getInfo": [...`status reason name last_name ${applicationFields}`.split(" ")],
	"loan.getPlan": loanPlan,
	"loan.getPlans": of("[]", loanPlan),
	"loan.getRecord": loan,
	"loan.getRecords": [...page, ...of("data[]", loan)],
	"loan.getRepayment": loan,
	"loan.getRepaymentAccounts": of("[]", ["id", "currency_code", "protocol_code", "address"]),
	"loan.repay": [],
	"loan.submit": [],
	"loan.submitApplication": [],
	"market.getCandles": of("[]", candle),
	"market.getCategories": ["[].Id", "[].NameShowTrans"],
	"market.getInstruments": of("[]", instrument),
	/** Not shown. */
	"market.getSparklines": of("[]", "Id Code Kline Kline[].Time Kline[].Close".split(" ")),
	"market.searchInstruments": of("[]", instrument),
	"micro.getOrders": [
		...page,
		...of("data[]", [
			..."Id ForexTradeList ForexTradeList.Id ForexTradeList.ShowCode Type Number Seconds".split(" "),
			..."RemainMilliSeconds OpenPrice EndPrice ProfitRatio FactProfits Status CreatedAtST CompleteAtST".split(
				" ",
			),
		]),
	],
	"micro.getSettings": [
		...["sec", "number", "number[].Number"],
		...of("sec[]", ["Id", "Seconds", "ProfitRatio", "LimitAmount"]),
	],
	/** Not shown; an answer without it is a lost answer. */
	"micro.submit": ["Id"],
	"session.changePassword": [],
	/** Ours. */
	"security.getSessions": [
		...page,
		...of("data[]", "id device_system device_version created_at last_seen_at is_current".split(" ")),
	],
	"security.endSession": [],
	"security.endOthers": [],
	"security.getLogins": [
		...page,
		...of("data[]", "id device_system device_version created_at login_type is_success".split(" ")),
	],
	"security.getPasskeys": [...page, ...of("data[]", "id name created_at last_used_at".split(" "))],
	"security.getPasskeyOptions": ["options"],
	"security.addPasskey": [],
	"security.removePasskey": [],
	"security.getPasskeyLoginOptions": ["options"],
	"security.loginWithPasskey": ["token", "user", ...of("user", user)],
	"session.createDemo": ["token", "user", ...of("user", user)],
	"session.getAreas": of("[]", ["id", "code", "global_code"]),
	"session.getCaptcha": ["id", "b64s"],
	"session.getUser": user,
	"session.login": ["token", "user", ...of("user", user)],
	"session.register": [],
	"session.resetPassword": [],
	"session.sendEmailCode": [],
	"session.sendPhoneCode": [],
	"session.setPayPassword": [],
	/** `is_pay_password`, `is_withdraw_manual_input` and the fields of a bank account are described without a name. */
	"site.getBasicInfo": [
		..."site_name logo currency currency_symbol service_link service_link_type verify_reg_type".split(" "),
		..."trade_fee_type micro_loss_level default_lang is_default_dark is_micro is_forex timezone".split(" "),
		..."only_one_account customer_tag is_mock_login is_dark_mode is_auth_ssn is_auth_hand_pic".split(" "),
		...["theme_primary", "theme_up", "theme_down", "theme_kline_up", "theme_kline_down"],
		..."is_user_show_level is_user_show_credit is_recharge_contact is_withdraw_contact".split(" "),
		..."is_register_email_with_mobile is_register_pay_pwd is_register_invite_code".split(" "),
		..."invite_code_required is_auth_email is_real_name_auth is_recharge_auth".split(" "),
		..."is_recharge_crypto is_recharge_bank_card is_withdraw_crypto is_withdraw_bank_card".split(" "),
		/** `is_loan_*` flags are named by their prefix alone. */
		...Object.keys(siteFields).filter((name) => name.startsWith("is_loan_")),
		..."is_wallet_crypto is_wallet_bank_card".split(" "),
	],
	/** The reply is not shown. */
	"site.getSetting": [],
	"site.getCompanyStatus": ["status", "type", "loss_url"],
	/** Not shown. */
	"site.getManifest": [],
	"transfer.getLog": [...page, ...of("data[]", "balance from to created_at".split(" "))],
	"transfer.transfer": [],
	"upload.image": ["url"],
	"support.getCompany": company,
	"support.searchCompanies": of("[]", company),
	"withdrawal.bindWay": [],
	"withdrawal.getCurrencies": of("[]", "id code protocol draw_rate fee_type usd_price".split(" ")),
	"withdrawal.getWays": of("[]", withdrawWay),
	"withdrawal.getWithdrawals": [...page, ...of("data[]", withdrawal)],
	"withdrawal.removeWay": [],
	"withdrawal.withdraw": [],
	"verification.getLevel": [...review, "mobile"],
	"verification.getLevels": ["junior_status", "senior_status"],
	"verification.getRealName": [...review, "review_status", "ssn", "email"],
	"verification.submitJunior": [],
	"verification.submitRealName": [],
	"verification.submitSenior": [],

	/** The envelope of a frame is ours. */
	"realtime.pong": ["type"],
	"realtime.loginResult": ["type", "code"],
	"realtime.market": ["type", "symbol", "quotation", "quotation.close", "quotation.change"],
	"realtime.kline": ["type", "symbol", "data", ...of("data", ["Period", ...candle])],
	"realtime.contractTrade": [
		...["type", "data", "data.TransOrder"],
		...of("data", totals),
		...of("data.TransOrder[]", ["Id", "UpdatePrice", "FactProfits"]),
	],
	"realtime.followTrade": [
		...["type", "data", "data.TransOrder"],
		...of("data.TransOrder[]", ["Id", "UpdatePrice", "FactProfits"]),
	],
	"realtime.contractClosed": ["type", "data", "data.Ids"],
};
