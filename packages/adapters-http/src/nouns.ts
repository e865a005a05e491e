import { AccountHistory } from "@tradewind/domain/account";
import { Articles } from "@tradewind/domain/content";
import { CopyTrading, Leaders } from "@tradewind/domain/copy-trading";
import { Deposits } from "@tradewind/domain/deposit";
import { Funds } from "@tradewind/domain/fund";
import { Loans } from "@tradewind/domain/loan";
import { MicroTrading } from "@tradewind/domain/micro";
import { SecurityCentre } from "@tradewind/domain/security";
import { Logins, Passwords, Registrations, VerificationCodes } from "@tradewind/domain/session";
import { Support } from "@tradewind/domain/support";
import { Transfers } from "@tradewind/domain/transfer";
import { ImageUploads } from "@tradewind/domain/upload";
import { Verifications } from "@tradewind/domain/verification";
import { Withdrawals } from "@tradewind/domain/withdrawal";
import { Context } from "effect";
import { accounts } from "./account/account.adapter.ts";
import { publications } from "./content/publications.adapter.ts";
import { contractTrading } from "./contract/contract.adapter.ts";
import type { Adapter } from "./http/adapter.ts";
import type { Http } from "./http/http.ts";
import type { AdapterOptions } from "./http/http-options.ts";
import { loadedLater } from "./http/loaded-later.ts";
import { marketData } from "./market/market.adapter.ts";
import { sessions } from "./session/session.adapter.ts";
import { siteInformation } from "./site/site.adapter.ts";

/** The adapters that are part of the first load: it needs them, or they are small. */
const first = [accounts, contractTrading, marketData, publications, sessions, siteInformation];

const without = "without input";
const copyTrading = () => import("./copy-trading/copy-trading.adapter.ts");
const registration = () => import("./session/registration.adapter.ts");

/** The adapters whose code loads with the first request to their port, with the members of the port that are no functions. */
const later = [
	loadedLater(AccountHistory, {}, () =>
		import("./account/account-history.adapter.ts").then((file) => file.accountHistory),
	),
	loadedLater(Articles, {}, () => import("./content/articles.adapter.ts").then((file) => file.articles)),
	loadedLater(CopyTrading, { followedTraders: without, applyAsTrader: without }, () =>
		copyTrading().then((file) => file.copyTrading),
	),
	loadedLater(Deposits, { channels: without, bankOptions: without, pendingDeposit: without }, () =>
		import("./deposit/deposit.adapter.ts").then((file) => file.deposits),
	),
	loadedLater(Funds, { summary: without }, () => import("./fund/fund.adapter.ts").then((file) => file.funds)),
	loadedLater(ImageUploads, {}, () => import("./upload/upload.adapter.ts").then((file) => file.imageUploads)),
	loadedLater(Leaders, {}, () => copyTrading().then((file) => file.leaders)),
	loadedLater(Loans, { status: without, plans: without, repaymentAccounts: without, today: without }, () =>
		import("./loan/loan.adapter.ts").then((file) => file.loans),
	),
	loadedLater(Logins, { enterDemo: without }, () =>
		import("./session/logins.adapter.ts").then((file) => file.logins),
	),
	loadedLater(MicroTrading, { settings: without }, () =>
		import("./micro/micro.adapter.ts").then((file) => file.microTrading),
	),
	loadedLater(Passwords, {}, () => import("./session/passwords.adapter.ts").then((file) => file.passwords)),
	loadedLater(Registrations, { areaCodes: without, captcha: without }, () =>
		registration().then((file) => file.registrations),
	),
	loadedLater(SecurityCentre, { endOthers: without, passkeyLoginOptions: without }, () =>
		import("./security/security.adapter.ts").then((file) => file.securityCentre),
	),
	loadedLater(Support, { company: without }, () =>
		import("./support/support.adapter.ts").then((file) => file.support),
	),
	loadedLater(Transfers, {}, () => import("./transfer/transfer.adapter.ts").then((file) => file.transfers)),
	loadedLater(VerificationCodes, {}, () => registration().then((file) => file.verificationCodes)),
	loadedLater(Verifications, { realNameRecord: without, twoLevelStatus: without }, () =>
		import("./verification/verification.adapter.ts").then((file) => file.verifications),
	),
	loadedLater(Withdrawals, {}, () =>
		import("./withdrawal/withdrawal.adapter.ts").then((file) => file.withdrawals),
	),
];

const adapters = [...first, ...later.map(({ adapter }) => adapter)];

type PortOf<Of> = Of extends Adapter<infer Port> ? Port : never;

/** The request/response ports of the domain. */
export type HttpPorts = PortOf<(typeof adapters)[number]>;

/** Implements all of them over `http`. */
export const httpPorts = (http: Http, options: AdapterOptions) =>
	// The type of a merged list of contexts is that of none.
	Context.mergeAll(...adapters.map((adapter) => adapter(http, options))) as Context.Context<HttpPorts>;

/** Fetches the code that loads later, so that it is there without a network. */
export const loadAdapters = (): Promise<unknown> => Promise.all(later.map(({ load }) => load()));
