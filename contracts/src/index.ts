import * as account from "./account.ts";
import type { Call } from "./call.ts";
import * as content from "./content.ts";
import * as contract from "./contract.ts";
import type { Frame } from "./frame.ts";
import * as frame from "./frame.ts";
import * as market from "./market.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";

export type { Call, InputOf, ReplyOf, WireInput, WireSchema } from "./call.ts";
export { codes, Envelope } from "./envelope.ts";
export type { Frame } from "./frame.ts";
export * as realtime from "./realtime.ts";
export * as wire from "./wire.ts";
export { account, content, contract, market, session, site };

/** Every call of the platform, for the readers that want them all: the mock platform, Pact and OpenAPI. */
export const calls = [
	site.getBasicInfo,
	site.getCompanyStatus,
	site.getManifest,
	content.getMenu,
	content.getBanners,
	content.getHomeNews,
	session.loginForU,
	session.createAccountDemoForU,
	session.getUserInfo,
	account.getBalance,
	account.getProfits,
	market.getTradeList,
	market.getCategories,
	market.getSparklines,
	market.getKline,
	contract.submitContract,
	contract.getMyDeal,
	contract.closeContract,
	contract.cancelContract,
	contract.setStopPrice,
] as const satisfies readonly Call[];

/** Every message on the WebSocket: the client's, then the platform's. */
export const frames = [
	frame.login,
	frame.logout,
	frame.sub,
	frame.unsub,
	frame.ping,
	frame.pong,
	frame.loginResult,
	frame.market,
	frame.kline,
	frame.contractTrade,
	frame.contractClosed,
] as const satisfies readonly Frame[];
