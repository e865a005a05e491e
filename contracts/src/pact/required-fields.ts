const of = (path: string, fields: string) => fields.split(" ").map((field) => `${path}${field}`);

const instrument = of(
	"[].",
	"Id Code PricePrecision ForexContNum ForexFeeRate Pip MarginMode HasForexMultiple[].Value",
);
const loanPlan = "id loan_period interest_rate";
const fund = "id currency_code dividend_percentage lock_dividend_days liquidated_damages";
const loan = "id amount status";
const login = ["token", "user", "user.id"];

/**
 * The fields of each reply and frame without which the app cannot use a record: they say which one it is, or a decision of the
 * customer or of the app depends on them, mostly about money. Without one of them a row is left out, and a reply with one record
 * is unreadable. All other fields may be absent or odd; the app then shows `--`.
 */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
	"account.getBalance": of("[].", "accountTypeId type balance"),
	"account.getDetail": ["balance"],
	"content.getHomeNews": ["data[].id"],
	"content.getMessage": ["id"],
	"content.getMessages": ["data[].id"],
	"content.getNews": ["data[].id"],
	"content.getNewsItem": ["id"],
	"contract.getOrders": of("data[].", "Id OrderType Quantity Status"),
	"contract.submit": ["Id"],
	"copy-trading.getFollowedTraders": ["[].user_id"],
	"copy-trading.getFollowOrders": of("data[].", "Id Status OrderType"),
	"copy-trading.getMyFollowers": ["data[].follow_id"],
	"copy-trading.getRanking": of("data[].", "user user.id"),
	"copy-trading.getTrader": ["user_id"],
	"copy-trading.getTraders": ["data[].user_id"],
	"deposit.getBankOptions": of("[].", "id name"),
	"deposit.getChannels": of("[].", "id currency_code protocol_code address"),
	"deposit.getPendingDeposit": ["id", "number"],
	"deposit.getRecords": of("data[].", "id status"),
	"fund.getFund": fund.split(" "),
	"fund.getFunds": of("data[].", fund),
	"fund.getIncomes": ["data[].id"],
	"fund.getSubscriptions": of("data[].", "id status share_amount"),
	"loan.getDate": ["date"],
	"loan.getInfo": ["status"],
	"loan.getPlan": loanPlan.split(" "),
	"loan.getPlans": of("[].", loanPlan),
	"loan.getRecord": loan.split(" "),
	"loan.getRecords": of("data[].", loan),
	"loan.getRepayment": loan.split(" "),
	"loan.getRepaymentAccounts": of("[].", "id currency_code address"),
	"market.getCandles": of("[].", "Time Open High Low Close"),
	"market.getCategories": ["[].Id"],
	"market.getInstruments": instrument,
	"market.getSparklines": of("[].", "Code Kline[].Close"),
	"market.searchInstruments": instrument,
	"micro.getOrders": of("data[].", "Id Type Number Seconds Status"),
	"micro.getSettings": [...of("sec[].", "Seconds ProfitRatio"), "number[].Number"],
	"micro.submit": ["Id"],
	"security.getLogins": ["data[].id"],
	"security.getPasskeyLoginOptions": ["options"],
	"security.getPasskeyOptions": ["options"],
	"security.getPasskeys": ["data[].id"],
	"security.getSessions": ["data[].id"],
	"security.loginWithPasskey": login,
	"session.createDemo": login,
	"session.getAreas": of("[].", "id global_code"),
	"session.getCaptcha": ["id", "b64s"],
	"session.getUser": ["id"],
	"session.login": login,
	"transfer.getLog": of("data[].", "balance from to"),
	"upload.image": ["url"],
	"verification.getRealName": ["review_status"],
	"withdrawal.getCurrencies": of("[].", "id code draw_rate fee_type usd_price"),
	"withdrawal.getWays": ["[].id"],
	"withdrawal.getWithdrawals": ["data[].number"],

	"realtime.pong": ["type"],
	"realtime.loginResult": ["type", "code"],
	"realtime.market": ["type", "symbol", "quotation", "quotation.close"],
	"realtime.kline": ["type", "symbol", "data", ...of("data.", "Period Time Open High Low Close")],
	"realtime.contractTrade": ["type", "data.TransOrder[].Id"],
	"realtime.followTrade": ["type", "data.TransOrder[].Id"],
	"realtime.contractClosed": ["type"],
};

/**
 * Fields whose absence is a fact, such as a stop that is not set: an odd value there must not be read as one, and makes its
 * record unreadable. A partial list would be misleading here: with a bad row the whole list counts as absent.
 */
export const unsettableFields: Readonly<Record<string, readonly string[]>> = {
	"account.getDetail": of("", "totalBalance ProfitsTotal CautionMoneyAll HazardRate"),
	"account.getChanges": ["data[].Balance"],
	"contract.getOrders": of("data[].", "Multiple Price TargetLossPrice TargetProfitPrice"),
	"copy-trading.getFollowOrders": ["data[].Price"],
	"deposit.getPendingDeposit": ["bank_info"],
	"deposit.getRecords": of("data[].", "bank_info type"),
	"fund.getFund": of("", "staring_sub_amount max_sub_amount"),
	"fund.getFunds": of("data[].", "staring_sub_amount max_sub_amount"),
	"micro.getOrders": of("data[].", "EndPrice FactProfits"),
	"market.getInstruments": ["[].TradeTimes"],
	"market.searchInstruments": ["[].TradeTimes"],
	"site.getBasicInfo": ["trade_fee_type"],
	"realtime.contractClosed": ["data"],
	"realtime.contractTrade": ["data"],
	"realtime.followTrade": ["data"],
};
