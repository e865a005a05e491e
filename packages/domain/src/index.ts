export { type AccountDetailContext, accountDetailMachine } from "./account/account-detail.machine.ts";
export type { AccountDetail } from "./account/account-detail.ts";
export { AccountHistory, type AccountRecordsQuery } from "./account/account-history.port.ts";
export type { AccountRecord } from "./account/account-record.ts";
export { Accounts } from "./account/accounts.port.ts";
export { shownBalances, totalBalance } from "./account/asset-summary.ts";
export type { AccountKind, Balance } from "./account/balance.ts";
export { type BalancesContext, type BalancesEvent, balancesMachine } from "./account/balances.machine.ts";
export { dayProfitPercentRule } from "./account/day-profit-percent.rule.ts";
export { displayBalanceRule } from "./account/display-balance.rule.ts";
export { type MoneyReading, readMoney } from "./account/read-money.ts";
export { accountTotalRule } from "./account/total.rule.ts";
export {
	type ActivityContext,
	type ActivityEvent,
	type ActivityHappened,
	type ActivityInput,
	activityMachine,
} from "./activity/activity.machine.ts";
export {
	type Activity,
	type ActivityEntry,
	type ActivityKind,
	type ActivityProduct,
	type EndReason,
	entryKey,
	mostEntries,
	noActivity,
	type OwnCommand,
	unreadOf,
	type WatchedOrder,
} from "./activity/activity.ts";
export { type Endings, readEndings, type WantedEndings } from "./activity/read-endings.ts";
export { readActivity, type SavedActivity, writeActivity } from "./activity/saved-activity.ts";
export type { ContractsView } from "./activity/watch-contracts.ts";
export type { MicrosReading } from "./activity/watch-micros.ts";
export type {
	CommandCarriedOut,
	CommandContext,
	CommandEvent,
	CommandTypes,
	Finding,
	Told,
} from "./command/command.ts";
export type { Done } from "./command/done.ts";
export { findNew, lastIdOf, type Recorded } from "./command/find-new.ts";
export { forgettingSecrets, forgotten, noSecret, type Secret, secret, textOf } from "./command/secret.ts";
export { type ArticleContext, createArticleMachine } from "./content/article.machine.ts";
export { Articles } from "./content/articles.port.ts";
export { type DescriptivePage, type Message, messagesPerPage, type NewsItem } from "./content/articles.ts";
export type { Headline, Media } from "./content/publication.ts";
export { Publications } from "./content/publications.port.ts";
export type {
	ContractOrderContext,
	ContractOrderEvent,
} from "./contract/contract-order.events.ts";
export { contractOrderMachine } from "./contract/contract-order.machine.ts";
export {
	type ContractOrder,
	type Direction,
	type OrderId,
	type OrderStage,
	type OrderTab,
	type OrderTotals,
	orderId,
	type TradeUpdate,
} from "./contract/contract-order.ts";
export {
	type ContractOrdersContext,
	type ContractOrdersEvent,
	contractOrdersMachine,
} from "./contract/contract-orders.machine.ts";
export {
	ContractTrading,
	type NewContractOrder,
	type OrderPage,
	type OrderQuery,
} from "./contract/contract-trading.port.ts";
export { feeRule } from "./contract/fee.rule.ts";
export { floatingProfitRule } from "./contract/floating-profit.rule.ts";
export { freeAfterRule } from "./contract/free-after.rule.ts";
export { hazardRateRule, stopOutLevel } from "./contract/hazard-rate.rule.ts";
export { marginRule } from "./contract/margin.rule.ts";
export {
	needsReading,
	noOpenOrders,
	type OpenOrders,
	type OpenOrdersReading,
	withClosed,
	withReading,
	withSubmitted,
	withTrade,
} from "./contract/open-orders.ts";
export {
	type CommandDone,
	type CommandOvertaken,
	commandVerdict,
	type OrderCommand,
	type Stops,
} from "./contract/order-command.ts";
export { type PressedOrder, receiptIssues } from "./contract/order-press.ts";
export { type OrderReceipt, receiptOf } from "./contract/order-receipt.ts";
export type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
	TicketSent,
} from "./contract/order-ticket.events.ts";
export { orderTicketMachine } from "./contract/order-ticket.machine.ts";
export { summarise, type TicketFacts, type TicketSummary } from "./contract/order-ticket.ts";
export { readOpenOrders, readOrder } from "./contract/read-orders.ts";
export {
	matchSentOrder,
	type Reconciliation,
	reconcileOrder,
	type SentOrder,
} from "./contract/reconcile-order.ts";
export { returnOnMarginRule } from "./contract/return-on-margin.rule.ts";
export { stopDistanceRule } from "./contract/stop-distance.rule.ts";
export type { StopLimits } from "./contract/stop-price.ts";
export { type StopsForm, type StopsSummary, stopsFormOf, summariseStops } from "./contract/stops-form.ts";
export { suggestedStops } from "./contract/suggested-stops.ts";
export {
	emptyForm,
	multipleText,
	type TicketChange,
	type TicketForm,
} from "./contract/ticket-form.ts";
export { type Issue, issueNames, type TicketField } from "./contract/ticket-issue.ts";
export { CopyTrading, type FollowOrdersQuery } from "./copy-trading/copy-trading.port.ts";
export { type CopyTradingTile, copyTradingTile } from "./copy-trading/copy-trading-tile.ts";
export { followMachine } from "./copy-trading/follow.machine.ts";
export type { FollowContext, FollowEvent, FollowInput } from "./copy-trading/follow.setup.ts";
export type { FollowCommand, FollowerSettings, FollowRequest } from "./copy-trading/follow-command.ts";
export { emptyFollow, type FollowChange, type FollowForm } from "./copy-trading/follow-form.ts";
export type {
	FollowOrder,
	FollowOrdersOf,
	FollowOrdersTab,
	FollowOrderUpdate,
} from "./copy-trading/follow-order.ts";
export { changedFollowOrders, followOrderKey } from "./copy-trading/follow-orders.ts";
export {
	type FollowBarrier,
	type FollowFacts,
	type FollowIssue,
	type FollowSummary,
	summariseFollow,
	type UnfollowWarning,
} from "./copy-trading/follow-summary.ts";
export type { Follower, FollowersSummary } from "./copy-trading/follower.ts";
export { type Leader, type LeaderOrder, leaderOrders } from "./copy-trading/leader.ts";
export { Leaders, type RankingQuery } from "./copy-trading/leaders.port.ts";
export type { MultipleIssue } from "./copy-trading/read-multiple.ts";
export { reconcileFollow } from "./copy-trading/reconcile-follow.ts";
export { reconcileTraderApplication } from "./copy-trading/reconcile-trader-application.ts";
export { statisticsWeeks, type Trader } from "./copy-trading/trader.ts";
export {
	type TraderApplicationContext,
	type TraderApplicationEvent,
	traderApplicationMachine,
} from "./copy-trading/trader-application.machine.ts";
export {
	summariseTraderApplication,
	type TraderApplication,
	type TraderApplicationIssue,
} from "./copy-trading/trader-application-form.ts";
export { type UserId, userId } from "./copy-trading/user-id.ts";
export { bankDepositMachine } from "./deposit/bank-deposit.machine.ts";
export {
	type BankDepositContext,
	type BankDepositEvent,
	pollInterval,
} from "./deposit/bank-deposit.setup.ts";
export type { BankDepositCommand } from "./deposit/bank-deposit-command.ts";
export type { BankDepositChange, BankDepositForm } from "./deposit/bank-deposit-form.ts";
export {
	type BankDepositFacts,
	type BankDepositInput,
	type BankDepositIssue,
	type BankDepositSummary,
	summariseBankDeposit,
} from "./deposit/bank-deposit-summary.ts";
export { cryptoDepositMachine } from "./deposit/crypto-deposit.machine.ts";
export type { CryptoDepositContext, CryptoDepositEvent } from "./deposit/crypto-deposit.setup.ts";
export type { CryptoDepositChange, CryptoDepositForm } from "./deposit/crypto-deposit-form.ts";
export {
	type CryptoDepositFacts,
	type CryptoDepositInput,
	type CryptoDepositIssue,
	type CryptoDepositSummary,
	summariseCryptoDeposit,
} from "./deposit/crypto-deposit-summary.ts";
export type {
	BankDepositOrder,
	BankOption,
	CryptoChannel,
	CryptoDepositOrder,
	DepositProof,
	MatchedBank,
	PendingDeposit,
	ReceivingInfo,
	WireDepositOrder,
} from "./deposit/deposit.ts";
export {
	type DepositAccess,
	type DepositBarrier,
	type DepositGate,
	type DepositTab,
	depositGate,
} from "./deposit/deposit-gate.ts";
export {
	type DepositRecordContext,
	type DepositRecordEvent,
	type DepositRecordInput,
	depositRecordMachine,
} from "./deposit/deposit-record.machine.ts";
export {
	type DepositFace,
	type DepositKind,
	type DepositRecord,
	type DepositStatus,
	depositFace,
} from "./deposit/deposit-record.ts";
export { type DepositStage, depositStage } from "./deposit/deposit-stage.ts";
export { type DepositQuery, Deposits } from "./deposit/deposits.port.ts";
export {
	type BankDepositReading,
	type CryptoDepositReading,
	readBankDeposit,
	readCryptoDeposit,
	readDepositRecord,
	readWireDeposit,
	type WireDepositReading,
} from "./deposit/read-deposits.ts";
export { reconcileBankDeposit, type SentBankDeposit } from "./deposit/reconcile-bank-deposit.ts";
export { reconcileCryptoDeposit, type SentCryptoDeposit } from "./deposit/reconcile-crypto-deposit.ts";
export {
	reconcileNewBankDeposit,
	type SentNewBankDeposit,
	type SentWireDeposit,
} from "./deposit/reconcile-new-bank-deposit.ts";
export { wireDepositMachine } from "./deposit/wire-deposit.machine.ts";
export type { WireDepositContext, WireDepositEvent } from "./deposit/wire-deposit.setup.ts";
export {
	summariseWireDeposit,
	type WireDepositFacts,
	type WireDepositInput,
	type WireDepositIssue,
	type WireDepositSummary,
} from "./deposit/wire-deposit-summary.ts";
export { fundDailyProfitRule } from "./fund/daily-profit.rule.ts";
export { displaySummaryRule } from "./fund/display-summary.rule.ts";
export { type Fund, type FundId, type FundSummary, fundId, shownFundSummary } from "./fund/fund.ts";
export { type FundPage, fundListPage } from "./fund/fund-page.ts";
export { fundSubscriptionMachine } from "./fund/fund-subscription.machine.ts";
export type {
	FundSubscriptionContext,
	FundSubscriptionEvent,
	FundSubscriptionInput,
} from "./fund/fund-subscription.setup.ts";
export { Funds, type IncomesQuery } from "./fund/funds.port.ts";
export { type FundReading, readFund } from "./fund/read-fund.ts";
export { readSubscription } from "./fund/read-subscription.ts";
export { reconcileRedemption } from "./fund/reconcile-redemption.ts";
export { reconcileSubscription, type SentSubscription } from "./fund/reconcile-subscription.ts";
export { redemptionMachine } from "./fund/redemption.machine.ts";
export type { RedemptionContext, RedemptionEvent } from "./fund/redemption.setup.ts";
export { type Redemption, type RedemptionSummary, summariseRedemption } from "./fund/redemption-form.ts";
export { redemptionPenaltyRule } from "./fund/redemption-penalty.rule.ts";
export {
	type Income,
	type Subscription,
	type SubscriptionId,
	type SubscriptionOrder,
	type SubscriptionStatus,
	subscriptionId,
} from "./fund/subscription.ts";
export type { SubscriptionChange, SubscriptionForm } from "./fund/subscription-form.ts";
export {
	type SubscriptionFacts,
	type SubscriptionSummary,
	summariseSubscription,
} from "./fund/subscription-summary.ts";
export { fundTotalProfitRule } from "./fund/total-profit.rule.ts";
export { type AgreementSurroundings, agreementOfRecord } from "./loan/agreement-of-record.ts";
export {
	type AgreementLanguage,
	type AgreementPart,
	type AgreementText,
	type AgreementTexts,
	agreementLanguages,
	agreementParts,
} from "./loan/agreement-text.ts";
export { type AgreementKey, agreementKeys } from "./loan/agreement-values.ts";
export { amountToRepayRule } from "./loan/amount-to-repay.rule.ts";
export { type ApplicationField, type AskedFields, applicationFields } from "./loan/application-fields.ts";
export { type ApplicationChange, type ApplicationForm, emptyApplication } from "./loan/application-form.ts";
export type { ApplicationIssue } from "./loan/application-issue.ts";
export {
	type ApplicationFacts,
	type ApplicationSummary,
	summariseApplication,
} from "./loan/application-summary.ts";
export { dailyInterestRule } from "./loan/daily-interest.rule.ts";
export { agreementToRead, isAgreementRead } from "./loan/loan-agreement.ts";
export { loanApplicationMachine } from "./loan/loan-application.machine.ts";
export type {
	LoanApplicationContext,
	LoanApplicationEmitted,
	LoanApplicationEvent,
} from "./loan/loan-application.setup.ts";
export type {
	ApplicationStanding,
	ApplicationStatus,
	IdKind,
	LoanApplication,
	Sex,
} from "./loan/loan-application.ts";
export type { LoanChange, LoanForm } from "./loan/loan-form.ts";
export { type LoanPlan, type LoanPlanId, loanPlanId } from "./loan/loan-plan.ts";
export {
	type LoanRecordContext,
	type LoanRecordEvent,
	type LoanRecordInput,
	loanRecordMachine,
} from "./loan/loan-record.machine.ts";
export {
	type Borrower,
	canRepay,
	type LoanId,
	type LoanRecord,
	type LoanStatus,
	loanId,
	toRepay,
} from "./loan/loan-record.ts";
export { loanRequestMachine } from "./loan/loan-request.machine.ts";
export type {
	AgreementSigned,
	LoanRequestContext,
	LoanRequestEvent,
	ToldOfLoans,
} from "./loan/loan-request.setup.ts";
export type { LoanRequest } from "./loan/loan-request.ts";
export { type LoanFacts, type LoanIssue, type LoanSummary, summariseLoan } from "./loan/loan-summary.ts";
export { type LoanQuery, Loans } from "./loan/loans.port.ts";
export { ratePercentRule } from "./loan/rate-percent.rule.ts";
export { earliestBirthday } from "./loan/read-application.ts";
export { type ApplicationReading, readLoanApplication } from "./loan/read-loan-application.ts";
export { type LoanOfferReading, readLoanOffer } from "./loan/read-loan-offer.ts";
export { type RepaymentReading, readRepayment } from "./loan/read-repayment.ts";
export { reconcileApplication, type SentApplication } from "./loan/reconcile-application.ts";
export { reconcileLoan, type SentLoan } from "./loan/reconcile-loan.ts";
export { reconcileRepayment } from "./loan/reconcile-repayment.ts";
export { repaymentMachine } from "./loan/repayment.machine.ts";
export type {
	RepaymentContext,
	RepaymentEvent,
	RepaymentInput,
	ToldOfRepayment,
} from "./loan/repayment.setup.ts";
export {
	type Repayment,
	type RepaymentAccount,
	type RepaymentAccountId,
	repaymentAccountId,
} from "./loan/repayment.ts";
export type { RepaymentChange, RepaymentForm } from "./loan/repayment-form.ts";
export {
	type RepaymentFacts,
	type RepaymentIssue,
	type RepaymentSummary,
	summariseRepayment,
} from "./loan/repayment-summary.ts";
export {
	type SignatureContext,
	type SignatureEvent,
	type Signed,
	signatureMachine,
} from "./loan/signature.machine.ts";
export {
	NotRendered,
	type PadSize,
	type Point,
	placeOn,
	pointOn,
	type SignatureChange,
	type Stroke,
	shortestSignature,
} from "./loan/signature.ts";
export { totalInterestRule } from "./loan/total-interest.rule.ts";
export { barChange } from "./market/bar-change.ts";
export { barRange } from "./market/bar-range.ts";
export { type Candle, defaultPeriod, type Period, periodSeconds, periods } from "./market/candle.ts";
export { type CandleSeries, emptySeries, seriesOf, withCandle, withHistory } from "./market/candle-series.ts";
export {
	type CandlesContext,
	type CandlesEvent,
	type CandlesInput,
	candlesMachine,
} from "./market/candles.machine.ts";
export {
	type Category,
	type DayQuotation,
	type Instrument,
	type InstrumentCode,
	type InstrumentId,
	instrumentCode,
	instrumentId,
	type Multiple,
	type Sparkline,
} from "./market/instrument.ts";
export {
	type MarketContext,
	type MarketEvent,
	type MarketInput,
	marketMachine,
} from "./market/market.machine.ts";
export { type InstrumentList, MarketData } from "./market/market-data.port.ts";
export type { Quote } from "./market/quote.ts";
export { createQuoteBoard, type QuoteBoard } from "./market/quote-board.ts";
export { searchInstruments } from "./market/search-instruments.ts";
export { nextSorting, type Sorting, sortInstruments } from "./market/sort-instruments.ts";
export {
	isAroundTheClock,
	joinedHours,
	type MarketTurn,
	millisecondsUntil,
	type TradingHours,
} from "./market/trading-hours.ts";
export {
	instrumentsOf,
	type WatchList,
	watchLimits,
	withFavouriteToggled,
	withViewed,
} from "./market/watch-list.ts";
export { type Countdown, countdownOf, remainingAt, secondsLeft } from "./micro/countdown.ts";
export { expectedIncomeRule } from "./micro/expected-income.rule.ts";
export { microLossRule } from "./micro/loss.rule.ts";
export { microAccountKind, microBalance } from "./micro/micro-account.ts";
export type { MicroChange, MicroForm } from "./micro/micro-form.ts";
export { type MicroIssue, microIssueNames } from "./micro/micro-issue.ts";
export { microOrderMachine } from "./micro/micro-order.machine.ts";
export type {
	MicroOrderContext,
	MicroOrderEvent,
	MicroOrderInput,
	MicroOrderSettled,
} from "./micro/micro-order.setup.ts";
export {
	type MicroDirection,
	type MicroOrder,
	type MicroOrderId,
	type MicroStage,
	microOrderId,
} from "./micro/micro-order.ts";
export { confirmationIssues, type PressedMicroOrder } from "./micro/micro-press.ts";
export {
	defaultAmount,
	defaultOption,
	type MicroOption,
	type MicroSettings,
} from "./micro/micro-settings.ts";
export { type MicroFacts, type MicroSummary, summariseMicro } from "./micro/micro-summary.ts";
export { lossOf, type MicroTerms, profitPercentOf, termsOf } from "./micro/micro-terms.ts";
export type {
	MicroNews,
	MicroTicketContext,
	MicroTicketEmitted,
	MicroTicketEvent,
	MicroTicketFacts,
	MicroTicketInput,
} from "./micro/micro-ticket.events.ts";
export { microTicketMachine } from "./micro/micro-ticket.machine.ts";
export {
	type MicroOrderPage,
	type MicroOrderQuery,
	MicroTrading,
	type NewMicroOrder,
} from "./micro/micro-trading.port.ts";
export { profitPercentRule } from "./micro/profit-percent.rule.ts";
export { readMicroOrder } from "./micro/read-micro-order.ts";
export { type MicroAnswer, reconcileMicroOrder, type SentMicroOrder } from "./micro/reconcile-micro-order.ts";
export { remainingSecondsRule } from "./micro/remaining-seconds.rule.ts";
export {
	type Decimal,
	decimal,
	divide,
	formatFixed,
	hundred,
	type Money,
	money,
	NotADecimal,
	type Price,
	parseDecimal,
	price,
	type Quantity,
	quantity,
	type Rate,
	type Rounding,
	rate,
	round,
	toText,
	zero,
} from "./money/decimal.ts";
export { type FigureFormat, formatFigure } from "./money/format-figure.ts";
export { type AmountBounds, type AmountIssue, type AmountReading, readAmount } from "./money/read-amount.ts";
export {
	NotATypedDecimal,
	readTypedDecimal,
	shownDecimalMark,
	writeTypedDecimal,
} from "./money/typed-decimal.ts";
export {
	createFullListMachine,
	type FullListContext,
	type FullListEvent,
	type FullListInput,
} from "./paged-list/full-list.machine.ts";
export {
	createPagedListMachine,
	type PagedListContext,
	type PagedListEvent,
	type PagedListInput,
	type PageRequest,
} from "./paged-list/paged-list.machine.ts";
export type { ListPage } from "./paged-list/paged-list.ts";
export { backOff, backOffLimits } from "./realtime/back-off.ts";
export { type Incoming, type Outgoing, type Push, type Topic, topicKey } from "./realtime/frame.ts";
export {
	type Freshness,
	type PriceStanding,
	priceStanding,
	quoteLifetime,
	staleAfter,
} from "./realtime/freshness.ts";
export { holdTopic } from "./realtime/hold-topic.ts";
export type {
	RealtimeContext,
	RealtimeEmitted,
	RealtimeEvent,
	RealtimeInput,
	SocketCommand,
	SocketEvent,
} from "./realtime/realtime.events.ts";
export { realtimeMachine } from "./realtime/realtime.machine.ts";
export { realtimeLimits } from "./realtime/realtime.setup.ts";
export { type OpenSocket, type Socket, socketActor } from "./realtime/socket.port.ts";
export { requestActor } from "./request.actor.ts";
export {
	AnswerLost,
	type CommandError,
	NotSent,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
	Unreadable,
} from "./request.errors.ts";
export {
	type AnyRule,
	defineRule,
	type Rule,
	type RuleExample,
} from "./rule/define-rule.ts";
export { rules } from "./rule/rule-book.ts";
export { type RefusalReason, RuleRefusal } from "./rule/rule-refusal.ts";
export { foundInstruments } from "./search/found-instruments.ts";
export {
	type ProductSearchContext,
	type ProductSearchEvent,
	productSearchMachine,
	type SearchAnswer,
	type SearchKind,
	type SearchQuestion,
} from "./search/product-search.machine.ts";
export { longestSearch, soughtIn } from "./search/search-text.ts";
export {
	type AccountForm,
	type AccountIssue,
	type AccountName,
	readAccountName,
} from "./session/account-name.ts";
export { type AreaCodesContext, areaCodesMachine } from "./session/area-codes.machine.ts";
export { type CaptchaContext, captchaMachine } from "./session/captcha.machine.ts";
export { type CodeRequest, readCodeRequest } from "./session/code-request.ts";
export {
	type CodeSendContext,
	type CodeSendEvent,
	type CodeSendInput,
	codeSecondsLeft,
	codeSendMachine,
	codeWait,
} from "./session/code-send.machine.ts";
export { type Credentials, type Customer, type SignedIn, type Token, token } from "./session/customer.ts";
export { type EmailIssue, readEmail } from "./session/email-address.ts";
export type { FieldChange } from "./session/field-change.ts";
export {
	type ForgotPasswordContext,
	type ForgotPasswordEvent,
	forgotPasswordMachine,
} from "./session/forgot-password.machine.ts";
export {
	type ForgotPasswordChange,
	type ForgotPasswordFacts,
	type ForgotPasswordForm,
	type ForgotPasswordIssue,
	type PasswordReset,
	summariseForgotPassword,
} from "./session/forgot-password-form.ts";
export { inviteLink, inviteQr } from "./session/invite-link.ts";
export { type LoginForm, type LoginIssue, readLoginForm } from "./session/login-form.ts";
export {
	type NewPasswordForm,
	type NewPasswordIssue,
	type NewPayPassword,
	readNewPassword,
} from "./session/new-password.ts";
export { type PasswordContext, type PasswordEvent, passwordMachine } from "./session/password.machine.ts";
export {
	type NewPassword,
	type PasswordChange,
	type PasswordFacts,
	type PasswordForm,
	type PasswordIssue,
	summarisePassword,
} from "./session/password-form.ts";
export { Passwords } from "./session/passwords.port.ts";
export {
	type PayPasswordContext,
	type PayPasswordEvent,
	payPasswordMachine,
} from "./session/pay-password.machine.ts";
export {
	type AreaCode,
	areaOf,
	bareNumber,
	defaultAreaCode,
	type PhoneIssue,
	type PhoneNumber,
	prefixOf,
	readPhoneNumber,
	writePhoneNumber,
} from "./session/phone-number.ts";
export {
	type RegistrationContext,
	type RegistrationEmitted,
	type RegistrationEvent,
	registrationMachine,
} from "./session/registration.machine.ts";
export type { Captcha, Registration, RegistrationProof } from "./session/registration.ts";
export type { RegistrationChange, RegistrationForm } from "./session/registration-form.ts";
export {
	type RegistrationFacts,
	type RegistrationIssue,
	summariseRegistration,
} from "./session/registration-summary.ts";
export { Registrations } from "./session/registrations.port.ts";
export { returnPath } from "./session/return-path.ts";
export { barrierOf, loginPath, redirectFrom } from "./session/route-guard.ts";
export {
	type SessionContext,
	type SessionEmitted,
	type SessionEvent,
	type SessionInput,
	sessionMachine,
} from "./session/session.machine.ts";
export { Sessions } from "./session/sessions.port.ts";
export { VerificationCodes } from "./session/verification-codes.port.ts";
export { type HomeBlock, homeBlocks, orderedHomeBlocks, quickMenu, userMenu } from "./site/home-blocks.ts";
export {
	type Language,
	type LanguageCode,
	languageCodes,
	languageOf,
	languages,
	startLanguage,
} from "./site/language.ts";
export { safeLossUrl } from "./site/loss-url.ts";
export { type MenuRow, type MoneyTile, menuRows, moneyTiles } from "./site/menu-rows.ts";
export {
	type Action,
	actions,
	type Barrier,
	barrierTo,
	type SiteOffer,
	type Standing,
	standingOf,
} from "./site/permission.ts";
export {
	type PreferencesContext,
	type PreferencesEmitted,
	type PreferencesEvent,
	type PreferencesInput,
	preferencesMachine,
	type SavedPreferences,
	type SitePreferences,
} from "./site/preferences.machine.ts";
export { readSite, type SiteReading } from "./site/read-site.ts";
export { type SiteContext, type SiteEvent, siteMachine } from "./site/site.machine.ts";
export { type CustomerTag, noFlags, type SiteFlags } from "./site/site-flags.ts";
export { SiteInformation } from "./site/site-information.port.ts";
export {
	defaultColours,
	defaultSiteName,
	type MenuItem,
	type SiteColours,
	type SiteSettings,
	type SiteStatus,
} from "./site/site-settings.ts";
export { canSwitchTheme, otherTheme, startTheme, type Theme } from "./site/theme.ts";
export { companyLogo, companyMail, companyWebsite } from "./support/company-links.ts";
export { type Contact, type ContactKind, contactOf } from "./support/contact.ts";
export { type Company, Support } from "./support/support.port.ts";
export { type CalendarDay, startOfDay } from "./time/calendar-day.ts";
export { type DeviceClock, type DeviceMoment, momentTold } from "./time/device-moment.ts";
export { earliestDay, type HistoryRange, historyRangeRule } from "./time/history-range.rule.ts";
export { type Instant, instant } from "./time/instant.ts";
export { invalidDate, type MomentShape, writeMoment } from "./time/write-moment.ts";
export { reconcileTransfer, type SentTransfer } from "./transfer/reconcile-transfer.ts";
export { type TransferContext, type TransferEvent, transferMachine } from "./transfer/transfer.machine.ts";
export type { TransferAccount, TransferOrder, TransferRecord } from "./transfer/transfer.ts";
export type { TransferChange, TransferForm } from "./transfer/transfer-form.ts";
export {
	summariseTransfer,
	type TransferFacts,
	type TransferIssue,
	type TransferSummary,
} from "./transfer/transfer-summary.ts";
export { type TransferQuery, Transfers } from "./transfer/transfers.port.ts";
export { ImageUploads, PictureUnreadable } from "./upload/image-uploads.port.ts";
export { type CompressedPicture, compressedPicture, type Picture, picture } from "./upload/picture.ts";
export { compression, maxPictureSize, pictureMediaTypes } from "./upload/picture-limits.ts";
export type { SlotFailure } from "./upload/slot-failure.ts";
export {
	type UploadSlotContext,
	type UploadSlotEmitted,
	type UploadSlotEvent,
	uploadSlotMachine,
} from "./upload/upload-slot.machine.ts";
export type { LevelChange, LevelForm } from "./verification/level-form.ts";
export { type LevelIssue, summariseLevel } from "./verification/level-summary.ts";
export { readTwoLevel, type TwoLevelReading } from "./verification/read-two-level.ts";
export {
	type RealNameContext,
	type RealNameEvent,
	type RealNameFacts,
	realNameMachine,
} from "./verification/real-name.machine.ts";
export {
	type RealNameRecord,
	type RealNameSubmission,
	type ReviewStatus,
	reviewHours,
} from "./verification/real-name.ts";
export type { RealNameChange, RealNameForm } from "./verification/real-name-form.ts";
export {
	type RealNameFlags,
	type RealNameIssue,
	summariseRealName,
} from "./verification/real-name-summary.ts";
export { reconcileLevel } from "./verification/reconcile-level.ts";
export { reconcileRealName, type SentRealName } from "./verification/reconcile-real-name.ts";
export { submitLevel } from "./verification/submit-level.ts";
export {
	type TwoLevelContext,
	type TwoLevelEvent,
	type TwoLevelFacts,
	type TwoLevelInput,
	twoLevelVerificationMachine,
} from "./verification/two-level-verification.machine.ts";
export {
	certificationOf,
	type JuniorSubmission,
	type LevelCard,
	type LevelRecord,
	type LevelStatus,
	type LevelSubmission,
	levelCards,
	mayOpen,
	type SeniorSubmission,
	type TwoLevelStatus,
	type VerificationLevel,
} from "./verification/verification-level.ts";
export { Verifications } from "./verification/verifications.port.ts";
export { type BankIssue, neededBankFields } from "./withdrawal/bank-details.ts";
export {
	type BankDetails,
	type BankField,
	type BoundWay,
	bankFields,
	type NewWay,
	noBankDetails,
	numberOf,
	type ShownBankFields,
	shownBankFields,
} from "./withdrawal/bound-way.ts";
export { boundWaysMachine } from "./withdrawal/bound-ways.machine.ts";
export { type BoundWaysContext, type BoundWaysEvent, mayBeRemoved } from "./withdrawal/bound-ways.setup.ts";
export { withdrawalFeeRule } from "./withdrawal/fee.rule.ts";
export { masked } from "./withdrawal/masked.ts";
export { withdrawalMaxRule } from "./withdrawal/max.rule.ts";
export { type BindingReading, readBinding } from "./withdrawal/read-binding.ts";
export { withdrawalReceiveRule } from "./withdrawal/receive.rule.ts";
export { reconcileBinding, type SentBinding } from "./withdrawal/reconcile-binding.ts";
export { reconcileRemoval, type SentRemoval } from "./withdrawal/reconcile-removal.ts";
export { reconcileWithdrawal, type SentWithdrawal } from "./withdrawal/reconcile-withdrawal.ts";
export type { AddressIssue } from "./withdrawal/typed-address.ts";
export {
	type WayBindingContext,
	type WayBindingEvent,
	wayBindingMachine,
} from "./withdrawal/way-binding.machine.ts";
export type { WayChange, WayFacts, WayForm } from "./withdrawal/way-form.ts";
export { summariseWay, type WayIssue, type WaySummary } from "./withdrawal/way-summary.ts";
export { withdrawalMachine } from "./withdrawal/withdrawal.machine.ts";
export type {
	BindWanted,
	WithdrawalContext,
	WithdrawalEvent,
	WithdrawalToSend,
} from "./withdrawal/withdrawal.setup.ts";
export {
	type ListedOrder,
	offeredKinds,
	type WithdrawalCurrency,
	type WithdrawalKind,
	type WithdrawalOrder,
	type WithdrawalRecord,
	type WithdrawalTarget,
} from "./withdrawal/withdrawal.ts";
export type { ToldOfWithdrawals, WithdrawalFacts } from "./withdrawal/withdrawal-facts.ts";
export type { WithdrawalChange, WithdrawalForm } from "./withdrawal/withdrawal-form.ts";
export {
	needsWay,
	summariseWithdrawal,
	type WithdrawalIssue,
	type WithdrawalSummary,
} from "./withdrawal/withdrawal-summary.ts";
export { type WaysQuery, type WithdrawalQuery, Withdrawals } from "./withdrawal/withdrawals.port.ts";
