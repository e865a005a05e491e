/** The adapters of the ports that the first load needs, or that are small. */
export { accountHistory, accounts } from "./account/account.adapter.ts";
export { articles, publications } from "./content/content.adapter.ts";
export { contractTrading } from "./contract/contract.adapter.ts";
export { marketData } from "./market/market.adapter.ts";
export { microTrading } from "./micro/micro.adapter.ts";
export { sessions } from "./session/session.adapter.ts";
export { siteInformation } from "./site/site.adapter.ts";
