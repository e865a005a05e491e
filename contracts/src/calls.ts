import * as account from "./account.ts";
import type { Call } from "./call.ts";
import * as content from "./content.ts";
import * as contract from "./contract.ts";
import * as copyTrading from "./copy-trading.ts";
import * as market from "./market.ts";
import * as micro from "./micro.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as support from "./support.ts";

/** Every call of the platform, for the readers that want them all: the mock platform, Pact and OpenAPI. */
export const calls = [
	site.getBasicInfo,
	site.getCompanyStatus,
	support.getCompany,
	support.searchCompanies,
	site.getManifest,
	content.getMenu,
	content.getBanners,
	content.getHomeNews,
	content.getNews,
	content.getNewsItem,
	content.getMessages,
	content.getMessage,
	content.getDescript,
	session.loginForU,
	session.createAccountDemoForU,
	session.getUserInfo,
	account.getBalance,
	account.getProfits,
	account.getAccountDetail,
	account.getAccountChanges,
	market.getTradeList,
	market.searchInstruments,
	market.getCategories,
	market.getSparklines,
	market.getKline,
	contract.submitContract,
	contract.getMyDeal,
	contract.closeContract,
	contract.cancelContract,
	contract.setStopPrice,
	micro.getSeconds,
	micro.submitMicro,
	micro.getMicroOrders,
	copyTrading.getRanking,
] as const satisfies readonly Call[];
